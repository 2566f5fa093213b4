# The face of the site: menu, look, names as people say them, the lobby.

# The menu.

menu-play = Играть
menu-watch = Смотреть
menu-learn = Учиться
menu-compete = Соревноваться
menu-rules = Правила
menu-lobby = Зал
menu-running = Партии, которые идут
menu-archive = Все партии
menu-today = Задача дня
menu-codes = Правила всех игр
menu-profile = Моя страница

# Look and sound.

look-title = Вид и звук
look-text = Хранится в этом браузере. Выбор виден сразу.
look-more = Доски, шашки и другое
look-theme = Цвета
look-theme-auto = как в системе
look-theme-light = светлые
look-theme-dark = тёмные
look-contrast = Контраст
look-contrast-auto = как в системе
look-contrast-high = высокий
look-board = Доска
look-board-auto = обычная для игры
look-board-wood = дерево
look-board-slate = сланец
look-board-checkers = зелёная с палевой
look-board-print = печать
look-pieces = Шашки
look-pieces-soft = мягкий край
look-pieces-turned = точёные
look-pieces-polished = полированные
look-pieces-plain = как на диаграммах
look-towers = Столбы
look-towers-smooth = гладкие
look-towers-milled = рифлёный край
look-coordinates = Названия полей
look-coordinates-inside = на доске
look-coordinates-outside = рядом с доской
look-coordinates-off = нет
look-sound = Звук
look-sound-on = включён
look-sound-off = выключен

# Games, editions and time controls as people say them.

spoken-international = Международные
spoken-russian = Русские
spoken-brazilian = Бразильские
spoken-english = Английские (чекерс)
spoken-columns = Столбовые
spoken-lasca = Ласка
spoken-italian = Итальянские
spoken-spanish = Испанские
spoken-portuguese = Португальские
spoken-czech = Чешские
spoken-pool = Пул
spoken-thai = Тайские
spoken-frisian = Фризские
spoken-frysk = Фриск
spoken-antidraughts = Антишашки
spoken-breakthrough = Прорыв
spoken-edition = { $game }, { $edition }
spoken-code-fmjd = FMJD
spoken-code-ua2023 = Украина 2023
spoken-code-ua2013 = Украина 2013
spoken-code-wcdf = WCDF
spoken-code-columns = Кодекс столбовых шашек
spoken-days = { $number } дн.
spoken-hours = { $number } ч
spoken-minutes = { $number } мин
spoken-seconds = { $number } с
spoken-none = без часов
spoken-plus = { $time } + { $each }
spoken-moves = { $moves } ходов за { $time }
spoken-then = { ", " }затем{ " " }
spoken-again = { $periods }, снова и снова

# The lobby.

lobby-title = Играйте в шашки
lobby-text = Все виды шашек по официальным правилам: вживую, заочно, против программы, в турнирах. Бесплатно и без рекламы.
lobby-quick = Играть сейчас
lobby-engine = Играть с программой
lobby-friend = Играть с другом
lobby-letters = Заочно
lobby-options = Больше возможностей
lobby-close = Закрыть
lobby-own = Ваши партии
lobby-your-move = Ваш ход
lobby-their-move = Ход соперника
lobby-watch = Смотрите
lobby-solve = Решить
lobby-events = Соревнования
lobby-no-events = Сейчас соревнований не объявлено.
lobby-all-events = Все соревнования
lobby-sign-in-to-accept = Войдите, чтобы принять

# Events.

head-round = Тур { $round } из { $of }
head-players = Игроков: { $number }

# Standings.

wall-standings-during = Положение, тур { $after } ещё играют

# One offer, one game.

challenge-own = Ваше предложение
challenge-invites = Вас приглашают сыграть в шашки.
challenge-your-colour = Ваш цвет
game-casual = товарищеская
game-analyse = Анализировать
game-new-opponent = Новый соперник
game-share = Поделиться
share-link = Ссылка
share-embed = Чтобы показать на своей странице
share-card = Картинка для публикации
copy = Копировать
copied = Скопировано
account-name-help = От 2 до 24 букв, цифр, - и _, без пробелов. Его увидят другие.
head-next = Тур { $round }:
analysis-try = Сыграть лучше
spoken-days-moves = { $days } дней на { $other } ходов
spoken-days-plus = { $days } дней + { $other } на ход
spoken-days-each =
    { $days ->
        [one] { $days } день на ход
        [few] { $days } дня на ход
        [many] { $days } дней на ход
       *[other] { $days } дня на ход
    }
