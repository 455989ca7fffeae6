import type { EpitaphLabels } from '../epitaph';
import { isHero, the, turns } from './grammar';

/** The German inscription of the headstone. */
export const EPITAPH: EpitaphLabels = {
  standing: (level, number) => `Stufe ${level} · ${turns(number)}`,
  slainBy: 'erlegt von',
  slainWith: (means) => `mit ${means} erlegt von`,
  killedBy: 'zur Strecke gebracht von',
  starved: 'verhungert',
  retired: 'siegreich heimgekehrt',
  abandoned: 'gab die Suche auf',
  lost: 'verschollen',
  culprit: (names, raw) => (isHero(raw) ? 'eigener Hand' : the(names, raw, 'dative')),
  kills: (number) => `${number.toLocaleString('de')} erlegt`,
  score: (score, ranked) => `${score.toLocaleString('de')} Punkte${ranked ? '' : ' · ohne Wertung'}`,
  seed: (seed) => `Seed ${seed}`,
};
