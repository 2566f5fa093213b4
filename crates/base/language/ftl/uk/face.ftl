# The face of the site: menu, look, names as people say them, the lobby.

# The menu.

menu-play = Грати
menu-watch = Дивитися
menu-learn = Вчитися
menu-compete = Змагатися
menu-rules = Правила
menu-lobby = Зала
menu-running = Партії, що граються
menu-archive = Усі партії
menu-today = Задача дня
menu-codes = Правила всіх ігор
menu-profile = Моя сторінка

# Look and sound.

look-title = Вигляд і звук
look-text = Зберігається в цьому браузері. Вибір видно одразу.
look-more = Дошки, шашки та інше
look-theme = Кольори
look-theme-auto = як у системі
look-theme-light = світлі
look-theme-dark = темні
look-contrast = Контраст
look-contrast-auto = як у системі
look-contrast-high = високий
look-board = Дошка
look-board-auto = звичайна для гри
look-board-wood = дерево
look-board-slate = сланець
look-board-checkers = зелена з палевою
look-board-print = друк
look-pieces = Шашки
look-pieces-soft = м’який край
look-pieces-turned = точені
look-pieces-polished = поліровані
look-pieces-plain = як на діаграмах
look-towers = Стовпи
look-towers-smooth = гладкі
look-towers-milled = карбований край
look-coordinates = Назви полів
look-coordinates-inside = на дошці
look-coordinates-outside = поруч із дошкою
look-coordinates-off = немає
look-sound = Звук
look-sound-on = увімкнено
look-sound-off = вимкнено

# Games, editions and time controls as people say them.

spoken-international = Міжнародні
spoken-russian = Російські
spoken-brazilian = Бразильські
spoken-english = Англійські (чекерс)
spoken-columns = Стовпові
spoken-lasca = Ласка
spoken-italian = Італійські
spoken-spanish = Іспанські
spoken-portuguese = Португальські
spoken-czech = Чеські
spoken-pool = Пул
spoken-thai = Тайські
spoken-frisian = Фризькі
spoken-frysk = Фриск
spoken-antidraughts = Антишашки
spoken-breakthrough = Прорив
spoken-edition = { $game }, { $edition }
spoken-code-fmjd = FMJD
spoken-code-ua2023 = Україна 2023
spoken-code-ua2013 = Україна 2013
spoken-code-wcdf = WCDF
spoken-code-columns = Кодекс стовпових шашок
spoken-days = { $number } дн.
spoken-hours = { $number } год
spoken-minutes = { $number } хв
spoken-seconds = { $number } с
spoken-none = без годинника
spoken-plus = { $time } + { $each }
spoken-moves = { $moves } ходів за { $time }
spoken-then = { ", " }потім{ " " }
spoken-again = { $periods }, знову й знову

# The lobby.

lobby-title = Грайте в шашки
lobby-text = Усі види шашок за офіційними правилами: наживо, заочно, проти програми, у турнірах. Безкоштовно й без реклами.
lobby-quick = Грати зараз
lobby-engine = Грати з програмою
lobby-friend = Грати з другом
lobby-letters = Заочно
lobby-options = Більше можливостей
lobby-close = Закрити
lobby-own = Ваші партії
lobby-your-move = Ваш хід
lobby-their-move = Хід суперника
lobby-watch = Дивіться
lobby-solve = Розв’язати
lobby-events = Змагання
lobby-no-events = Зараз змагань не оголошено.
lobby-all-events = Усі змагання
lobby-sign-in-to-accept = Увійдіть, щоб прийняти

# Events.

head-round = Тур { $round } з { $of }
head-players = Гравців: { $number }

# Standings.

wall-standings-during = Становище, тур { $after } ще грають

# One offer, one game.

challenge-own = Ваша пропозиція
challenge-invites = Вас запрошують зіграти в шашки.
challenge-your-colour = Ваш колір
game-casual = товариська
game-analyse = Аналізувати
game-new-opponent = Новий суперник
game-share = Поділитися
share-link = Посилання
share-embed = Щоб показати на власній сторінці
share-card = Картинка для поширення
copy = Копіювати
copied = Скопійовано
account-name-help = Від 2 до 24 літер, цифр, - та _, без пробілів. Його бачитимуть інші.
head-next = Тур { $round }:
analysis-try = Зіграти краще
spoken-days-moves = { $days } днів на { $other } ходів
spoken-days-plus = { $days } днів + { $other } на хід
spoken-days-each =
    { $days ->
        [one] { $days } день на хід
        [few] { $days } дні на хід
        [many] { $days } днів на хід
       *[other] { $days } дня на хід
    }
