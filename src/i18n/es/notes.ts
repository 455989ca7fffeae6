import type { NoteTexts } from '../en/notes';

export const NOTES: NoteTexts = {
  stale: 'Eso era de un turno anterior, así que no ha hecho nada. Así está todo ahora.',
  oldButton: 'Ese botón es de una versión anterior. Así está todo ahora.',
  oldForm: 'Ese formulario es de una versión anterior. Escribe `/help` para ver lo que hay ahora.',
  lapsed: 'No ha cambiado nada: una pregunta así caduca a los 15 minutos. Aquí está otra vez.',
  gone: 'Esa opción ya no está. Usa el mensaje más reciente.',
  noTradeNow: 'Ahí ya nadie comercia contigo. Así está todo ahora.',
  notYours: (mention) => `Esta partida es de ${mention}. Empieza la tuya con \`/play\`.`,
  noRun: 'Todavía no tienes ninguna partida. Empieza una con `/play`.',
  runGone:
    'Esa partida ya no se puede jugar. `/play` sigue con la actual o empieza una; `/party`, lo mismo con la del canal.',
  seedInPlay: 'Aún tienes una partida que puntúa en el mundo de esa semilla: termínala antes o abandónala.',
  busy: 'Ha llegado demasiado a la vez. Puede que lo que has hecho cuente: `/play` te muestra dónde estás; `/party`, dónde está tu grupo.',
  outdated: 'Eso es de hace un rato, así que no se ha jugado ahora. Este es el tablero.',
  tooFast: (turns, seconds) => `Son ${turns} turnos en ${seconds} segundos. Respira un momento: este no se ha jugado.`,
  tooMuchWork: (when) => `Acabas de pedir varias cosas que llevan su tiempo. Pide esta otra vez ${when}.`,
  unknownCommand: 'Ese comando ya no lo conozco. Escribe `/help` para ver los que sí.',
  tooLate:
    'Eso me llegó demasiado tarde para jugarlo ahora. `/play` te muestra dónde estás; `/party`, dónde está tu grupo.',
  unanswered:
    'No pude contestar a tiempo. Puede que lo que has hecho cuente: `/play` te muestra dónde estás; `/party`, dónde está tu grupo.',
  tookTooLong:
    'Eso ha tardado demasiado. Puede que lo que has hecho cuente: `/play` te muestra dónde estás; `/party`, dónde está tu grupo.',
  errors: {
    unreadable: 'Algo de lo guardado aquí no se puede leer. No se ha tocado; avisa, por favor, a quien lleva este bot.',
    newer:
      'Esto se guardó con una versión más nueva del juego. No se ha tocado; prueba otra vez cuando el bot esté al día.',
    other:
      'Algo ha fallado por nuestra parte. Puede que lo que has hecho cuente: `/play` te muestra dónde estás; `/party`, dónde está tu grupo.',
  },
  unloadable: {
    unreadable:
      'Lo que hay guardado de esta partida está dañado y no se puede jugar. No se ha cambiado nada; avisa, por favor, a quien lleva este bot.',
    newer:
      'Esta partida se guardó con una versión más nueva del juego. Espera, intacta, a que se actualice el bot, y entonces sigue donde estaba.',
    offerSetAside: 'Puedes dejarla y empezar otra. Lo que hay guardado de ella queda como está.',
    offerNewRun: 'Hasta entonces puedes empezar otra partida: esta te espera en `/run resume`.',
    setAside: 'Dejarla',
    isSetAside:
      'La partida dañada ya no te estorba. Lo que hay guardado de ella queda como está. Con `/play` empiezas una tuya; con `/party`, una para el canal.',
  },
  refusals: {
    'no-party': 'En este canal no juega ningún grupo. `/party` forma uno.',
    'not-shared': 'Esa partida no está compartida en este canal, o ya no.',
    hidden: 'Esa partida queda oculta hasta que termines tú su mazmorra o acabe el día.',
    'no-moment': 'Ese momento no se puede mostrar: nunca existió o se jugó con reglas anteriores.',
    'daily-open': 'La mazmorra del día no se puede bifurcar mientras dure su día o un intento puntuado en ella.',
    ranked: 'Esta partida puntúa y aún no ha terminado. Hasta entonces solo puede bifurcarla su dueño.',
    over: 'Después del final de una partida no hay nada. Elige una jugada anterior.',
    'goes-on': 'Solo hay repetición de las partidas terminadas. `/run watch` sigue una en marcha.',
    'no-run': 'Aquí no hay ninguna partida así.',
    'no-server': 'Eso solo funciona en un servidor.',
    unreadable: 'Esa partida está dañada y no se puede leer. Se puede terminar, y nada más.',
    newer:
      'Esa partida se guardó con una versión más nueva del juego y espera una actualización del bot. No se ha hecho nada.',
    overtaken: 'Esto llegó tarde. Lo que hiciste después se queda como está. Repítelo si aún lo quieres.',
    'not-allowed': 'Para eso necesitas permiso para gestionar este servidor.',
    refused: 'El juego no permite eso ahora.',
    busy: 'Otra persona fue más rápida, varias veces seguidas. Puede que lo que has hecho cuente: compruébalo antes de repetirlo.',
  },
  nameless: 'Caminante',
};
