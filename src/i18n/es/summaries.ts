import type { LeavingReason } from '../../engine';
import type { Names } from '../names';
import { listGroups, listSales, type Sum } from '../summaries';
import { coins, Doing } from './grammar';
import { LABELS } from './labels';

/** Phrases for the reasons why the hero left things on the ground. */
const LEFT = {
  cursed: 'tiene una maldición',
  worthless: 'no sirve de nada',
  worse: 'no es mejor que lo que llevas',
  heavy: 'pesa demasiado',
} as const satisfies Record<LeavingReason, string>;

/** Returns one Spanish sentence about several events. */
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
    case 'kill': {
      const dies = Doing(names, sum.who, ['mueres', 'muere', 'mueren']);
      return `${dies}: ${rewardOf(sum)}.`;
    }
    case 'kills':
      return `Mueren: ${listGroups(sum.dead, names, LABELS)} (${rewardOf(sum)}).`;
  }
}

const rewardOf = ({ xp, gold }: { xp: number; gold: number }): string =>
  `+${xp} PX${gold > 0 ? `, +${coins(gold)}` : ''}`;
