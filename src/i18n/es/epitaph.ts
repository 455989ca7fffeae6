import type { EpitaphLabels } from '../epitaph';
import { count, isHero, of, turns } from './grammar';

/** The Spanish inscription of the headstone. */
export const EPITAPH: EpitaphLabels = {
  standing: (level, number) => `Nivel ${level} · ${turns(number)}`,
  slainBy: 'víctima',
  slainWith: (means) => `víctima de ${means}`,
  killedBy: 'víctima',
  starved: 'murió de hambre',
  retired: 'se retiró con la victoria',
  abandoned: 'abandonó la búsqueda',
  lost: 'se perdió para siempre',
  culprit: (names, raw) => (isHero(raw) ? 'de su propio ingenio' : of(names, raw)),
  kills: (number) => count(number, 'muerte', 'muertes'),
  score: (score, ranked) => `${score.toLocaleString('es')} puntos${ranked ? '' : ' · no puntúa'}`,
  seed: (seed) => `Semilla ${seed}`,
};
