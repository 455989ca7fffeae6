import type { Locale } from '../locale';

/** What is said in Spanish beside the game: private notes, help, apologies. */
export const SPANISH_NOTES: Locale['notes'] = {
  stale: 'Ese botón era de un turno anterior, así que no ha hecho nada. Así está todo ahora.',
  oldButton: 'Ese botón es de una versión anterior. Así está todo ahora.',
  oldForm: 'Ese formulario es de una versión anterior. Escribe `/help` para ver lo que hay ahora.',
  gone: 'Esa opción ya no está. Usa el mensaje más reciente.',
  noTradeNow: 'Ahí ya nadie comercia contigo. Así está todo ahora.',
  notYours: (mention) => `Esta partida es de ${mention}. Empieza la tuya con \`/play\`.`,
  notYourTurn: (mention) => `${mention} lleva la antorcha: le toca jugar, no a ti.`,
  notHere: (channels) => `En este servidor solo se juega en ${channels}.`,
  noRun: 'Todavía no tienes ninguna partida. Empieza una con `/play`.',
  busy: 'Otra acción tuya todavía está en marcha. Prueba otra vez en un momento; no se ha perdido nada.',
  unknownCommand: 'Ese comando ya no lo conozco. Escribe `/help` para ver los que sí.',
  tooLate: 'Eso me llegó demasiado tarde para contar. No ha pasado nada; inténtalo otra vez, por favor.',
  unanswered: 'No pude contestar a tiempo. No se ha perdido nada; inténtalo otra vez, por favor.',
  tookTooLong: 'Eso ha tardado demasiado. No se ha perdido nada; `/play` te muestra dónde estás.',
  trouble: {
    unavailable:
      'La cámara donde se guardan las partidas no contesta ahora mismo. No ha cambiado nada; prueba otra vez en un momento.',
    unreadable: 'Esta partida no se puede leer. No se ha tocado; avisa, por favor, a quien lleva este bot.',
    newer:
      'Esta partida se guardó con una versión más nueva del juego. No se ha tocado; prueba otra vez cuando el bot esté al día.',
    other: 'Algo ha fallado por nuestra parte. No se ha perdido nada; `/play` te muestra dónde estás.',
  },
  lastHero: (name) => `Tu último héroe, ${name}, llegó hasta aquí:`,
  titleAlt: 'Una bóveda de arcos, uno tras otro; en el resplandor del fondo, un dragón despliega las alas.',
  nameless: 'Caminante',
};
