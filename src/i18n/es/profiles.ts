import type { ProfileTexts } from '../en/profiles';

export const PROFILES: ProfileTexts = {
  settings: {
    intro: [
      '## Ajustes',
      'Valen para todas tus partidas, desde tu próximo turno. Cómo ve un grupo la suya se ajusta con `/party`.',
    ],
    layout: {
      compact: 'Imagen: compacta, con figuras',
      large: 'Imagen: menos casillas, más grandes',
      classic: 'Imagen: la pantalla clásica de signos, para ventanas anchas',
      text: 'Sin imagen: todo en palabras',
    },
    colours: {
      standard: 'Colores: los de la mazmorra',
      safe: 'Colores: aptos para daltónicos',
      contrast: 'Colores: alto contraste, sin depender del tono',
    },
    pickup: {
      all: 'Al explorar se recoge: todo',
      useful: 'Al explorar se recoge: lo útil',
      nothing: 'Al explorar se recoge: nada',
    },
    confirmations: {
      friendly: { label: 'Preguntar: gente pacífica', when: 'antes de herirla' },
      trap: { label: 'Preguntar: trampas', when: 'antes de pisar una que conozco' },
      fire: { label: 'Preguntar: fuego', when: 'antes de entrar en él' },
      'low-health': { label: 'Preguntar: malherido', when: 'antes de lanzarme así a luchar' },
      self: { label: 'Preguntar: mi magia', when: 'antes de que me alcance a mí' },
    },
    noConfirmations: 'Preguntar solo antes de acabar una partida',
    language: (name) => `Idioma: ${name}`,
    advice: (on) => (on ? 'Recomendaciones: sí' : 'Recomendaciones: no'),
    quiet: (on) => (on ? 'Respuestas discretas: sí' : 'Respuestas discretas: no'),
    steps: (on) => (on ? 'Direcciones siempre a la vista: sí' : 'Direcciones siempre a la vista: no'),
    shown: (on) => (on ? 'Ficha visible para otros: sí' : 'Ficha visible para otros: no'),
  },

  feats: {
    earned: (name) => `Hazaña: ${name} · cuenta cuando acabe esta partida`,
    counted: (names) => `Conseguido antes de esta partida: ${names}`,
    atEnd: (name) => `Hazaña: ${name}`,
  },
  card: {
    open: 'Ficha',
    pick: 'Ver la ficha de…',
    listFeats: 'Todas las hazañas',
    runs: 'Partidas',
    heading: (who) => `La fama de ${who}`,
    figures: { runs: 'Partidas', wins: 'Laureles', deepest: 'Más hondo', best: 'Récord' },
    none: 'Aún no ha terminado ninguna partida puntuada.',
    cause: (name, times) => `Final más frecuente: ${name} (${times}×)`,
    streak: (days) => `Mazmorra del día: ${days} ${days === 1 ? 'día' : 'días seguidos'}`,
    ladder: 'Nivel más hondo de cada partida',
    depthRuns: (depth, runs) => `${depth}: ${runs} ${runs === 1 ? 'partida' : 'partidas'}`,
    deepest: 'Final de la partida más honda',
    feats: (have, all) => `Hazañas: ${have} de ${all}`,
    noFeats: 'Ninguna hazaña todavía.',
    share: (percent) => `en el ${percent} de las partidas`,
    rare: 'en menos del 1 % de las partidas',
    unknownFeat: 'Hazaña oculta',
    notShown: (who) => `${who} prefiere no mostrarse.`,
  },
  suspended: {
    title: 'Tus partidas en pausa',
    none: 'No tienes partidas en pausa. `/play` sigue con la actual o empieza una.',
    pick: 'Seguir con…',
  },
  history: {
    server: 'Partidas terminadas de este servidor',
    own: 'Tus partidas terminadas',
    none: 'No hay ninguna partida terminada que puedas ver y cumpla eso.',
    noneYet: 'Aún no hay ninguna partida terminada que puedas ver.',
    searched: (when) => `Búsqueda hecha hasta el ${when}. Hay partidas más antiguas.`,
    older: 'Buscar más antiguas',
    unranked: { seed: 'semilla elegida', fork: 'rama', daily: 'práctica', other: 'no puntúa' },
    noSuchCause: 'Nada que pueda acabar una partida se llama así.',
    noSuchDay: 'Eso no es una fecha. Escríbela así: 2026-11-20.',
  },
  stats: {
    title: (name) => `Partidas puntuadas de ${name}`,
    figures: (runs, wins, deepest, best) =>
      `${runs} ${runs === 1 ? 'partida' : 'partidas'} · ${wins} ${wins === 1 ? 'laurel' : 'laureles'} · nivel más hondo: ${deepest} · mejor resultado: ${best}`,
    none: 'Todavía no hay ninguna partida puntuada terminada.',
    list: { server: 'Partidas que empezaron aquí, puntuadas o no:', own: 'Tus partidas terminadas, puntuadas o no:' },
  },
};
