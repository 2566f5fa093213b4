# Pareigos ir tai, ką jas einantys gali daryti.

## Pareigos

role-organiser = organizatorius
role-chief-arbiter = pagrindinis teisėjas
role-deputy = pagrindinio teisėjo pavaduotojas
role-doctor = gydytojas
role-chief-secretary = pagrindinis sekretorius
role-information-arbiter = teisėjas informatorius
role-senior-arbiter = vyresnysis teisėjas
role-line-arbiter = teisėjas
role-captain = komandos kapitonas
role-player = žaidėjas
role-assistant = žaidėjo padėjėjas
role-spectator = žiūrovas
role-jury = apeliacinės žiuri narys
role-federation = federacija

## Kas daroma; eina po „nesuteikia teisės“

action-approve-regulation = tvirtinti nuostatus
action-change-regulation = keisti nuostatus
action-write-technical = rengti techninį reglamentą
action-appoint-panel = skirti teisėjų kolegiją
action-relieve-arbiter = nušalinti teisėją
action-form-committee = sudaryti apeliacinę žiuri
action-schedule = sudaryti tvarkaraštį
action-take-entries = priimti ir tikrinti paraiškas
action-admit-late = priimti pavėlavusį dalyvį
action-draw-lots = traukti burtus
action-pair = sudaryti poras
action-override-pairing = pakeisti programos sudarytas poras
action-publish = skelbti poras ir rezultatus
action-start-round = duoti ženklą pradėti
action-stop-clocks = sustabdyti laikrodžius
action-hand-in-line-up = pateikti komandos sudėtį
action-record-result = įrašyti rezultatą
action-fix-result = nustatyti partijos rezultatą
action-decide-further-part = spręsti dėl ratus praleidusio dalyvio
action-sanction = skirti sankciją
action-expel-spectator = pašalinti žiūrovą
action-permit-leave = leisti išeiti iš žaidimo zonos, naudotis telefonu ar kalbėtis
action-permit-cameras = leisti filmuoti ir fotografuoti
action-break-off = nutraukti arba atšaukti varžybas
action-protest = pateikti protestą
action-rule-on-protest = spręsti protestą
action-decide-appeal = spręsti apeliaciją
action-decide-unforeseen = spręsti tai, ko taisyklės nenumato
action-keep-documents = tvarkyti dokumentus
action-approve-standings = tvirtinti galutinę klasifikaciją
action-report = teikti ataskaitą organizatoriui ir federacijai
action-choose-correction = rinktis, ar klaidą taisyti, ar palikti
action-count-moves = skaičiuoti ėjimus iki lygiųjų
