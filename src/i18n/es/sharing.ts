import type { SharingTexts } from '../en/sharing';

export const SHARING: SharingTexts = {
  button: {
    watch: 'Mirar',
    post: 'Compartir esto',
    postIt: 'Publicarlo',
    refresh: 'Actualizar',
    unshare: 'Dejar de compartir',
    shares: 'Qué se comparte',
    fork: 'Bifurcar',
    forkUnranked: 'Bifurcar sin puntuar',
    keepRanked: 'Que siga puntuando',
  },
  shared: (player, version) =>
    version === null
      ? `${player} comparte esta partida. Con \`/run watch\` puedes seguirla.`
      : `${player} comparte esta partida tal como estaba tras la jugada ${version}.`,
  sharedOver: (player) => `${player} comparte esta partida, que ya ha terminado.`,
  postedBy: (player) => `lo comparte ${player}`,
  refusedPosts: {
    nobody: 'Este servidor no quiere publicaciones.',
    managers: 'En este servidor solo pueden publicar quienes lo gestionan.',
    elsewhere: (channel) => `Aquí las publicaciones van en ${channel}.`,
    tooMany: (perHour) =>
      perHour === 1
        ? 'Este servidor quiere una publicación por hora, y ya la ha tenido.'
        : `Este servidor quiere como mucho ${perHour} publicaciones por hora, y ya las ha tenido.`,
  },
  animationOfMove:
    'No se ha compartido nada: una animación muestra los últimos turnos y no puede empezar ni acabar en una jugada. Indica una jugada o pide una animación.',
  ended: 'Esta partida ya no se comparte en este canal.',
  unshared:
    'La última partida que jugaste no se comparte ahora en este canal. Lo que ya se publicó de ella se queda como está. `/run watch` lleva a lo demás que compartes aquí.',
  onlyPlayersUnshare: (player) => `Esta es la partida de ${player}: solo quien la juega puede dejar de compartirla.`,
  watched: (player, version) =>
    version === null
      ? `Esta es la partida de ${player}.`
      : `Esta es la partida de ${player}, tal como estaba tras la jugada ${version}.`,
  hidden: (player) =>
    `${player} comparte una partida en la mazmorra del día. Queda oculta: podrás mirarla cuando termines tú esa mazmorra o acabe el día.`,
  confirmFork:
    '**Esta partida puntúa y aún no ha terminado.** Una rama mostraría lo que todavía tiene que descubrir; si bifurcas, la partida misma deja de puntuar para siempre. O espera: cuando termine, podrás bifurcarla en cualquier jugada y seguirá contando.',
  notForked: 'No se ha bifurcado nada.',
  forked: 'Esta rama es tuya desde aquí, con otra suerte. No puntúa.',
  onlyForYou: 'Aquí solo la ves tú; con `/play` la enseñas a todos.',
  title: 'Partidas que mirar en este canal',
  none: 'En este canal no hay nada que puedas mirar. `/run share` enseña tu partida a todos.',
  pick: 'Mirar…',
  details: ({ depth, level, kind, when }) =>
    [`profundidad ${depth}`, `nivel ${level}`, kind, when].filter((part) => part !== '').join(' · '),
  kind: {
    seed: 'semilla elegida',
    fork: 'rama',
    party: 'grupo',
    daily: (date) => `mazmorra del día ${date}`,
    weekly: (week) => `mazmorra de la semana ${week}`,
    practice: (date) => `práctica para ${date}`,
  },
  ago: (minutes) => {
    if (minutes < 60) return minutes === 0 ? 'ahora mismo' : `hace ${minutes} min`;
    if (minutes < 48 * 60) return `hace ${Math.floor(minutes / 60)} h`;
    return `hace ${Math.floor(minutes / 1440)} días`;
  },
  runOption: (name, depth, turn) => `${name} · profundidad ${depth} · turno ${turn}`,
  unloadable: {
    unreadable: (player) => `⚠ Una partida${player === null ? '' : ` de ${player}`} no se puede leer.`,
    newer: (player) => `⏳ Una partida${player === null ? '' : ` de ${player}`} espera una actualización.`,
  },
  unloadableOption: {
    unreadable: (id) => `⚠ Una partida no se puede leer · ${id}`,
    newer: (id) => `⏳ Una partida espera una actualización · ${id}`,
  },
};
