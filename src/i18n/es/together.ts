import type { Locale } from '../locale';

const MODE: Locale['together']['mode'] = {
  owner: 'solo quien empezó',
  handover: 'pasar la antorcha',
  vote: 'votación',
  hotseat: 'quien quiera',
};

/** What is said in Spanish where people play together, and by those who look after a server. */
export const SPANISH_TOGETHER: Locale['together'] = {
  mode: MODE,
  party: (mode, torch, votes, needed) => {
    if (mode === 'handover') return `Grupo: ${MODE[mode]} · la antorcha la lleva ${torch}`;
    return mode === 'vote'
      ? `Grupo: ${MODE[mode]} · ${votes} votos, deciden ${needed} iguales`
      : `Grupo: ${MODE[mode]}`;
  },
  button: {
    takeTorch: 'Tomar la antorcha',
    watch: 'Mirar',
    refresh: 'Actualizar',
    fork: 'Bifurcar',
    yes: 'Sí',
    runs: 'Partidas',
    audit: 'Registro',
    export: 'Exportar',
    erase: 'Borrar',
  },
  vain: {
    'no-party': 'Aquí no se juega nada en grupo. `/party` empieza algo.',
    'not-shared': 'Esa partida no está compartida en este canal.',
    hidden: 'Esa partida queda oculta hasta que termines tú su mazmorra o acabe el día.',
    'no-moment': 'Ese momento no se puede mostrar: nunca existió o se jugó con reglas anteriores.',
    'daily-open': 'La mazmorra del día no se puede bifurcar mientras dure su día o un intento puntuado en ella.',
    over: 'Después del final de una partida no hay nada. Elige una jugada anterior.',
    'goes-on': 'Solo se repite lo que ha terminado. `/watch` sigue lo que continúa.',
    'no-run': 'Aquí no hay ninguna partida así.',
    'no-server': 'Eso solo funciona en un servidor.',
    'not-allowed': 'Para eso necesitas permiso para gestionar este servidor.',
    refused: 'El juego no permite eso ahora.',
    busy: 'Otra persona fue más rápida, varias veces seguidas. No se ha hecho nada; inténtalo otra vez.',
  },
  veiled: (player) =>
    `${player} comparte una partida en la mazmorra del día. Queda oculta: podrás mirarla cuando termines tú esa mazmorra o acabe el día.`,
  shared: (player, version) =>
    version === null
      ? `${player} comparte esta partida. Con \`/watch\` puedes seguirla.`
      : `${player} comparte esta partida tal como estaba tras la jugada ${version}.`,
  watched: (player, version) =>
    version === null
      ? `Esta es la partida de ${player}.`
      : `Esta es la partida de ${player}, tal como estaba tras la jugada ${version}.`,
  forked: 'Esta rama es tuya desde aquí, con otra suerte. No puntúa.',
  alone: 'Aquí solo la ves tú; con `/play` la enseñas a todos.',
  sharesTitle: 'Partidas que mirar en este canal',
  noShares: 'En este canal no hay nada compartido. `/share` enseña tu partida a todos.',
  pick: 'Mirar …',
  run: ({ name, player, depth, turn }) => `**${name}** ${player} · profundidad ${depth} · turno ${turn}`,
  choice: (name, depth, turn) => `${name} · profundidad ${depth} · turno ${turn}`,
  waiting: {
    title: 'Tus partidas en espera',
    none: 'Ninguna partida tuya espera. `/play` sigue con la actual.',
    pick: 'Seguir con …',
  },
  replay: {
    none: 'Aún no has terminado ninguna partida, o ya no se conserva.',
    at: (version, last) => `jugada ${version} de ${last}`,
    way: {
      first: 'Principio',
      back10: '10 atrás',
      back: 'Atrás',
      on: 'Adelante',
      on10: '10 adelante',
      last: 'Final',
    },
    open: 'Repetición',
    pick: 'Repetir …',
    film: 'Como animación',
    animation: 'La partida como animación, hasta aquí:',
  },
  building: {
    title: 'Así se construyó:',
    'no-run': 'Aún no has terminado ninguna partida. Indica una semilla para practicar.',
    'no-moment': 'Tu última partida no llegó tan hondo o era una rama. Indica una semilla para practicar.',
    'in-play': 'Eso queda oculto: todavía se juega.',
  },
  privacy: {
    question: 'Puedes pedir todo lo que hay guardado sobre ti, o que se borre.',
    sure: '¿Borrar para siempre tus partidas, puntos y ajustes? No se puede deshacer.',
    exported: 'Esto es todo lo que hay guardado sobre ti.',
    erased: 'Hecho: ya no hay nada guardado sobre ti.',
  },
  admin: {
    title: 'Partidas en juego en este servidor',
    nobody: 'Ahora mismo no juega nadie.',
    config: (channels, mode) => `Canales: ${channels} · grupos: ${mode}`,
    anywhere: 'todos',
    pickRun: 'Elige una partida …',
    pickMode: 'Cómo juegan los grupos …',
    player: (mention) => `Datos de ${mention} en este servidor`,
    deeds: {
      end: 'Terminar la partida',
      reset: 'Reiniciar al jugador',
      here: 'Solo en este canal',
      anywhere: 'En todos los canales',
      export: 'Exportar los datos',
      erase: 'Borrar los datos',
      heal: 'Depurar: curar',
      reveal: 'Depurar: descubrir el nivel',
      exit: 'Depurar: siguiente nivel',
      god: 'Depurar: invulnerable',
    },
    back: (by) => (by === 1 ? 'Una jugada atrás' : `${by} jugadas atrás`),
    parties: (mode) => `Grupos: ${mode}`,
    sure: (what) => `**${what}**: ¿seguro? Queda anotado.`,
    done: (what) => `**${what}**: hecho.`,
    auditTitle: 'Lo que se ha hecho aquí',
    noAudit: 'Todavía nada.',
    audit: (when, who, act, done) => `${when} ${who}: ${act}${done ? '' : ' · sin resultado'}`,
  },
};
