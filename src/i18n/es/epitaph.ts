import { type EpitaphLabels, isCounted, type ScorePart } from '../epitaph';
import { isHero } from '../thing-ref';
import { after } from './declension';
import { a, count, of, turns } from './grammar';

const POINTS: Record<ScorePart, string> = {
  depth: 'la profundidad',
  experience: 'la experiencia',
  gold: 'las monedas',
  laurel: 'el laurel',
  turns: 'la rapidez',
  health: 'la salud',
};

export const EPITAPH: EpitaphLabels = {
  standing: (level, number) => `Nivel ${level} · ${turns(number)}`,
  slainBy: 'víctima',
  slainWith: (names, spell) => `víctima ${of(names, spell)}`,
  killedBy: 'víctima',
  contracted: (lines) => lines,
  starved: 'murió de hambre',
  retired: 'se retiró con la victoria',
  broughtHome: (item) => `trajo a casa: ${item}`,
  took: (item) => `se llevó: ${item}`,
  abandoned: 'abandonó la búsqueda',
  lost: 'se perdió para siempre',
  // In parentheses, because no preposition goes with every name of a place.
  location: (place) => `(${place})`,
  avenged: (by) => (by === '' ? 'muerte vengada' : `muerte vengada por ${by}`),
  beside: (companion) => `con ${companion} a su lado`,
  fromHome: (levels) => (levels === 0 ? 'ya en el pueblo' : `a ${count(levels, 'piso', 'pisos')} de casa`),
  culprit: (names, raw) =>
    isHero(raw) ? 'de su propio ingenio' : isCounted(names, raw) ? after('de', a(names, raw)) : of(names, raw),
  resting: (place) => place,
  kills: (number) => count(number, 'abatido', 'abatidos'),
  score: (score, ranked) => `${count(score, 'punto', 'puntos')}${ranked ? '' : ' · no puntúa'}`,
  points: (part, number) => `${number.toLocaleString('es')} por ${POINTS[part]}`,
  seed: (seed) => `Semilla ${seed}`,
  number: (value) => value.toLocaleString('es'),
  reached: (turn) => `turno ${turn}`,
};
