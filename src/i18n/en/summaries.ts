import type { LeavingReason } from '../../engine';
import type { Names } from '../names';
import { listGroups, listSales, type Sum } from '../summaries';
import { coins, The, verb } from './grammar';
import { LABELS } from './labels';

/** Phrases for the reasons why the hero left things on the ground. */
const LEFT = {
  cursed: 'what is cursed',
  worthless: 'what is of no use',
  worse: 'what is no better than yours',
  heavy: 'what is too heavy for you',
} as const satisfies Record<LeavingReason, string>;

/** Returns one English sentence about several events. */
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
    case 'kill': {
      const dies = `${The(names, sum.who)} ${verb(names, sum.who, 'die', 'dies')}`;
      return `${dies}: ${rewardOf(sum)}.`;
    }
    case 'kills':
      return `Killed: ${listGroups(sum.dead, names, LABELS)} (${rewardOf(sum)}).`;
  }
}

const rewardOf = ({ xp, gold }: { xp: number; gold: number }): string =>
  `+${xp} XP${gold > 0 ? `, +${coins(gold)}` : ''}`;
