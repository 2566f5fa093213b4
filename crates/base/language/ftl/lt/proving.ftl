# Kas padeda įrodyti kompozicijas.

proof-more-tables = galbūt tai išspręstų penkių figūrų pabaigų lentelės: --tables 5 jas sukurs vieną kartą
