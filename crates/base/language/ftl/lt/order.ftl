## Which order decides on equal points

order-stands-from-regulation = Esant lygiems taškams, pagal nuostatus:
order-stands-from-edition = Esant lygiems taškams, pagal vėlesnę taisyklių redakciją:
order-stands-from-code = Esant lygiems taškams, pagal taisykles:
order-stands-from-nobody = Esant lygiems taškams, vietos dalijamos: nei taisyklės, nei nuostatai tvarkos nenustato.
order-changed = Pakeista po pradžios ({ $seq } įrašas): { $reason }

## A later edition of a code

edition-source = Kur išspausdintas tekstas
edition-from = Galioja nuo
edition-until = Galioja iki
edition-order = Tvarka esant lygiems taškams
edition-team-order = Tvarka esant lygiems taškams, komandos
edition-changes = Kitaip apie žaidimą
edition-no-changes = Apie žaidimą ji sako tą patį, ką ir įdiegtosios taisyklės.
edition-before = Įdiegta
edition-now = Šioje redakcijoje
edition-try = Įklijuokite vėlesnę taisyklių redakciją ir pamatysite, kas joje kitaip. Varžybos vyksta pagal ją, jei tas pats tekstas įklijuojamas į naujų varžybų formą.
