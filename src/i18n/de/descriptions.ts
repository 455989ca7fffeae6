export const DESCRIPTIONS: Record<string, string> = {
  mara: 'eine Heckenmagierin mit kleinen Funken und großen Ansichten.',
  bramble: 'ein Hund aus den Zwingern der Stadt, mit anderthalb Ohren und viel Herz für den, der die Leine hält.',
  tobin: 'ein Wilderer, der gerade schießt und krumm davon erzählt.',
  'sister-oda': 'eine Nonne, die Leute flickt und, wenn das nicht hilft, verhaut.',
  durgan: 'ein Zwerg der letzten Besatzung, kurz angebunden und auch sonst kurz.',
  pock: 'ein desertierter Kobold mit einem Dolch, einem Groll und einer Entschuldigung für beides.',
  ilse: 'ein Apothekerlehrling; was sie zusammenrührt, bleibt in keinem Magen.',
  'old-rook': 'ein Wachposten, den seit dem Fall der Festung niemand abgelöst hat, und das nimmt er übel.',
  hollin: 'ein Ritter auf einer Queste; auf welcher, weiß er nicht mehr, und darum hält er den Schild oben.',
  tuft: 'ein Einsiedler mit Moos im Bart, der mit Pilzen spricht und Antwort bekommt.',
  saelith: 'eine Cirro, die einmal nach dem Warum fragte und Zeit zum Nachdenken bekam.',
  vex: 'ein Duellant der Barbo, der seine Freiheit verwettet hat und es wieder täte.',
  cinderpaw: 'ein junger Gewölbehund, warm wie ein Ofen, dem keiner das Wachen beigebracht hat.',
  'squeaky-bill': 'eine Ratte mit dickem Beutel und dünnen Nerven, und sehr flink auf den Pfoten.',
  'old-greyback':
    'ein ergrauter Wolf, der dich sieht, lange bevor du ihn siehst, und schon bessere Helden samt Gepäck gefressen hat.',
  'jack-sixpence': 'ein Bandit mit besten Manieren und etwas Grünem am Dolch.',
  scribbles: 'ein Kobold mit Tintenklauen, der einen einzigen Zauber auswendig kann und die übrigen sammelt.',
  'gnasha-two-axes': 'eine Orkfrau, die von ihren zwei Äxten nur eine benutzt und die bessere schont.',
  'auntie-eightlegs': 'eine riesige Spinne, die dich sehr gern zum Essen dahätte und beim Plaudern spinnt.',
  wobbleton: 'ein Würfel, groß und gar nicht schnell, mit zwei unverdauten Kostbarkeiten im Bauch.',
  'foreman-grud':
    'ein Golem, dem keiner gesagt hat, dass Feierabend ist, und der dich für einen Drückeberger hält. Tritt zurück, wenn er die Fäuste hebt.',
  'captain-nine-cuts':
    'Hauptfrau der Arbat, die den zehnten nie gebraucht hat. Ihre Klinge ist vergiftet: Schieß, solange sie noch kommt.',
  'captain-longsight':
    'Hauptmann der Barbo, der dich gesehen hat, bevor du es selbst tatest. Erwarte ihn hinter einer Ecke.',
  'captain-stillwater':
    'Hauptfrau der Cirro, geduldig wie das, was in der Mitte des Netzes sitzt. Sie wirft Netze nach jedem, der Abstand hält: Erwarte sie gleich hinter einer Ecke.',
  'citadel-gate':
    'wer bei dem Clan, dessen Lampen hier brennen, gut angesehen ist, wird durchgelassen; alle anderen müssen an den Wachen vorbei. Und das Wasser im Graben läuft irgendwo ab, um die Ecke.',
  pedestal: 'nimm eines der drei Stücke, und die Käfige schließen sich für immer um die anderen beiden.',
  'shut-cage': 'für immer zu.',
  'caved-in-stairs': 'du hast den anderen Weg genommen, und dieser führt nirgends mehr hin.',
  'treasury-gate': 'ein Gitter: Man sieht hindurch, und weiter kommt man nicht.',
  'treasury-lever': 'ein Tritt darauf öffnet das Gitter der Schatzkammer auf dieser Ebene.',
  'dark-lamp': 'ein Tritt darauf dreht sie und die Lampen daneben. Das Gitter öffnet sich, wenn alle drei brennen.',
  'burning-lamp': 'ein Tritt darauf dreht sie und die Lampen daneben. Das Gitter öffnet sich, wenn alle drei brennen.',
  'stone-plate':
    'sie sinkt unter allem, was darauf liegt oder steht. Das Gitter öffnet sich, wenn alle Platten unten sind.',
  'sunk-plate': 'sie steigt wieder, wenn nichts mehr darauf ist. Das Gitter öffnet sich, wenn alle Platten unten sind.',
  'beam-lantern':
    'ihr Strahl geht geradeaus, bis ein Spiegel ihn umlenkt. Das Gitter öffnet sich, wenn er das Sonnenschloss trifft.',
  'rising-mirror': 'er steht wie /. Ein Tritt darauf dreht ihn um ein Viertel, und mit ihm den Strahl.',
  'falling-mirror': 'er steht wie \\. Ein Tritt darauf dreht ihn um ein Viertel, und mit ihm den Strahl.',
  'sun-lock': 'es öffnet das Gitter, wenn der Strahl der Laterne darauf fällt.',
  'water-grate': 'der Rost hat das Schloss gefressen, und einen Abfluss bewacht niemand.',
  'sevra-redsash':
    'erste Klinge der Arbat; die Schärpe hat sie selbst gefärbt, nach und nach. Geh zur Seite, wenn sie sich duckt.',
  'old-quarrel':
    'Ältester der Barbo; er ist nicht von seinem Dach gestiegen, seit die Stadt anderen gehörte. Erwarte ihn hinter einer Ecke.',
  'mother-ilveth':
    'Hohepriesterin der Cirro, dreimal Witwe, jedes Mal aus Versehen. Sie wirft Netze nach jedem, der Abstand hält: Geh nah heran, dort hat sie nur ihre Klinge.',
  'mother-cap':
    'eine Mutter, die nie von der Stelle weicht. Solange sie Feinde sieht, wecken ihre Sporen die Toten um sie her, bis zu vier zugleich, bis jemand sie fällt.',
  firecap:
    'platzt, wenn jemand auf drei Felder herankommt oder ihn fällt: 20 Schaden für alle, die so nah stehen, und andere Hüte dort platzen mit.',
  sporecap:
    'platzt, wenn jemand auf drei Felder herankommt oder ihn fällt, und verwirrt alle, die so nah stehen, vier Runden lang.',
  deathcap: 'platzt, wenn jemand auf drei Felder herankommt oder ihn fällt, und vergiftet alle, die so nah stehen.',
  gatekeeper:
    'ein Pförtner, drei Stockwerke hoch, der noch nie jemanden durchgelassen hat, seit es hier eine Tür gibt. Seine Kette macht jeden langsam, der Abstand hält: Geh nah heran, oder nimm eine Galerie an ihm vorbei.',
  cinder: 'ein junger Lindwurm mit schlimmem Husten, und genau vor dem solltest du dich hüten.',
  'granny-gnaw': 'eine Ratte, breit wie eine Tür, die Katzen, Fallen und Helden überlebt hat und für niemanden rennt.',
  mudge: 'eine Echse, in deren Haut die Speere dreier Dörfer stecken. Langsam ist sie, doch sie vergisst niemanden.',
  'old-millstone':
    'ein Golem, der seit hundert Jahren denselben Boden mahlt. Er dreht sich langsam: Schlag zu, tritt zurück.',
  'countess-silk':
    'eine Spinne, die ihre Gäste jahrelang behält. Sie spinnt von fern und schreitet wie eine Dame, also langsam.',
  'black-dragon':
    'speit Säure, auf bis zu acht Felder, und bleibt jedem fern, der ihn bald erlegen könnte. Verletzt fliegt er vor Hieben davon, bis zu zwölf Felder weit, und muss danach zehn Runden lang die Flügel ausruhen. Vor Schüssen und Zaubern läuft er nur davon.',
  'hound-captain':
    'duckt sich eine Runde lang und springt dann auf das Feld, auf dem du standest. Geh zur Seite, wenn er sich duckt: Danach liegt er zwei Runden benommen da, und das ist die Zeit, ihn zu erschlagen.',
  'ash-captain':
    'läuft davon, wenn er schwer verletzt ist, und kommt heil wieder. Treib ihn in die Enge, oder heb dir das Stärkste für sein letztes Drittel auf; er geht in Flammen auf, wo er stirbt.',
  'hook-captain':
    'zieht dich aus der Deckung und neben sich, auf bis zu sechs Felder. Bleib hinter einer Ecke, oder lass dich ziehen: Dann steht er allein, und seine Rotte ist hinter dir.',
  'shield-captain':
    'versteckt sich hinter einem Schild, durch den fast kein Hieb dringt, und senkt ihn zum Zuschlagen. Zauber und Flaschen dringen immer durch, ein Hieb nur, gleich nachdem er zugeschlagen hat.',
  'dusk-captain':
    'löscht dir auf sechs Felder die Augen, damit seine Rotte dich zuerst findet. Er ist zart: Schieß ihn ab oder bewirf ihn, sobald du ihn siehst.',
  'vault-hound':
    'duckt sich eine Runde lang und springt dann auf das Feld, auf dem du standest. Geh zur Seite, wenn er sich duckt: Er landet auf niemandem und liegt zwei Runden benommen da.',
  'wick-eater':
    'verschluckt dein Licht auf bis zu sechs Felder: Fünf Runden lang siehst du vier Felder weniger weit. Er ist zart und langsam: Nimm ihn dir zuerst vor, schieß ihn ab, oder kämpf, wo es ohnehin nicht viel zu sehen gibt.',
  'bulwark-fiend':
    'versteckt sich hinter einem Schild, durch den fast kein Hieb dringt, und senkt ihn zum Zuschlagen. Schlag zu, gleich nachdem er zugeschlagen hat, und warte, solange der Schild oben ist; Zauber dringen immer durch.',
  'gore-ram':
    'scharrt eine Runde lang und rennt dann geradeaus und über den Haufen, wer als Erstes im Weg steht. Geh ihm aus der Bahn: Eine Wand oder eine Kluft hält ihn auf, und er ist drei Runden benommen. Über Brücken kommt er nicht.',
  'slag-colossus':
    'hebt eine Runde lang die Fäuste und lässt sie dann auf alle niederfahren, die an seinen Seiten stehen, nicht an den Ecken. Tritt zurück, wenn sie oben sind, und wieder vor, wenn sie unten sind. Er ist langsam und für Brücken und enge Wege zu groß.',
  'ember-imp':
    'geht in Flammen auf, wenn er stirbt, und mit ihm alles, was daneben steht. Fäll ihn von Weitem oder mitten unter seinen Freunden.',
  twainfiend:
    'zerfällt in zwei, wenn ein Hieb ihn verletzt und nicht tötet; jeder hat die Hälfte von dem, was übrig ist. Wenige harte Hiebe sind besser als viele leichte, ein enger Platz besser als ein weiter.',
  pickpocket:
    'greift nach deiner Börse und macht sich mit einem Fünftel deines Goldes davon. Die Hand siehst du einen Zug vorher: Tritt beiseite, oder schlag zuerst zu.',
  gaffer:
    'zieht dich mit einem Haken zu sich, auf bis zu sechs Felder. Er muss dich sehen: Bleib hinter einer Ecke oder einem Pfeiler, oder lass dich ziehen und schlag zuerst zu.',
  'cinder-cantor':
    'singt Glutkobolde aus Glutspalten, die bis zu sieben Felder von ihm entfernt sind, höchstens drei auf einmal. Fern der Spalten hat er keinen Chor: Lock ihn weg, oder bring ihn zuerst zum Schweigen.',
  'fungus-man':
    'stäubt Sporen aus, wenn er stirbt, und verwirrt damit drei Runden lang alle, die neben ihm stehen. Fäll ihn von Weitem oder mitten unter seinen Freunden.',
  'spore-zombie':
    'wirft Klebsporen auf bis zu drei Felder, und wen sie treffen, der kommt seltener zum Zug. Schieß aus größerer Entfernung, oder empfang ihn gleich hinter einer Ecke.',
  'fungal-beast':
    'scharrt eine Runde lang und rennt dann geradeaus und über den Haufen, wer als Erstes im Weg steht. Geh ihr aus der Bahn: Eine Wand oder ein Pilz hält sie auf, und sie ist drei Runden benommen.',
  'dark-elf':
    'schießt auf bis zu sechs Felder und weicht zurück, wenn ihm jemand nahe kommt. Erwarte ihn hinter einer Ecke, oder dräng ihn an eine Wand.',
  'arbat-dark-elf':
    'duckt sich eine Runde lang und springt dann auf das Feld, auf dem du standest. Geh zur Seite, wenn er sich duckt: Er landet auf niemandem und liegt zwei Runden benommen da.',
  'arbat-dark-elf-leader':
    'ruft seinen Clan herbei, wenn er dich zu jagen beginnt. Fäll ihn, bevor er von dir weiß, oder dort, wohin sein Clan nicht kommt.',
  'arbat-orc-slave':
    'läuft schwer verletzt davon und kommt erholt zurück. Erledige ihn mit einem Schuss oder Wurf, oder lass ihn laufen.',
  'arbat-gate-guard':
    'steht hinter einem Schild und senkt ihn zum Zuschlagen. Schlag zu, gleich nachdem sie zugeschlagen hat, und warte, solange der Schild oben ist; Zauber dringen immer durch.',
  'arbat-orc-archer':
    'schießt auf bis zu vier Felder und weicht zurück, wenn ihm jemand nahe kommt. Erwarte ihn hinter einer Ecke, oder dräng ihn an eine Wand.',
  'barbo-dark-elf':
    'schießt auf bis zu sechs Felder und weicht zurück, wenn ihm jemand nahe kommt. Erwarte ihn hinter einer Ecke, oder dräng ihn an eine Wand. Schwer verletzt läuft er davon und kommt erholt zurück.',
  'barbo-goblin-archer':
    'schießt auf bis zu vier Felder und weicht zurück, wenn ihm jemand nahe kommt. Erwarte ihn hinter einer Ecke, oder dräng ihn an eine Wand. Schwer verletzt läuft er davon und kommt erholt zurück.',
  'barbo-gate-guard':
    'schießt auf bis zu sechs Felder und weicht zurück, wenn ihr jemand nahe kommt. Erwarte sie hinter einer Ecke, oder dräng sie an eine Wand.',
  'cirro-dark-elf':
    'vergiftet dich auf bis zu sechs Felder, und schießt ebenso weit. Wo er dich nicht sieht, kann er beides nicht: Erwarte ihn hinter einer Ecke.',
  'cirro-dark-priestess':
    'wirft Netze auf drei bis sechs Felder, die alle im Umkreis von drei Feldern verlangsamen. Geh nah heran: Dort hat sie nur ihre Klinge.',
  'cirro-spider':
    'wirft Netze auf drei bis sechs Felder, die alle im Umkreis von drei Feldern verlangsamen. Geh nah heran: Dort beißt sie nur.',
  'cirro-gate-guard':
    'wirft Netze auf drei bis sechs Felder, die alle im Umkreis von drei Feldern verlangsamen. Geh nah heran: Dort hat sie nur ihre Klinge.',
  turnkey:
    'steht aus einem Schlüssel am Boden auf, wenn der Torwächter seinen Bund schüttelt, höchstens drei, und bringt nichts ein. Kämpf fern der Schlüssel.',
};

