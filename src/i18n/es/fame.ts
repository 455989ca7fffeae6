import type { Locale } from '../locale';

/** What is said in Spanish of finished runs. */
export const SPANISH_FAME: Locale['fame'] = {
  whose: { global: 'todos', guild: 'este servidor' },
  board: {
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
  unranked: { seed: 'semilla elegida', fork: 'bifurcación', daily: 'práctica', other: 'no puntúa' },
  nobody: 'Nadie ha llegado tan lejos todavía.',
  yourPlace: 'Tú:',
  cut: (runs) => `Solo se han revisado las ${runs} mejores partidas de esta lista.`,
  hidden: 'Esta lista sigue velada hasta que termines esa mazmorra o acabe su día.',
  noSuchDay: 'Eso no es ningún día. Los días se escriben así: 2026-11-20.',
  noServer: 'Eso solo existe en un servidor. Pregunta allí, o por la de todos.',
  history: {
    server: 'Partidas terminadas de este servidor',
    own: 'Tus partidas terminadas',
    none: 'No hay ninguna partida terminada así.',
    searched: (when) => `Búsqueda hecha hasta el ${when}. Hay partidas más antiguas.`,
  },
  stats: (name) => `Partidas puntuadas de ${name}`,
  figures: (runs, wins, deepest, best) =>
    `${runs} ${runs === 1 ? 'partida' : 'partidas'} · ${wins} ${wins === 1 ? 'laurel' : 'laureles'} · nivel más hondo: ${deepest} · mejor resultado: ${best}`,
  noFigures: 'Todavía no hay ninguna partida puntuada terminada.',
  daily: {
    title: (day, whose) => `Mazmorra del ${day} · ${whose}`,
    begun: 'Este es tu único intento puntuado en la mazmorra del día.',
    practice: 'Esto es práctica: no cuenta.',
    done: 'Tu intento en la mazmorra del día ha terminado. A medianoche (UTC) se abre otra.',
    gone: 'Tu intento en la mazmorra del día ha terminado y ya no consta.',
    laurel: 'laurel conseguido',
    cheated: 'con trampas, así que no cuenta',
  },
  button: {
    everyone: 'Todos',
    server: 'Este servidor',
    month: 'Este mes',
    allTime: 'De siempre',
    today: 'Mazmorra del día',
    share: 'Compartir',
    practise: 'Practicar',
    board: 'Lista del día',
    result: 'Resultado del día',
    older: 'Buscar más antiguas',
  },
};
