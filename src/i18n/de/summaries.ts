import type { LeavingReason } from '../../engine';
import { capital } from '../../lib/capital';
import { type Group, listGroups } from '../groups';
import type { KillSum } from '../kills';
import type { Names } from '../names';
import { listSales, type Sum } from '../summaries';
import { a, coins, inWords, isMany, The, the, verb, Your } from './grammar';
import { LABELS } from './labels';

const LEFT = {
  cursed: 'verflucht ist',
  worthless: 'nutzlos ist',
  worse: 'nicht besser ist als deine Sachen',
  heavy: 'dir zu schwer ist',
} as const satisfies Record<LeavingReason, string>;

const SPRINGS: Record<string, string> = {
  'bear-trap': 'schnappt zu',
  'stonefall-trap': 'kommt herunter',
  landmine: 'geht hoch',
  'watch-fire': 'verbrennt dich',
  'glowing-crack': 'verbrennt dich',
  smoulder: 'verbrennt dich',
  flame: 'verbrennt dich',
  'burning-crack': 'verbrennt dich',
};

export function summarySentence(sum: Sum, names: Names): string {
  switch (sum.of) {
    case 'melee': {
      const dead = sum.dead.length > 0 ? `; getötet: ${listGroups(sum.dead, names, LABELS)}` : '';
      return `Es kämpfen miteinander: ${listGroups(sum.fighters, names, LABELS)}${dead}.`;
    }
    case 'haul':
      return `Du hebst auf: ${listGroups(sum.things, names, LABELS)}.`;
    case 'left':
      return `Du lässt liegen, was ${LEFT[sum.why]}: ${listGroups(sum.things, names, LABELS)}.`;
    case 'sightings':
      return `Du entdeckst: ${listGroups(sum.things, names, LABELS)}.`;
    case 'noticed':
      return `Du siehst: ${listGroups(sum.things, names, LABELS)}.`;
    case 'meal':
      return `Du wirst hungrig und isst: ${listGroups(sum.things, names, LABELS)}.`;
    case 'sale':
      return `Du verkaufst für ${coins(sum.gold)}: ${listSales(sum.things, names, LABELS)}.`;
    case 'trap': {
      const springs = SPRINGS[sum.trap.raw ?? ''] ?? 'verletzt dich';
      return `${capital(a(names, sum.trap, 'nominative'))} ${springs}: −${sum.amount} LP.`;
    }
    case 'kill':
    case 'kills':
      return `${killed(sum, names)}: ${rewardOf(sum)}.`;
  }
}

function killed(sum: KillSum, names: Names): string {
  const dead = sum.of === 'kill' ? the(names, sum.who, 'accusative') : victims(sum.dead, names);
  if (sum.unscathed) return `Ohne einen Kratzer erledigst du ${dead}`;
  if (sum.means !== undefined)
    return `${Your(names, sum.means)} ${isMany(names, sum.means) ? 'töten' : 'tötet'} ${dead}`;
  if (sum.of === 'kill') return `${The(names, sum.who)} ${verb(names, sum.who, 'stirbst', 'stirbt', 'sterben')}`;
  return `Du erledigst ${dead}`;
}

/**
 * Returns the dead as an object in the accusative: `einen Ork und eine Ratte`; `''` for an empty list. Does not support
 * a single dead creature. Names only the first of three or more kinds.
 */
export function victims(dead: readonly Group[], names: Names): string {
  const [first, second, third] = dead;
  if (!first) return '';
  const total = dead.reduce((all, { count }) => all + count, 0);
  const one = a(names, first.thing, 'accusative');
  if (third) return `${one} und ${inWords(total - 1)} weitere Feinde`;
  if (second && total === 2) return `${one} und ${a(names, second.thing, 'accusative')}`;
  return `${inWords(total)} Feinde (${listGroups(dead, names, LABELS)})`;
}

const rewardOf = ({ xp, gold }: { xp: number; gold: number }): string =>
  `+${xp} EP${gold > 0 ? `, +${coins(gold)}` : ''}`;
