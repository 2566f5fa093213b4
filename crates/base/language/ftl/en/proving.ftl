# What helps proofs of compositions.

proof-more-tables = endgame tables of five pieces may decide it: --tables 5 builds them, once
