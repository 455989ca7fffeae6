import type { LeavingReason } from '../../engine';
import { capital } from '../../lib/capital';
import { type Group, listGroups } from '../groups';
import type { KillSum } from '../kills';
import type { Names } from '../names';
import { listSales, type Sum } from '../summaries';
import { after } from './declension';
import { a, coins, Doing, inWords, isMany, to, Your } from './grammar';
import { LABELS } from './labels';

const LEFT = {
  cursed: 'tiene una maldición',
  worthless: 'no sirve de nada',
  worse: 'no es mejor que lo que llevas',
  heavy: 'pesa demasiado',
} as const satisfies Record<LeavingReason, string>;

const SPRINGS: Record<string, string> = {
  'bear-trap': 'se cierra de golpe',
  'stonefall-trap': 'se te viene encima',
  landmine: 'estalla',
  'watch-fire': 'te quema',
  'glowing-crack': 'te quema',
  smoulder: 'te quema',
  flame: 'te quema',
  'burning-crack': 'te quema',
};

export function summarySentence(sum: Sum, names: Names): string {
  switch (sum.of) {
    case 'melee': {
      const deaths = sum.dead.reduce((all, { count }) => all + count, 0);
      const dead = deaths > 0 ? `; ${deaths > 1 ? 'mueren' : 'muere'}: ${listGroups(sum.dead, names, LABELS)}` : '';
      return `Luchan entre sí: ${listGroups(sum.fighters, names, LABELS)}${dead}.`;
    }
    case 'haul':
      return `Recoges: ${listGroups(sum.things, names, LABELS)}.`;
    case 'left':
      return `Dejas lo que ${LEFT[sum.why]}: ${listGroups(sum.things, names, LABELS)}.`;
    case 'sightings':
      return `Descubres: ${listGroups(sum.things, names, LABELS)}.`;
    case 'noticed':
      return `Ves: ${listGroups(sum.things, names, LABELS)}.`;
    case 'meal':
      return `Te entra hambre y comes: ${listGroups(sum.things, names, LABELS)}.`;
    case 'sale':
      return `Vendes por ${coins(sum.gold)}: ${listSales(sum.things, names, LABELS)}.`;
    case 'trap': {
      const springs = SPRINGS[sum.trap.raw ?? ''] ?? 'te hiere';
      return `${capital(a(names, sum.trap))} ${springs}: −${sum.amount} PV.`;
    }
    case 'kill':
    case 'kills':
      return `${killed(sum, names)}: ${rewardOf(sum)}.`;
  }
}

function killed(sum: KillSum, names: Names): string {
  const dead = sum.of === 'kill' ? to(names, sum.who) : victims(sum.dead, names);
  if (sum.unscathed) return `Sin un rasguño, matas ${dead}`;
  if (sum.means !== undefined)
    return `${Your(names, sum.means)} ${isMany(names, sum.means) ? 'matan' : 'mata'} ${dead}`;
  if (sum.of === 'kill') return Doing(names, sum.who, ['mueres', 'muere', 'mueren']);
  return `Matas ${dead}`;
}

/**
 * Returns the dead as the object of a verb: `a un orco y a una rata`; `''` for an empty list. Does not support a single
 * dead creature. Names only the first of three or more kinds.
 */
export function victims(dead: readonly Group[], names: Names): string {
  const [first, second, third] = dead;
  if (!first) return '';
  const total = dead.reduce((all, { count }) => all + count, 0);
  const one = after('a', a(names, first.thing));
  if (third) return `${one} y a otros ${inWords(total - 1)} enemigos`;
  if (second && total === 2) return `${one} y ${after('a', a(names, second.thing))}`;
  return `a ${inWords(total)} enemigos (${listGroups(dead, names, LABELS)})`;
}

const rewardOf = ({ xp, gold }: { xp: number; gold: number }): string =>
  `+${xp} PX${gold > 0 ? `, +${coins(gold)}` : ''}`;
