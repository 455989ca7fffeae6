import type { Locale } from '../locale';

/** Campaigns in Spanish, by id. */
export const CAMPAIGNS: NonNullable<Locale['campaigns']> = {
  dragon: {
    name: 'El Dragón',
    about:
      'Seis niveles más abajo duerme un dragón negro: mátalo, sal con vida y habrás ganado. Por debajo los niveles no se acaban nunca.',
  },
  amulet: {
    name: 'El Amuleto',
    about:
      'Más allá del dragón, hasta el Abismo a por el amuleto de Yala, y de vuelta con él a la taberna. Un largo camino.',
  },
};
