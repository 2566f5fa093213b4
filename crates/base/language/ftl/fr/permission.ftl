# Les fonctions, et ce que peuvent faire ceux qui les exercent.

## Fonctions

role-organiser = organisateur
role-chief-arbiter = arbitre principal
role-deputy = arbitre principal adjoint
role-doctor = médecin
role-chief-secretary = secrétaire principal
role-information-arbiter = arbitre chargé de l'information
role-senior-arbiter = arbitre de secteur
role-line-arbiter = arbitre
role-captain = capitaine d'équipe
role-player = joueur
role-assistant = assistant d'un joueur
role-spectator = spectateur
role-jury = membre du jury d'appel
role-federation = fédération

## Ce qui se fait ; suit « n'autorise pas à »

action-approve-regulation = approuver le règlement
action-change-regulation = modifier le règlement
action-write-technical = rédiger le règlement technique
action-appoint-panel = nommer le corps arbitral
action-relieve-arbiter = relever un arbitre de ses fonctions
action-form-committee = constituer le jury d'appel
action-schedule = établir le calendrier
action-take-entries = recevoir et vérifier les inscriptions
action-admit-late = admettre un participant en retard
action-draw-lots = procéder au tirage au sort
action-pair = faire l'appariement
action-override-pairing = passer outre au programme d'appariement
action-publish = publier appariements et résultats
action-start-round = donner le signal du départ
action-stop-clocks = arrêter les pendules
action-hand-in-line-up = remettre une composition d'équipe
action-record-result = inscrire un résultat
action-fix-result = trancher le sort d'une partie
action-decide-further-part = décider du sort d'un participant qui a manqué des rondes
action-sanction = infliger une sanction
action-expel-spectator = expulser un spectateur
action-permit-leave = permettre de quitter l'aire de jeu, de téléphoner ou de parler
action-permit-cameras = permettre les prises de vues
action-break-off = interrompre ou annuler la compétition
action-protest = déposer une réclamation
action-rule-on-protest = statuer sur une réclamation
action-decide-appeal = trancher un appel
action-decide-unforeseen = trancher ce que les règles ne prévoient pas
action-keep-documents = tenir les documents
action-approve-standings = homologuer le classement final
action-report = faire rapport à l'organisateur et à la fédération
action-choose-correction = choisir entre rectifier et maintenir
action-count-moves = compter les coups en vue d'une nulle
