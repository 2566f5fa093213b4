# Jeu par correspondance sur le site : compétitions, adjudication, litiges, lettres.

## Refusals

post-refused-nothing-said = rien n’est écrit
post-refused-no-dispute = l’entrée { $number } n’est ni une question ni un appel en attente de décision
post-refused-no-decision = l’entrée { $number } n’est pas une décision de l’arbitre

## An event

letters-event-on = Cette compétition se joue par correspondance :
letters-event-goes-on = Les parties d’une ronde commencent quand elle est publiée ; leurs résultats entrent d’eux-mêmes dans la compétition.
letters-code = Code du jeu par correspondance
letters-closing = Jour de clôture
letters-waiting = En attente d’une décision
letters-question-open = une question à l’arbitre
letters-appeal-open = un appel
letters-adjudication-open = en attente d’adjudication
letters-protest-open = une réclamation contre le verdict
letters-unseated = Ces parties ne peuvent commencer : un joueur n’a pas de compte ici, ou la composition n’est pas connue

## A game

letters-tell-me = M’avertir dans ce navigateur quand c’est à moi
letters-then-about = Une ligne chacune : une réplique de l’adversaire à ce coup, votre réponse, et ainsi de suite. Personne d’autre ne les voit.
letters-offer-a-draw = Proposer la nulle
letters-tell-delay = Prévenir que la réponse tardera
letters-wins-white = les blancs gagnent
letters-wins-black = les noirs gagnent

## Adjudication

letters-adjudication = La partie est interrompue et adjugée
letters-assessment = Votre évaluation
letters-analysis = Analyse
letters-analysis-about = Envoyez votre évaluation avec une analyse. Sans analyse à temps, pas de droit de réclamer.
letters-proposed = Ce qui suit des évaluations
letters-verdict = Verdict
letters-protest = Réclamer
letters-protest-about = Une réclamation exige une analyse ; un autre en décide, définitivement.

## Questions, complaints, appeals

letters-disputes = Questions et appels
letters-ask = Saisir l’arbitre ou se plaindre
letters-ask-about = L’arbitre décide ; inutile de discuter avec votre adversaire.
letters-question = De quoi s’agit-il ?
letters-appeal = Faire appel
letters-appeal-about = L’organisateur décide des appels faits dans le délai du code ; sa décision est définitive.
letters-decision = Décision
letters-grant = Accepter
letters-deny = Rejeter
letters-granted = Acceptée
letters-denied = Rejetée
letters-undecided = Pas encore décidé.
letters-own-decision = La décision est la vôtre : un autre membre de l’organisation statue sur l’appel.

## The arbiter

letters-count-from = Le nouveau décompte commence le
letters-other = Autres décisions
letters-grant-break = Accorder une pause
letters-log = Entrées

## What entries are called

letters-fact-begun = partie commencée
letters-fact-documents = documents reçus
letters-fact-impossible = coup impossible
letters-fact-complaint = plainte sur une lettre
letters-fact-corrected = lettre corrigée
letters-fact-repeated = coup répété
letters-fact-delay = retard annoncé
letters-fact-sign = signe de vie
letters-fact-claimed = dépassement réclamé
letters-fact-objected = objection
letters-fact-upheld = réclamation admise
letters-fact-rejected = réclamation rejetée
letters-fact-overstep = dépassement constaté
letters-fact-charged = jours imputés
letters-fact-offered = nulle proposée
letters-fact-accepted = nulle acceptée
letters-fact-declined = nulle refusée
letters-fact-draw-claimed = nulle réclamée
letters-fact-resigned = abandon
letters-fact-flag = temps épuisé
letters-fact-left = a quitté la compétition
letters-fact-left-ruled = partie d’un joueur parti décidée
letters-fact-closed = interrompue au jour de clôture
letters-fact-record = notation envoyée
letters-fact-analysis = analyse envoyée
letters-fact-adjudicated = adjugée
letters-fact-protested = réclamation
letters-fact-stands = verdict maintenu
letters-fact-protest-ruled = réclamation tranchée
letters-fact-asked = question à l’arbitre
letters-fact-answered = réponse de l’arbitre
letters-fact-appealed = appel
letters-fact-appeal-ruled = appel tranché
letters-fact-awarded = résultat fixé par décision
letters-fact-struck = entrée rayée

## Letters

letters-told-turn = { $opponent } a joué { $move }. Jours qui vous restent : { $days }.
letters-told-first = Votre partie contre { $opponent } commence par votre coup. Jours qui vous restent : { $days }.
letters-told-few = Il vous reste peu de jours contre { $opponent } : { $days }.
letters-told-offer = { $opponent } propose la nulle.
letters-told-term = Dans votre partie contre { $opponent } : { $what }, avant le { $until }.
letters-told-over = Votre partie contre { $opponent } est finie : { $score }.
letters-mail-subject-game = Votre partie contre { $opponent }
letters-mail-answer = Vous pouvez répondre à cette lettre : la première ligne est votre coup, dans n’importe quelle notation. Le signe = ou « nulle » après le coup propose la nulle, « nulle » seul la propose ou l’accepte, « abandon » abandonne.
letters-mail-refused-subject = Pas fait : votre partie contre { $opponent }
letters-mail-refused =
    Votre lettre disait : { $line }
    C’est impossible : { $why }.
    Le damier : { $link }
letters-answer-draw = nulle, remise
letters-answer-resign = abandon, abandonne, j’abandonne, j'abandonne

# Players without an account
letters-by-letter = Commencer aussi ces parties
letters-by-letter-about = Les joueurs sans compte écrivent à l’arbitre, qui saisit leurs coups avec les jours des lettres.
letters-letter-of = Une lettre de
letters-letter-about = Saisissez le coup, le jour où il a reçu celui de l’adversaire et le jour du cachet de la poste ; jours vides : celui de l’envoi de l’adversaire, et aujourd’hui.
letters-with-offer = avec une proposition de nulle
letters-letter-received = Reçu
letters-letter-sent = Cachet
letters-letter-enter = Saisir la lettre
letters-letter-accepts = Accepte la nulle
letters-letter-declines = Refuse la nulle
letters-letter-resigns = Abandonne
