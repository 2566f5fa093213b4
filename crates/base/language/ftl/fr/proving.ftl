# Ce qui aide les preuves des compositions.

proof-more-tables = des tables de finales de cinq pièces pourraient en décider : --tables 5 les construit, une fois
