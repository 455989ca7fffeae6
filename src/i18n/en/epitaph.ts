import { type EpitaphLabels, isCounted, type ScorePart } from '../epitaph';
import { isHero } from '../thing-ref';
import { a, count, the, turns, within } from './grammar';

const POINTS: Record<ScorePart, string> = {
  depth: 'depth',
  experience: 'experience',
  gold: 'coins',
  laurel: 'the laurel',
  turns: 'speed',
  health: 'health',
};

export const EPITAPH: EpitaphLabels = {
  standing: (level, number) => `Level ${level} · ${turns(number)}`,
  slainBy: 'slain by',
  slainWith: (names, spell) => `slain with ${names.raw(spell)} by`,
  killedBy: 'killed by',
  contracted: (lines) => lines,
  starved: 'starved to death in',
  retired: 'retired victorious from',
  broughtHome: (item) => `brought the ${item} home to`,
  took: (item) => `carried the ${item} off from`,
  abandoned: 'gave up the quest in',
  lost: 'lost in',
  location: within,
  avenged: (by) => (by === '' ? 'avenged' : `avenged by ${by}`),
  beside: (companion) => `with ${companion} at their side`,
  fromHome: (levels) => (levels === 0 ? 'already in the town' : `${count(levels, 'floor', 'floors')} from home`),
  culprit: (names, raw) => {
    if (isHero(raw)) return 'their own hand';
    if (names.isPerson(raw) || !isCounted(names, raw)) return the(names, raw);
    return a(names, raw).toLowerCase();
  },
  resting: (place) => (/^(Under|Mind|Below|Behind|Beneath) /.test(place) ? place : `in ${within(place)}`),
  kills: (number) => count(number, 'kill', 'kills'),
  score: (score, ranked) => `Score ${score.toLocaleString('en')}${ranked ? '' : ' · not ranked'}`,
  points: (part, number) => `${number.toLocaleString('en')} for ${POINTS[part]}`,
  seed: (seed) => `Seed ${seed}`,
  number: (value) => value.toLocaleString('en'),
  reached: (turn) => `turn ${turn}`,
};
