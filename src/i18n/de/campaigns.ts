import type { Locale } from '../locale';

/** Campaigns in German, by id. */
export const CAMPAIGNS: NonNullable<Locale['campaigns']> = {
  dragon: {
    name: 'Der Drache',
    about:
      'Sechs Ebenen tief schläft ein schwarzer Drache: Erschlag ihn und überleb es, dann hast du gewonnen. Unter ihm geht es ohne Ende weiter.',
  },
  amulet: {
    name: 'Das Amulett',
    about:
      'Am Drachen vorbei, hinab in den Abgrund nach dem Amulett von Yala und damit zurück in die Kneipe. Ein weiter Weg.',
  },
};
