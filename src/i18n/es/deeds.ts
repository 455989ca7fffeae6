import type { Locale } from '../locale';

/** What is said in Spanish of a deed that brought nothing else to tell. */
export const SPANISH_DEEDS: Locale['deeds'] = {
  step: (way) => `Das un paso hacia el ${way}.`,
  walk: (turns, way) => `Caminas ${turns} turnos hacia el ${way}.`,
  there: (turns) => (turns > 1 ? `Ya estás ahí, tras ${turns} turnos.` : 'Ya estás ahí.'),
  explored: 'Aquí ya has visto todo lo que hay que ver.',
  fought: (turns) => `La pelea dura ${turns} turnos.`,
  waited: 'Esperas.',
  kept: 'Guardas el pergamino para más tarde.',
};
