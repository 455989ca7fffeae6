import { type EpitaphLabels, isCounted, type ScorePart } from '../epitaph';
import { isHero } from '../thing-ref';
import { a, count, the, turns } from './grammar';

const POINTS: Record<ScorePart, string> = {
  depth: 'die Tiefe',
  experience: 'Erfahrung',
  gold: 'Münzen',
  laurel: 'den Lorbeer',
  turns: 'Tempo',
  health: 'Gesundheit',
};

export const EPITAPH: EpitaphLabels = {
  standing: (level, number) => `Stufe ${level} · ${turns(number)}`,
  slainBy: 'erlegt von',
  slainWith: (names, spell) => `mit ${names.raw(spell)} erlegt von`,
  killedBy: 'zur Strecke gebracht von',
  contracted: (lines) => lines.replace('von\ndem ', 'vom\n'),
  starved: 'verhungert',
  retired: 'als Sieger abgetreten',
  broughtHome: (item) => `${item} heimgebracht`,
  took: (item) => `${item} geholt`,
  abandoned: 'gab die Suche auf',
  lost: 'verschollen',
  // In parentheses, because no preposition goes with every name of a place.
  location: (place) => `(${place})`,
  avenged: (by) => (by === '' ? 'gerächt' : `gerächt von ${by}`),
  beside: (companion) => `${companion} stand zur Seite`,
  fromHome: (levels) => (levels === 0 ? 'schon in der Stadt' : `${count(levels, 'Ebene', 'Ebenen')} bis daheim`),
  culprit: (names, raw) => (isHero(raw) ? 'eigener Hand' : (isCounted(names, raw) ? a : the)(names, raw, 'dative')),
  resting: (place) => place,
  kills: (number) => `${number.toLocaleString('de')} erlegt`,
  score: (score, ranked) => `${count(score, 'Punkt', 'Punkte')}${ranked ? '' : ' · ohne Wertung'}`,
  points: (part, number) => `${number.toLocaleString('de')} für ${POINTS[part]}`,
  seed: (seed) => `Seed ${seed}`,
  number: (value) => value.toLocaleString('de'),
  reached: (turn) => `Runde ${turn}`,
};
