/** German descriptions of creatures and furniture, by raw id. The log puts the name and a colon before them. */
export const DESCRIPTIONS: Record<string, string> = {
  'squeaky-bill': 'eine Ratte mit dickem Beutel und dünnen Nerven, und sehr flink auf den Pfoten.',
  'old-greyback':
    'ein ergrauter Wolf, der dich sieht, lange bevor du ihn siehst, und schon bessere Helden samt Gepäck gefressen hat.',
  'jack-sixpence': 'ein Bandit mit besten Manieren und etwas Grünem am Dolch.',
  scribbles: 'ein Kobold mit Tintenklauen, der einen einzigen Zauber auswendig kann und die übrigen sammelt.',
  'gnasha-two-axes': 'eine Orkfrau, die von ihren zwei Äxten nur eine benutzt und die bessere schont.',
  'auntie-eightlegs': 'eine riesige Spinne, die dich sehr gern zum Essen dahätte und beim Plaudern spinnt.',
  wobbleton: 'ein Würfel, groß und gar nicht schnell, mit zwei unverdauten Kostbarkeiten im Bauch.',
  'foreman-grud': 'ein Golem, dem keiner gesagt hat, dass Feierabend ist, und der dich für einen Drückeberger hält.',
  'captain-nine-cuts': 'Hauptfrau der Arbat, die den zehnten nie gebraucht hat.',
  'captain-longsight': 'Hauptmann der Barbo, der dich gesehen hat, bevor du es selbst tatest.',
  'captain-stillwater': 'Hauptfrau der Cirro, geduldig wie das, was in der Mitte des Netzes sitzt.',
  'citadel-gate':
    'wer bei dem Clan, dessen Lampen hier brennen, gut angesehen ist, wird durchgelassen; alle anderen müssen an den Wachen vorbei. Und das Wasser im Graben läuft irgendwo ab, um die Ecke.',
  pedestal: 'nimm eines der drei Stücke, und die Käfige schließen sich für immer um die anderen beiden.',
  'shut-cage': 'für immer zu.',
  'treasury-gate': 'ein Gitter: Man sieht hindurch, und weiter kommt man nicht.',
  'treasury-lever': 'ein Tritt darauf öffnet das Gitter der Schatzkammer auf dieser Ebene.',
  'dark-lamp': 'ein Tritt darauf dreht sie und die Lampen daneben. Das Gitter öffnet sich, wenn alle drei brennen.',
  'burning-lamp': 'ein Tritt darauf dreht sie und die Lampen daneben. Das Gitter öffnet sich, wenn alle drei brennen.',
  'water-grate': 'der Rost hat das Schloss gefressen, und einen Abfluss bewacht niemand.',
  'sevra-redsash': 'erste Klinge der Arbat; die Schärpe hat sie selbst gefärbt, nach und nach.',
  'old-quarrel': 'Ältester der Barbo; er ist nicht von seinem Dach gestiegen, seit die Stadt anderen gehörte.',
  'mother-ilveth': 'Hohepriesterin der Cirro, dreimal Witwe, jedes Mal aus Versehen.',
  'mother-cap':
    'eine Mutter, die nie von der Stelle weicht. Solange sie Feinde sieht, wecken ihre Sporen die Toten um sie her, bis zu vier zugleich, bis jemand sie fällt.',
  firecap:
    'platzt, wenn jemand auf drei Felder herankommt oder ihn fällt: 20 Schaden für alle, die so nah stehen, und andere Hüte dort platzen mit.',
  sporecap:
    'platzt, wenn jemand auf drei Felder herankommt oder ihn fällt, und verwirrt alle, die so nah stehen, vier Runden lang.',
  deathcap: 'platzt, wenn jemand auf drei Felder herankommt oder ihn fällt, und vergiftet alle, die so nah stehen.',
  gatekeeper:
    'ein Pförtner, drei Stockwerke hoch, der noch nie jemanden durchgelassen hat, seit es hier eine Tür gibt.',
  cinder: 'ein junger Lindwurm mit schlimmem Husten, und genau vor dem solltest du dich hüten.',
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
  gaffer:
    'zieht dich mit einem Haken zu sich, auf bis zu sechs Felder. Er muss dich sehen: Bleib hinter einer Ecke oder einem Pfeiler, oder lass dich ziehen und schlag zuerst zu.',
  'cinder-cantor':
    'singt Glutkobolde aus Glutspalten, die bis zu sieben Felder von ihm entfernt sind, höchstens drei auf einmal. Fern der Spalten hat er keinen Chor: Lock ihn weg, oder bring ihn zuerst zum Schweigen.',
};

/** German sentences for the phases of a fight, by the raw id of the foe, first phase first. */
export const PHASES: Record<string, readonly string[]> = {
  gatekeeper: [
    'Der Torwächter steht wieder unversehrt vor seinem Tor und hält eine Kette bereit für die, die Abstand halten.',
    'Der Torwächter rasselt mit dem Schlüsselbund: Von jetzt an kann sich aus jedem Schlüssel am Boden ein Schließer erheben!',
    'Der Torwächter geht aus den Angeln: leichter zu treffen und schneller, und drei Felder um ihn bebt der Boden!',
  ],
};
