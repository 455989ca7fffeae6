import type { Locale } from '../locale';

export const KITS: NonNullable<Locale['kits']> = {
  fighter: { name: 'Guerrero', about: 'Espada larga, camisa y botas. Nada fino, pero no falta nada.' },
  apprentice: { name: 'Aprendiz', about: 'Sabe Telaraña y tiene más maná. Brazos flojos y ropa fina.' },
  scout: { name: 'Explorador', about: 'Un arco y buena vista. Pocos puntos de vida.' },
  tinker: { name: 'Inventor', about: 'Una vara de chispas y dos frascos de fuego. Torpe en el cuerpo a cuerpo.' },
};
