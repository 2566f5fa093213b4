# Titres pour des places, ce qui diffère entre deux rapports, appartenance sur une fiche.

books-act-place-titles = Décerner les titres qu’une épreuve donne pour des places
act-field-championship = Championnat, par son nom dans les conditions des titres
books-no-championship = les conditions des titres ne connaissent pas ce championnat ; il y a { $known }
books-not-official = seules les épreuves officielles de la FMJD donnent des titres pour des places (FMJD-X.13)
books-places-unfinished = l’épreuve a été rapportée avant d’être terminée
books-no-places = le rapport n’indique pas de places ; refaites-le à partir du fichier de l’épreuve
books-titles-held = ceux qui obtiendraient un titre pour leur place l’ont déjà, ou un titre supérieur (FMJD-X.12)

books-head-name = nom
books-head-place = lieu
books-head-pool = jeu
books-head-system = système
books-head-starts = premier jour
books-head-ends = dernier jour
books-head-received = rapport reçu
books-head-late-because = motif du retard
books-head-unfinished-because = pourquoi elle n’est pas terminée
books-head-standing = ce qu’elle est pour les titres
books-head-host = fédération organisatrice
books-head-rounds = rondes

book-licence = Licence
book-arbiter = Arbitre
book-valid = { $what }, jusqu’au { $until }
book-over-since = { $what }, expirée le { $until }
book-membership = Appartenance, pour le secrétariat
book-club-since = { $club }, depuis le { $day }
book-no-club = sans club
book-sanction-remark = remarque
book-sanction-reprimand = blâme
book-sanction-suspension = suspension
book-sanction-line = { $kind } à partir du { $from } : { $grounds }
book-sanction-line-until = { $kind } du { $from } au { $until } : { $grounds }
book-fee-open = { $money }, { $purpose } : à payer avant le { $due }
book-fee-overdue = { $money }, { $purpose } : EN RETARD depuis le { $due }
book-event-file = L’épreuve comme fichier (TRF)
