import type { LeaderboardTexts } from '../en/leaderboards';

export const LEADERBOARDS: LeaderboardTexts = {
  scope: { global: 'todos', guild: 'este servidor' },
  title: {
    all: (whose) => `Mejores partidas · ${whose}`,
    month: (whose, month) => `Mejores partidas · ${whose} · ${month}`,
    day: (whose, day) => `Mazmorra del ${day} · ${whose}`,
  },
  fate: {
    starved: 'murió de hambre',
    retired: 'se retiró con la victoria',
    abandoned: 'abandonó',
    lost: 'se perdió para siempre',
  },
  laurel: 'laurel conseguido',
  none: 'Todavía no hay partidas en esta lista.',
  yourPlace: 'Tú:',
  beyond: (places) => `Más allá de los ${places} primeros:`,
  cut: (runs) => `Solo se han revisado las ${runs} mejores partidas de esta lista.`,
  hidden: 'Esta lista sigue oculta hasta que termines esa mazmorra o acabe su día.',
  noServer: 'Eso solo existe en un servidor. Úsalo en uno, o elige «todos».',
  rank: (place, name) => `${place}. ${name}`,
  button: {
    everyone: 'Todos',
    server: 'Este servidor',
    month: 'Este mes',
    allTime: 'De siempre',
    today: 'Mazmorra del día',
  },
};
