import type { Locale } from '../locale';

/** Campaigns in German, by id. */
export const CAMPAIGNS: NonNullable<Locale['campaigns']> = {
  dragon: {
    name: 'Der Drache',
    about:
      'Sechs Ebenen tief schläft ein schwarzer Drache: Erschlag ihn und überleb es, dann hast du gewonnen. Unter ihm geht es ohne Ende weiter.',
    places: [
      'die Stadt: Läden, guter Rat und dein Bett',
      'der Wald',
      'Höhlen',
      'tiefe Höhlen',
      'die Zwergenfestung',
      'ihr Drache',
      'Ebenen ohne Ende',
    ],
    help: [],
  },
  amulet: {
    name: 'Das Amulett',
    about:
      'Am Drachen vorbei, hinab in den Abgrund nach dem Amulett von Yala und damit zurück in die Kneipe. Ein weiter Weg.',
    places: [
      'die Stadt: Läden, guter Rat und dein Bett',
      'der Wald',
      'Höhlen',
      'tiefe Höhlen',
      'die Zwergenfestung',
      'ihr Drache',
      'Pilzhaine',
      'der Bau der Dunkelelfen',
      'ihre offene Stadt mit einem Markt',
      'ihre Zitadelle',
      'der Abgrund: das Amulett, und von dort nur der Weg zurück',
    ],
    help: [
      '**Schießen** trifft den nächsten Feind in Reichweite des Bogens, den du führst; mit `/equip` nimmst du ihn zur Hand, neben der Waffe. Steht ein Feind neben dir, schlägst du zu. Schützen halten Abstand: Warte hinter einer Ecke auf sie.',
      'Feuerhüte, Sporenhüte und Todeshüte gehen los, wenn jemand auf drei Felder herankommt, und zünden einander. Wer erkundet, bleibt außer Reichweite; locke andere hinein.',
      'Die Dunkelelfen sind drei Clans im Krieg. Ein Clan, der sieht, wie du seine Rivalen erschlägst, denkt besser von dir, bis er dich in Ruhe lässt.',
      'Ihre Zitadelle hat drei Eingänge: das Tor, an den Wachen vorbei; dasselbe Tor, wenn dir der Clan gewogen ist, dessen Lampen dort brennen; oder ein Gitter am Wasser, vom Tor aus um die Ecke.',
      'Ausrüstung kann magisch sein: Ihren Namen erfährst du, wenn du sie anlegst, verkaufst oder erkennen lässt. Händler haben höchstens drei Stücke, und andere mit jeder neuen Tiefe, die du erreichst.',
      'Mit dem Amulett im Gepäck öffnet sich kein Portal: Du gehst zu Fuß. Jäger folgen dir auf jede Ebene, und mit jeder dritten aufwärts siehst du weniger weit. In der Kneipe ist es vorbei.',
    ],
  },
};
