# Files that people send, and papers that are set for them.

sent-busy = Serveris dabar skaito kitų failus. Bandykite dar kartą po minutės.
sent-broken = Failo perskaityti nepavyko: skaitymas nutrauktas.
sent-broken-off = Čia skaitymas nutrauktas: faile visko per daug arba serveris kaip tik baigė darbą.
sent-zero = Tekste yra nulinis ženklas, kurio tekste būti negali.
sent-too-large = Failas per didelis: ne daugiau kaip { $kilobytes } kB.
sent-too-many-facts = Faktų daugiau kaip { $most }.

press-busy = Dabar spausdinami kitų dokumentai. Bandykite dar kartą po minutės.
press-parts = Šiame dokumente langelių: { $cells }; į PDF vienu metu renkama ne daugiau kaip { $most }. Imkite dalimis (iš viso { $parts }): prie adreso pridėkite part=1 … part={ $parts }, arba imkite skaičiuoklę.
press-too-long = Šiame dokumente langelių: { $cells }; į PDF renkama ne daugiau kaip { $most }. Imkite skaičiuoklę arba puslapį.
