import type { Locale } from '../locale';

export const PEOPLE: NonNullable<Locale['people']> = {
  barkeep: {
    purpose: 'Essen und Trinken',
    tip: 'Nimm etwas zu essen mit: Wer hungert, findet keine Ruhe, und wer verhungert, stirbt. Und ein Bier, das schließt kleine Wunden.',
  },
  'shady-salesman': {
    purpose: 'Krimskrams',
    tip: 'Pst. Jeder Laden hier kauft alles, was du da unten findest, und keiner fragt, woher du es hast.',
  },
  priest: {
    purpose: 'kennt unbekannte Dinge, nimmt Bußgelder an',
    tip: 'Schlag keine ehrlichen Leute, mein Kind: Dann kostet in der Stadt alles das Doppelte. Und bring mir, was du nicht kennst: Für Gold sage ich dir, was es ist.',
  },
  blacksmith: {
    purpose: 'Waffen und Rüstungen',
    tip: 'Zuerst ein Schild: Er kostet wenig und hält manchen Hieb ab. Und kämpf in Türen, dann kommen sie nur einer nach dem anderen.',
  },
  clothier: {
    purpose: 'Kleidung',
    tip: 'Erst einmal eine Lederrüstung. Der Wald vor dem Tor besteht aus lauter Zähnen.',
  },
  alchemist: {
    purpose: 'Tränke und Schriftrollen, lädt Stäbe auf',
    tip: 'Heb dir einen Heiltrank für den Ernstfall auf. Einen unbekannten probierst du bei voller Gesundheit, wenn niemand in der Nähe ist.',
  },
  mom: {
    purpose: 'dein Zuhause',
    tip: 'Lauf lieber früh weg, wenn du verletzt bist, und ruh dich aus, wo dich keiner sieht. Erst der Wald, Schatz, dann die Höhlen. Der Drache kann warten.',
  },
};