export const VETERAN_HABITS: Record<string, string> = {
  kobold:
    'Er ruft seine Bande, wenn er dich sieht, und läuft schwer verletzt davon: Erledige ihn, ehe er von dir weiß, oder schieß, wenn er rennt.',
  'large-spider':
    'Sie wirft Netze auf drei bis sechs Felder, die alle im Umkreis von drei Feldern um dich verlangsamen: Geh nah heran, dort beißt sie nur.',
  goblin:
    'Schwer verletzt läuft er davon und kommt erholt zurück: Erledige ihn mit einem Schuss oder Wurf, oder kämpf dort, wo er nicht hinauskann.',
  orc: 'Er kommt hinter einem Schild heran und senkt ihn zum Zuschlagen: Schlag zu, gleich nachdem er zugeschlagen hat, und warte, solange der Schild oben ist. Zauber dringen immer durch.',
  lizardman: 'Er spuckt Gift, auf zwei bis vier Felder: Geh nah heran, oder bleib hinter einer Ecke.',
  'giant-lizard':
    'Sie duckt sich eine Runde lang und springt dann auf das Feld, auf dem du standest. Geh zur Seite, wenn sie sich duckt: Sie landet auf niemandem und liegt zwei Runden benommen da.',
  rat: 'Schwer verletzt läuft sie davon und kommt erholt zurück: Erledige sie mit einem Schuss oder Wurf, oder kämpf dort, wo sie nicht hinauskann.',
  'orc-leader':
    'Er scharrt eine Runde lang und rennt dann geradeaus und über den Haufen, wer als Erstes im Weg steht: Geh ihm aus der Bahn, dann hält ihn eine Wand auf, und er ist drei Runden benommen.',
  'dragon-wyrmling':
    'Er speit Säure, auf zwei bis vier Felder und über alle im Umkreis von drei Feldern um dich: Geh nah heran, oder bleib hinter einer Ecke.',
};

