import type { Locale } from '../locale';

const AS_FAR_AS_THE_DRAGON = [
  'die Stadt: Läden, guter Rat und dein Bett',
  'der Wald',
  'Höhlen',
  'tiefe Höhlen',
  'die Zwergenfestung',
  'ihr Drache',
];

export const CAMPAIGNS: NonNullable<Locale['campaigns']> = {
  dragon: {
    name: 'Der Drache',
    about:
      'Auf der sechsten Ebene schläft ein schwarzer Drache: Erschlag ihn, und du hast gewonnen. Unter ihm geht es ohne Ende weiter.',
    places: [...AS_FAR_AS_THE_DRAGON, 'Ebenen ohne Ende'],
    help: [],
  },
  amulet: {
    name: 'Das Amulett',
    about:
      'Am Drachen vorbei, hinab in den Abgrund nach dem Amulett von Yala und damit zurück in die Kneipe. Ein weiter Weg.',
    places: [
      ...AS_FAR_AS_THE_DRAGON,
      'Pilzhaine',
      'der Bau der Dunkelelfen',
      'ihre offene Stadt mit einem Markt',
      'ihre Zitadelle',
      'der Abgrund: das Amulett, und von dort nur der Weg zurück',
    ],
    help: [
      '**Schießen** trifft den nächsten Feind in Reichweite des Bogens, den du führst; mit `/equip` nimmst du ihn zur Hand, neben der Waffe. Steht ein Feind neben dir, schlägst du zu. Schützen halten Abstand: Warte hinter einer Ecke auf sie.',
      'Ausrüstung kann magisch sein: Ihren Namen erfährst du, wenn du sie anlegst, verkaufst oder bestimmst. Die meisten Händler haben höchstens drei Stücke, und andere mit jeder neuen Tiefe, die du erreichst.',
      'Feuerhüte, Sporenhüte und Todeshüte platzen, wenn jemand auf drei Felder herankommt, und zünden einander. Wer erkundet, bleibt außer Reichweite derer, die schon zu sehen waren; hinter einer Ecke kann einer sofort platzen. Locke andere hinein. Die Veteranen hier unten weichen Schüssen aus: Hiebe treffen sie öfter.',
      'Die Dunkelelfen sind drei Clans im Krieg: Wer Rivalen sieht, lässt dich in Ruhe, bis du vor seinen Augen jemanden aus seinem Clan schlägst. Ein Clan, der sieht, wie du seine Rivalen erschlägst, denkt besser von dir: Bei einem Ansehen von +10 lässt er dich in Ruhe, bei +20 kämpfen seine Leute an deiner Seite. `/character` zeigt dein Ansehen.',
      'Auf dem Pflaster ihres Markts herrscht Frieden: Niemand schlägt, schießt oder wirkt dort Schadzauber, du nicht und sie nicht. Seine Händler nehmen auch Tribut: Er hebt dein Ansehen bei einem Clan auf höchstens +6, und jeder Punkt kostet einen bei beiden Rivalen. Der Rest verlangt Taten; ab +10 lassen seine Leute dich durch, wo immer sie Wache stehen.',
      'Die Zitadelle hat drei Eingänge: das Tor, an den Wachen vorbei; dasselbe Tor als Freund des Clans, dessen Lampen dort brennen, ab einem Ansehen von +10; oder ein Gitter am Wasser, vom Tor aus um die Ecke, das niemand bewacht.',
      'Keine Ebene des Abgrunds ist wie die andere: Jede folgt einer eigenen Regel, die bei der Ankunft und beim **Umsehen** erklärt wird und oben im Bild steht. Wo der Boden endet, geht niemand, aber man sieht und schießt hinüber. Läden gibt es hier unten keine, und niemanden, der heilt.',
      'Der Torwächter kämpft auf drei Arten, eine nach der anderen, und sagt, wann er wechselt. Sterben muss er nicht: Was du suchst, liegt hinter ihm.',
      'Mit dem Amulett im Gepäck kommt der Hunger halb so schnell, und es öffnet sich kein Portal: Du gehst zu Fuß. Auf jeder Ebene jagt dich eine Rotte, von hinten oder aus dem Hinterhalt. Töte ihren Hauptmann, und die Ebene hat Frieden: Dort kannst du rasten. Mit jeder dritten Ebene aufwärts siehst du weniger weit. In der Kneipe ist es vorbei.',
    ],
  },
  sprint: {
    name: 'Der Sprint',
    about:
      'Drei kleine Ebenen bis zu einem goldenen Pokal. Wer ihn nimmt, ist im Ziel: Es zählen Runden, Wunden und Gold.',
    places: ['ein Wäldchen', 'Höhlen oder Hallen', 'der Pokal in seinem Gewölbe'],
    help: [],
  },
};
