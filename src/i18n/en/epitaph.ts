import type { EpitaphLabels } from '../epitaph';
import { count, isHero, the, turns } from './grammar';

/** The English inscription of the headstone. */
export const EPITAPH: EpitaphLabels = {
  standing: (level, number) => `Level ${level} · ${turns(number)}`,
  slainBy: 'slain by',
  slainWith: (means) => `slain with ${means} by`,
  killedBy: 'killed by',
  starved: 'starved to death in',
  retired: 'retired victorious from',
  abandoned: 'gave up the quest in',
  lost: 'lost in',
  culprit: (names, raw) => (isHero(raw) ? `the ${names.raw(raw)}` : the(names, raw)),
  kills: (number) => count(number, 'kill', 'kills'),
  score: (score, ranked) => `Score ${score.toLocaleString('en')}${ranked ? '' : ' · not ranked'}`,
  seed: (seed) => `Seed ${seed}`,
};
