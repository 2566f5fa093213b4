# Ce qu'il faut faire ensuite : un message pour chaque cas de `Duty`.

task = { $who } : { $duty }
# Une tâche dans une compétition à plusieurs phases.
task-in-stage = { $task } ({ $stage })

duty-regulation = approuver un règlement
duty-chief-arbiter = nommer un arbitre principal
duty-technical = rédiger le règlement technique
duty-signatures = faire signer le règlement technique par { $value }
duty-committee = nommer le jury d'appel
duty-approve-entries = vérifier et approuver les inscriptions
duty-numbers = tirer au sort ou attribuer les numéros
duty-lots = tirer au sort pour la ronde { $value-2 }, { $value-3-count ->
    [1] table
   *[other] tables
} { $value-3 } : qui passe
duty-pair = apparier la ronde { $value-2 }
duty-publish = publier l'appariement de la ronde { $value-2 }
duty-start = lancer la ronde { $value-2 }
duty-results = saisir les résultats de la ronde { $value-2 }, { $value-3-count ->
    [1] table
   *[other] tables
} { $value-3 }
duty-adjourned = terminer les parties ajournées de la ronde { $value-2 }, { $value-3-count ->
    [1] table
   *[other] tables
} { $value-3 }
duty-close = clore la ronde { $value-2 }
duty-further-part = décider si { $value } continue après { $value-2 ->
    [one] { $value-2 } ronde manquée
   *[other] { $value-2 } rondes manquées
}
duty-rule-on-protest = statuer sur la réclamation n° { $value }
duty-decide-appeal = trancher l'appel sur la réclamation n° { $value }
duty-approve-results = homologuer les résultats
duty-report = faire rapport à l'organisateur et à la fédération
duty-checklist = { $value }

## La liste des devoirs d'un arbitre

phrase-report-to-the-organisers-and-have-the-special-regulations-presented = se présenter aux organisateurs et se faire remettre le règlement particulier
phrase-annul-what-contradicts-the-basic-regulations = annuler ce qui contredit le règlement de base
phrase-have-a-notice-board = disposer d'un panneau d'affichage
phrase-see-that-the-special-regulations-are-posted = veiller à l'affichage du règlement particulier
phrase-see-that-the-list-of-prizes-is-posted = veiller à l'affichage de la liste des prix
phrase-see-that-the-list-of-prizes-is-exact = veiller à l'exactitude de la liste des prix
phrase-wear-a-sign-of-the-office = porter un insigne de la fonction
phrase-know-how-to-reach-an-organiser-at-any-time = savoir comment joindre un organisateur à tout moment
phrase-check-from-time-to-time-that-the-clocks-run = vérifier de temps à autre que les pendules marchent
phrase-see-that-moves-are-recorded = veiller à ce que les coups soient notés
phrase-collect-the-original-score-sheets = recueillir les originaux des feuilles de notation
phrase-see-that-results-are-posted = veiller à l'affichage des résultats
phrase-follow-the-announcement-of-the-winners = suivre la proclamation des vainqueurs
phrase-write-the-report-on-the-forms-of-annex-ix = rédiger le rapport sur les formulaires de l'annexe IX
phrase-note-deviations-incidents-and-proposals-on-an-additional-sheet = noter écarts, incidents et propositions sur une feuille supplémentaire
phrase-learn-what-has-become-of-requests-and-proposals = s'informer de la suite donnée aux demandes et aux propositions
