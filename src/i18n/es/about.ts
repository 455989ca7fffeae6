import type { AboutTexts } from '../en/about';

export const ABOUT: AboutTexts = {
  lines: (version) => [
    `**Wyrmdeep** ${version}: un roguelike en tu canal. Cada comando o botón es una jugada, y la muerte es definitiva.`,
    '`/help` explica cómo se juega, `/privacy` exporta o borra lo que hay guardado sobre ti.',
  ],
  link: {
    demo: 'Jugar en el navegador',
    source: 'Código fuente',
    privacy: 'Política de privacidad',
    terms: 'Términos del servicio',
    support: 'Pedir ayuda',
    invite: 'Añadir a un servidor',
  },
};
