import type { LeavingReason } from '../../engine';
import { capital } from '../../lib/capital';
import { type Group, listGroups } from '../groups';
import type { KillSum } from '../kills';
import type { Names } from '../names';
import { listSales, type Sum } from '../summaries';
import { a, coins, inWords, plural, The, the, verb } from './grammar';
import { LABELS } from './labels';

const LEFT = {
  cursed: 'what is cursed',
  worthless: 'what is of no use',
  worse: 'what is no better than yours',
  heavy: 'what is too heavy for you',
} as const satisfies Record<LeavingReason, string>;

const SPRINGS: Record<string, string> = {
  'bear-trap': 'snaps shut',
  'stonefall-trap': 'comes down',
  landmine: 'goes off',
  'watch-fire': 'burns you',
  'glowing-crack': 'burns you',
  smoulder: 'burns you',
  flame: 'burns you',
  'burning-crack': 'burns you',
};

export function summarySentence(sum: Sum, names: Names): string {
  switch (sum.of) {
    case 'melee': {
      const dead = sum.dead.length > 0 ? `; killed: ${listGroups(sum.dead, names, LABELS)}` : '';
      return `Fighting each other: ${listGroups(sum.fighters, names, LABELS)}${dead}.`;
    }
    case 'haul':
      return `You pick up: ${listGroups(sum.things, names, LABELS)}.`;
    case 'left':
      return `You leave ${LEFT[sum.why]}: ${listGroups(sum.things, names, LABELS)}.`;
    case 'sightings':
      return `You spot: ${listGroups(sum.things, names, LABELS)}.`;
    case 'noticed':
      return `You see: ${listGroups(sum.things, names, LABELS)}.`;
    case 'meal':
      return `You grow hungry and eat: ${listGroups(sum.things, names, LABELS)}.`;
    case 'sale':
      return `You sell for ${coins(sum.gold)}: ${listSales(sum.things, names, LABELS)}.`;
    case 'trap':
      return `${capital(a(names, sum.trap).toLowerCase())} ${SPRINGS[sum.trap.raw ?? ''] ?? 'hurts you'}: −${sum.amount} HP.`;
    case 'kill':
    case 'kills':
      return `${killed(sum, names)}: ${rewardOf(sum)}.`;
  }
}

function killed(sum: KillSum, names: Names): string {
  const dead = sum.of === 'kill' ? the(names, sum.who) : victims(sum.dead, names);
  if (sum.unscathed) return `You kill ${dead} unscathed`;
  if (sum.means !== undefined) return `Your ${names.raw(sum.means)} ${verb(names, sum.means, 'kill', 'kills')} ${dead}`;
  if (sum.of === 'kill') return `${The(names, sum.who)} ${verb(names, sum.who, 'die', 'dies')}`;
  return `You kill ${dead}`;
}

/**
 * Returns the dead as the object of a verb: `an Orc and two Rats`, `both Rats`; `''` for an empty list. Does not
 * support a single dead creature. Names only the first of three or more kinds.
 */
export function victims(dead: readonly Group[], names: Names): string {
  const [first, second, third] = dead;
  if (!first) return '';
  const total = dead.reduce((all, { count }) => all + count, 0);
  if (!second) return `${total === 2 ? 'both' : `all ${inWords(total)}`} ${plural(names, first.thing)}`;
  if (third) return `${a(names, first.thing)} and ${inWords(total - 1)} others`;
  const some = ({ thing, count }: Group): string =>
    count === 1 ? a(names, thing) : `${inWords(count)} ${plural(names, thing)}`;
  return `${some(first)} and ${some(second)}`;
}

const rewardOf = ({ xp, gold }: { xp: number; gold: number }): string =>
  `+${xp} XP${gold > 0 ? `, +${coins(gold)}` : ''}`;
