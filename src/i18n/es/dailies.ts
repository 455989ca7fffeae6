import type { DailyTexts } from '../en/dailies';

export const DAILIES: DailyTexts = {
  title: (day, whose) => `Mazmorra del ${day} · ${whose}`,
  elsewhere: 'otro servidor',
  begun: 'Este es tu único intento puntuado en la mazmorra del día.',
  practice: 'Esto es práctica: no cuenta.',
  tryFirst: {
    begun: 'Tu intento puntuado sigue en marcha. Podrás practicar cuando termine.',
    open: 'Juega primero tu único intento puntuado: podrás practicar cuando termine. No se ha empezado nada.',
  },
  done: {
    today: 'Tu intento en la mazmorra del día ha terminado. A medianoche (UTC) se abre otra.',
    former: 'Tu intento en la mazmorra de aquel día ha terminado. La de hoy está abierta.',
  },
  erased:
    'Ya usaste tu único intento en la mazmorra del día y su resultado no se puede mostrar. Aún puedes practicar; a medianoche (UTC) se abre otra.',
  cheated: 'con trampas, así que no cuenta',
  health: {
    lowest: (parts) => `Vida mínima: ${parts}.`,
    at: (from, to) => (from === to ? `profundidad ${from}` : `profundidades ${from}–${to}`),
    light: 'más de la mitad',
    heavy: 'menos de la mitad',
    grave: 'menos de un cuarto',
  },
  ended: {
    died: (depth) => `Muerte en la profundidad ${depth}.`,
    retired: () => 'Retirada con el laurel.',
    abandoned: (depth) => `Abandono en la profundidad ${depth}.`,
  },
  rank: (rank, players) => `puesto ${rank} de ${players}`,
  ghosts: 'Otros de este servidor:',
  before: (best, own) => `Ayer: ${best}${own === null ? '' : ` · tú: ${own}`}.`,
  streak: (days) => `${days} días seguidos`,
  button: {
    share: 'Compartir',
    practise: 'Practicar',
    board: 'Lista del día',
    open: 'Jugar la mazmorra del día',
    yesterday: 'Lista de ayer',
    dayBefore: 'Lista del día anterior',
    result: 'Resultado del día',
  },
  weekly: {
    title: (days, whose) => `Mazmorra larga, ${days} · ${whose}`,
    begun: 'Este es tu único intento puntuado en la mazmorra de la semana, la larga.',
    done: {
      today: 'Tu intento en la mazmorra de la semana ha terminado. El lunes (UTC) se abre otra.',
      former: 'Tu intento en la mazmorra de aquella semana ha terminado. La de esta está abierta.',
    },
    erased:
      'Ya usaste tu único intento en la mazmorra de la semana y su resultado no se puede mostrar. Aún puedes practicar; el lunes (UTC) se abre otra.',
    before: (best, own) => `La semana pasada: ${best}${own === null ? '' : ` · tú: ${own}`}.`,
    button: {
      board: 'Lista de la semana',
      open: 'Mazmorra de la semana',
      yesterday: 'Lista de la semana pasada',
      dayBefore: 'Lista de la semana anterior',
    },
  },
};
