import type { LeaderboardTexts } from '../en/leaderboards';
import { EPITAPH } from './epitaph';
import { count } from './grammar';

export const LEADERBOARDS: LeaderboardTexts = {
  scope: { global: 'todos', guild: 'este servidor' },
  title: {
    all: (whose) => `Mejores partidas · ${whose}`,
    former: (whose) => `Mejores partidas · ${whose} · antes de la 1.0`,
    week: (whose, days) => `Mejores partidas · ${whose} · ${days}`,
    month: (whose, month) => `Mejores partidas · ${whose} · ${month}`,
    weekly: (whose, days) => `Mazmorra larga, ${days} · ${whose}`,
    day: (whose, day) => `Mazmorra del ${day} · ${whose}`,
  },
  fate: {
    starved: 'murió de hambre',
    retired: 'se retiró con la victoria',
    abandoned: 'abandonó',
    lost: 'se perdió para siempre',
  },
  laurel: 'laurel conseguido',
  carried(item, levels) {
    if (levels === null) return `${item}: en casa`;
    return `${item} a cuestas, ${EPITAPH.fromHome(levels)}`;
  },
  none: 'Todavía no hay partidas en esta lista.',
  yourPlace: 'Tú:',
  beyond: (places) => `Más allá de los ${places} primeros:`,
  cut: (runs) => `Solo se han revisado las ${runs} mejores partidas de esta lista.`,
  hidden: 'Esta lista sigue oculta hasta que termines esa mazmorra o se cierre.',
  noServer: 'Eso solo existe en un servidor. Úsalo en uno, o elige «todos».',
  rank: (place, name) => `${place}. ${name}`,
  previous: {
    week: 'Semana anterior',
    month: 'Mes anterior',
    day: 'Día anterior',
    weekly: 'Semana anterior',
    former: 'Antes de la 1.0',
  },
  button: {
    everyone: 'Todos',
    server: 'Este servidor',
    week: 'Esta semana',
    month: 'Este mes',
    allTime: 'De siempre',
    today: 'Mazmorra del día',
    bestRun: 'Ver la mejor partida',
  },
  happened: {
    laurel: (name, day) => `Último laurel: **${name}**, ${day}.`,
    noLaurel: 'Aquí nadie ha ganado aún el juego.',
    deepest: (name, depth, fate) => `Partida más honda de la semana: **${name}**, ${depth}, ${fate}.`,
    noDeepest: 'Esta semana aún no ha acabado ninguna partida aquí.',
    closeCall: (name, hp, depth) =>
      `Por los pelos esta semana: **${name}** siguió adelante con ${count(hp, 'punto', 'puntos')} de vida en la ${depth}.`,
    noCloseCall: 'Esta semana aún no se ha salvado nadie aquí por los pelos.',
    hunter: (name, beast) => `Caza de la semana: **${name}** abatió a ${beast}.`,
  },
  closing: {
    over: 'Esta lista está cerrada.',
    deepest: 'Partida más honda',
    mostFeats: 'Más hazañas en una partida',
    feats: (number) => count(number, 'hazaña', 'hazañas'),
  },
  bestRun: {
    lead: (name, place, day) => `Las últimas jugadas de ${name} · puesto ${place} · mazmorra del ${day}`,
    none: 'No hay ninguna partida que se pueda mostrar.',
    back: 'Volver a la lista',
  },
};
