# Les mots du jeu, chacun fixé une fois : voir docs/glossary.md.

## Numéros qui ont un nom à eux quand personne n'en connaît de meilleur

type-player-id = joueur { $value }
type-team-id = équipe { $value }
type-stage-id = phase { $value }
type-entrant = participant { $value }
type-game-key = { $stage-number ->
    [1] { "" }
   *[other] { $stage },{ " " }
}ronde { $round }, table { $table }{ $board ->
    [none] { "" }
   *[other] , damier { $board }
}{ $game ->
    [none] { "" }
   *[other] , partie { $game }
}

## Couleurs, résultats et marques

color-white = Blancs
color-black = Noirs
outcome-win = gain
outcome-draw = nulle
outcome-loss = perte
mark-plus = gain par forfait
mark-minus = perte par forfait
mark-adjourned = partie ajournée
mark-annulled = partie annulée
mark-bye = exempt
mark-absent = absent

reason-no-moves = plus de coup possible
reason-resignation = abandon
reason-stopped-clock = pendule arrêtée
reason-refusal = refus de poursuivre la partie
reason-time = dépassement du temps
reason-lateness = absence ou retard
reason-sanction = sanction
reason-sealed-move = coup sous pli
reason-reconstruction = relevé non reconstitué
reason-wrong-board = partie jouée sur un autre damier
reason-withdrawal = retrait

phase-paired = appariée
phase-published = publiée
phase-started = commencée
phase-closed = close

free-kind-bye = exempt, gain par forfait
free-kind-plus-after-withdrawal = gain par forfait après un retrait
free-kind-no-game = sans partie

absence-not-yet-entered = pas encore inscrit
absence-announced = absence annoncée
absence-withdrawn = retrait
absence-free = exempt

departure-withdrawn = retrait
departure-excluded = exclusion
leaving-effect-kept = les résultats restent acquis, les parties inachevées sont perdues
leaving-effect-annulled = les résultats sont annulés

## Sanctions

sanction-remark = observation
sanction-warning = avertissement
sanction-reprimand = blâme
sanction-fine = amende
sanction-other = autre mesure
sanction-loss = perte de la partie
sanction-annulment = annulation de la partie
sanction-exclusion = exclusion de la compétition
sanction-removal = expulsion de la salle

phrase-remark = observation
phrase-warning = avertissement
phrase-reprimand = blâme
phrase-fine = amende
phrase-other-measure = autre mesure
phrase-loss = perte de la partie
phrase-annulment = annulation de la partie
phrase-removal = expulsion de la salle

offence-conduct = manquement aux règles de conduite
offence-phone = sonnerie de téléphone
offence-lateness = retard
offence-refusal = refus de respecter les règles ou d'obéir
offence-cheating = infraction délibérée, tricherie

## Systèmes de jeu

system-round-robin = { $cycles ->
    [1] toutes rondes
    [one] toutes rondes, { $cycles } tour
   *[other] toutes rondes, { $cycles } tours
}
system-swiss = système suisse { $value }
system-knockout = élimination directe
system-lost-points = élimination par points perdus
system-scheveningen = système Scheveningue
system-match = match
system-mixed = système mixte

swiss-f1 = fédération mondiale, participants classés
swiss-f2 = fédération mondiale, par tirage au sort
swiss-f3 = fédération mondiale, « quarts »
swiss-f4 = fédération mondiale, points de classification (Haley)
swiss-u0 = Ukraine, tirage de base
swiss-u1 = Ukraine, Solkoff médian avec classement Elo
swiss-u2 = Ukraine, Solkoff médian sans classement Elo
swiss-c = dames à colonnes

knockout-places-first = pour la première place
knockout-places-first-and-third = pour la première et la troisième place
knockout-places-all = pour toutes les places

character-individual = individuelle
character-team = par équipes
character-individual-and-team = individuelle et par équipes
character-individual-with-team-scoring = individuelle avec classement par équipes

level-international = international
level-national-to-city = national, régional ou municipal
level-district = local

class-classic = cadence classique
class-semi-rapid = parties semi-rapides
class-rapid = parties rapides
class-blitz = blitz
class-correspondence = jeu par correspondance
class-match = match à sets
class-match-tiebreak = départage d'un match
class-playoff-rounds = rondes de barrage
class-simul = séance de simultanées
device-mechanical = pendules mécaniques
device-electronic = pendules électroniques

sex-female = femmes
sex-male = hommes

## Codes et variantes

code-ua2013 = règles ukrainiennes de 2013
code-ua2023 = règles ukrainiennes de 2023
code-fmjd100 = fédération mondiale, 100 cases
code-fmjd64 = fédération mondiale, 64 cases
code-wcdf = fédération mondiale de checkers (WCDF)
code-columns = code des dames à colonnes

variant-international = dames internationales
variant-russian = dames russes
variant-brazilian = dames brésiliennes
variant-english = dames anglaises
variant-columns = dames à colonnes
variant-lasca = lasca
variant-italian = dames italiennes
variant-spanish = dames espagnoles
variant-portuguese = dames portugaises
variant-czech = dames tchèques
variant-pool = dames pool
variant-thai = dames thaïes
variant-frisian = dames frisonnes
variant-frysk = dames frysk
variant-antidraughts = qui perd gagne
variant-breakthrough = percée

## Catégories d'âge

age-young-hopes = jeunes espoirs
age-junior-youths = poussins
age-senior-youths = benjamins
age-junior-cadets = minimes
age-cadets = cadets
age-juniors = juniors
age-youth = espoirs
age-adults = adultes
age-veterans-1 = vétérans, premier groupe
age-veterans-2 = vétérans, deuxième groupe
age-veterans-3 = vétérans, troisième groupe

## Réclamations, départs, fin

complainant-player = { $value }
complainant-captain = capitaine, { $value }
about-fact = entrée n° { $value } du journal
about-game = { $value }
about-other = autre sujet
protest-status-lodged = l'arbitre principal doit statuer
protest-status-ruled = { $upheld ->
    [yes] admise par l'arbitre principal : { $ruling }
   *[no] rejetée par l'arbitre principal : { $ruling }
}
protest-status-appealed = le jury d'appel doit trancher
protest-status-final = { $upheld ->
    [yes] admise par le jury d'appel : { $ruling }
   *[no] rejetée par le jury d'appel : { $ruling }
}
leaving-ruling = parties jouées : { $played } sur { $planned } ; { $effect }
over-finished = les résultats sont homologués
over-cancelled = la compétition est annulée : { $reason }
side-first = premier
side-second = second
