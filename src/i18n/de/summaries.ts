import type { LeavingReason } from '../../engine';
import type { Names } from '../names';
import { listGroups, listSales, type Sum } from '../summaries';
import { coins, The, verb } from './grammar';
import { LABELS } from './labels';

/** Phrases for the reasons why the hero left things on the ground. */
const LEFT = {
  cursed: 'verflucht ist',
  worthless: 'nutzlos ist',
  worse: 'nicht besser ist als deine Sachen',
  heavy: 'dir zu schwer ist',
} as const satisfies Record<LeavingReason, string>;

/** Returns one German sentence about several events. */
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
    case 'kill': {
      const dies = `${The(names, sum.who)} ${verb(names, sum.who, 'stirbst', 'stirbt', 'sterben')}`;
      return `${dies}: ${rewardOf(sum)}.`;
    }
    case 'kills':
      return `Getötet: ${listGroups(sum.dead, names, LABELS)} (${rewardOf(sum)}).`;
  }
}

const rewardOf = ({ xp, gold }: { xp: number; gold: number }): string =>
  `+${xp} EP${gold > 0 ? `, +${coins(gold)}` : ''}`;
