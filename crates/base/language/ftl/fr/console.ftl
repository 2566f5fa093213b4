# Boards on the site and the console of a round.

desk-tab-console = Pupitre

console-annulled = ne compte pas
console-arbiter-corrects = L’arbitre fait rectifier l’irrégularité.
console-attended = Traité
console-attended-already = Cet appel a déjà été traité.
console-awaited = attendu
console-board-decided = Cette table a son résultat ; on ne la déplace plus.
console-both-lose = perdue pour les deux
console-by-schedule = Les rondes commencent d’elles-mêmes à l’heure prévue
console-call = Appeler l’arbitre
console-call-about = À quel sujet
console-call-too-early = On appelle l’arbitre une fois la ronde commencée.
console-called = L’arbitre a été appelé.
console-called-already = L’arbitre a déjà été appelé plusieurs fois ; quelqu’un viendra.
console-calm-lost = le calme est rompu
console-chooses = Choisit
console-chosen-already = Ce choix a déjà été fait.
console-clock = Pendule
console-clocks = Pendules
console-correct = Rectifier
console-corrected = rectifié
console-counters = Compteurs
console-delay = Les spectateurs voient les coups avec tant de minutes de retard
console-delay-too-long = Les coups sont cachés aux spectateurs pendant deux heures au plus.
console-go-on-all = Remettre toutes les pendules en marche
console-halt-all = Arrêter toutes les pendules
console-in-hall = Dans la salle
console-in-name = Les résultats du site sont inscrits au nom de
console-irregular = Irrégularité
console-let-stand = Laisser
console-minutes = Minutes
console-more-calls = On appelle l’arbitre.
console-moves = Coups
console-no-such-board = Cette table n’existe pas ou ne se joue pas sur le site.
console-of-time = { $what } : { $time }
console-on-site = Cette table se joue sur le site.
console-online = Sur le site
console-open = Ouvrir la table
console-opponent-chooses = L’adversaire choisit si l’irrégularité est rectifiée.
console-order-adjourn = Ajourner
console-order-award = Décider la partie
console-order-excuse = Excuser le retard
console-order-give-time = Donner du temps
console-order-go-on = Remettre les pendules en marche
console-order-halt = Arrêter les pendules
console-order-incomplete = Il manque quelque chose : qui, combien de temps, comment, ou le motif.
console-order-reopen = Ouvrir l’enveloppe
console-order-take-time = Retirer du temps
console-ordered = { $count ->
    [one] Fait à { $count } table.
   *[other] Fait à { $count } tables.
}
console-play-goes-back = On revient à l’irrégularité.
console-play-in-hall = Jouer cette table dans la salle
console-play-on-site = Jouer cette table sur le site
console-playing = encore en jeu
console-record = Notation
console-regular-on-site = Sur le site, aucun coup contraire aux règles n’est possible.
console-result-comes = Cette table se joue sur le site ; son résultat vient de la partie. Le pupitre permet de décider la partie ou de déplacer la table dans la salle.
console-room-closes = la salle ferme
console-seconds = Secondes
console-stands = laissé
console-story = Ce qui s’est passé ici
console-time = Temps
console-to-board = À la table
console-trouble = manque de temps
console-where = Où se jouent les tables
console-where-help = Les tables du site s’ouvrent à la publication de la ronde, entre les comptes des joueurs ; les pendules partent avec la ronde. Certaines tables peuvent se jouer ailleurs.
console-your-board = Votre table
console-state-hall = dans la salle
console-state-no-account = sans compte
console-state-closed = pas ouverte
console-state-waiting = attend le départ
console-state-playing = en jeu
console-state-halted = pendules arrêtées
console-state-sealed = ajournée
console-state-over = terminée

# The list of duties.

desk-duties = Devoirs selon le code
desk-duties-before = Avant la ronde 1
desk-duties-during = Pendant l’épreuve
desk-duties-after = Ensuite

# Irregularities, by their numbers in the unified list.

irregular-1 = Deux coups de suite, ou un coup hors de son tour
irregular-2 = Mouvement impossible ou irrégulier
irregular-3 = Une pièce touchée, une autre jouée
irregular-4 = Coup repris ou remplacé
irregular-5 = Pièce de l’adversaire jouée
irregular-6 = Coup simple alors qu’une prise s’imposait
irregular-7 = Pièces enlevées sans raison
irregular-8 = Moins ou plus de pièces prises qu’il ne fallait
irregular-9 = Arrêt au milieu d’une prise
irregular-10 = Pièces enlevées avant la fin de la prise
irregular-11 = Moins de pièces enlevées que prises
irregular-12 = Pièces enlevées qui n’étaient pas prises
irregular-13 = Arrêt pendant l’enlèvement des pièces prises
irregular-14 = Pièces propres enlevées après une prise
irregular-15 = Pion promu mais non couronné
irregular-16 = Jeu avec une dame non couronnée
irregular-17 = Deux mains pour jouer et enlever
irregular-18 = Pièces touchées ou arrangées hors de son tour
irregular-19 = Pièce injouable touchée sans avertir
irregular-20 = Pièces ajoutées
irregular-21 = Pion qui continue à prendre après la rangée de dames
irregular-22 = Damier mal placé
irregular-23 = Mauvaise disposition
irregular-24 = Mauvaises couleurs
irregular-25 = Pièce sur une case claire ou hors du damier
irregular-26 = Pièces déplacées par accident
irregular-27 = Moitiés d’une dame sur deux cases
irregular-28 = Coup annoncé différent de celui du damier
irregular-29 = Prise peu claire ou enlèvement dans le désordre
irregular-30 = Refus d’observer les règles
irregular-31 = Coups non notés comme le code l’exige, ou notation fausse
irregular-32 = Situation que les joueurs n’ont pas causée
irregular-33 = Coup impossible par lettre