export const PHASES: Record<string, readonly string[]> = {
  gatekeeper: [
    'Der Torwächter steht wieder unversehrt vor seinem Tor und hält eine Kette bereit für die, die Abstand halten.',
    'Der Torwächter rasselt mit dem Schlüsselbund: Von jetzt an kann sich aus jedem Schlüssel am Boden ein Schließer erheben!',
    'Der Torwächter geht aus den Angeln: leichter zu treffen und schneller, und drei Felder um ihn bebt der Boden!',
  ],
};

export const FAREWELLS: Record<string, string> = {
  mara: 'Maras letzter Funke erlischt. Der Rauch schreibt: „Hat sich gelohnt.“',
  bramble: 'Brombeer legt sich hin, die Nase zu dir, und steht nicht mehr auf.',
  tobin: 'Tobin lässt den Bogen fallen. „Sag ihnen, es war ein Drache“, bittet er.',
  'sister-oda': 'Schwester Oda segnet alle Anwesenden, und dann ist sie fort.',
  durgan: 'Durgan fällt, wie er stand: im Weg. „Keinen … Schritt“, sagt er.',
  pock: 'Pock entschuldigt sich ein letztes Mal.',
  ilse: 'Ilses letzte Flasche zerbricht unter ihr. Dort wächst nie wieder Gras.',
  'old-rook': 'Opa Krähe setzt sich. „Wurde auch Zeit mit der Ablösung“, sagt er.',
  hollin: 'Bruder Hollin senkt den Schild. „Jetzt weiß ich es wieder“, sagt er und verrät es keinem.',
  tuft: 'Zausel sinkt ins Moos wie in sein Bett.',
  saelith: 'Saelith lächelt. „Jetzt weiß ich, warum“, sagt sie.',
  vex: 'Vex verneigt sich vor dem, der ihn erschlug. Die Quote war schlecht.',
  cinderpaw: 'Glutpfote erkaltet, und das Dunkel rückt einen Schritt näher.',
};
