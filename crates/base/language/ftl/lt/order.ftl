## Which order decides on equal points

order-stands-from-regulation = Esant lygiems taškams, pagal nuostatus:
order-stands-from-edition = Esant lygiems taškams, pagal vėlesnę taisyklių redakciją:
order-stands-from-code = Esant lygiems taškams, pagal taisykles:
order-stands-from-nobody = Esant lygiems taškams, vietos dalijamos: nei taisyklės, nei nuostatai tvarkos nenustato.
order-changed = Pakeista po pradžios ({ $seq } įrašas): { $reason }
order-prize = prizas
