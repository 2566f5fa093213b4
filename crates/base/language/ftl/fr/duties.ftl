# Les devoirs des officiels selon les codes.

desk-duty-shown = attesté par l'épreuve elle-même
desk-duty-by-itself = se coche de soi-même

phrase-draw-up-the-technical-regulation-and-make-it-known-to-the-participants = établir le règlement technique et le porter à la connaissance des participants
phrase-check-and-approve-the-entries = vérifier et valider les inscriptions
phrase-draw-up-the-schedule-of-play-and-make-it-known-to-the-participants = établir le calendrier des rondes et le porter à la connaissance des participants
phrase-check-that-the-venue-the-equipment-and-the-inventory-are-ready = vérifier que la salle, l'équipement et le matériel sont prêts
phrase-decide-on-which-side-of-the-boards-the-clocks-stand = décider de quel côté des damiers se trouvent les pendules
phrase-acquaint-the-players-with-the-conditions = faire connaître les conditions aux joueurs
phrase-hold-a-meeting-of-the-team-representatives = tenir une réunion des représentants des équipes
phrase-see-to-it-that-an-appeals-committee-is-elected = veiller à l'élection d'un jury d'appel
phrase-prepare-and-hold-the-drawing-of-lots = préparer et effectuer le tirage au sort
phrase-hold-meetings-of-the-panel-of-arbiters = tenir les réunions du corps arbitral
phrase-direct-the-arbiters-and-the-technical-staff = diriger les arbitres et le personnel technique
phrase-see-that-the-players-are-not-disturbed-and-the-atmosphere-is-friendly = veiller à ce que les joueurs ne soient pas dérangés et à la bonne ambiance
phrase-see-that-the-pairings-are-published = veiller à la publication des appariements
phrase-take-responsibility-for-the-pairing = répondre de l'appariement
phrase-give-the-signal-to-start-each-round-and-have-the-clocks-started = donner le signal du début de chaque ronde et faire mettre les pendules en marche
phrase-start-a-control-clock-on-the-arbiters-table-with-the-players-clocks = mettre en marche, avec les pendules des joueurs, une pendule de contrôle à la table d'arbitrage
phrase-see-that-the-balloted-first-moves-are-played-correctly = veiller à ce que les premiers coups tirés au sort soient joués correctement
phrase-observe-play-above-all-in-time-trouble = observer le jeu, surtout en crise de temps
phrase-collect-the-score-sheets-signed-by-both-players = recueillir les feuilles de notation signées par les deux joueurs
phrase-record-the-results-of-the-encounters = enregistrer les résultats des rencontres
phrase-keep-the-official-wall-chart = tenir à jour le tableau mural officiel
phrase-prepare-information-for-the-participants = préparer l'information destinée aux participants
phrase-prepare-information-for-the-press = préparer l'information destinée à la presse
phrase-have-game-records-and-other-documents-printed-for-the-participants = faire imprimer les parties et les autres documents pour les participants
phrase-sum-up-and-approve-the-results = faire le bilan et homologuer les résultats
phrase-fill-in-certificates-for-those-who-fulfilled-norms = remplir les attestations de ceux qui ont réalisé des normes
phrase-hand-the-written-report-to-the-organiser-and-the-federation = remettre le rapport écrit à l'organisateur et à la fédération
phrase-send-the-cross-table-and-the-rating-documents-to-the-technical-commission = envoyer le tableau et les documents pour le classement à la commission technique
phrase-hand-in-the-complete-documentation-of-the-event = remettre la documentation complète de l'épreuve
phrase-write-a-report-for-the-press = rédiger un compte rendu pour la presse
phrase-forward-the-proposals-of-the-report = transmettre les propositions du rapport à qui de droit
