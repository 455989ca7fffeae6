import { type PackItem, type RawId, type Raws, totalDamage, type View } from '../../../src/engine';
import type { EffectMap } from '../../../src/engine/schema/effects';
import { sum } from '../../../src/lib/lists';
import type { Situation } from '../situation';

/** Hit points per turn that a boss takes from a hero beside it. */
const BOSS_DAMAGE = 24;
/** Turns in which the boss is in range but not yet beside the hero. */
const HEADSTART = 2;
/** Hit points kept in reserve. */
const RESERVE = 10;
/** Hit points by which the planned damage must exceed the enemy's hit points. */
const MARGIN = 5;

/** An identified item that harms or hinders at a distance. */
export interface Shot {
  thing: PackItem;
  effects: EffectMap;
  /** Uses left. */
  charges: number;
}

/** Identified scrolls and rods that need a target and have uses left. */
export function shots({ raws, view }: Situation): Shot[] {
  return view.pack.flatMap((thing) => {
    const effects = thing.raw === null ? undefined : raws.item[thing.raw]?.consumable?.effects;
    const charges = thing.charges ?? 1;
    return effects?.ranged !== undefined && charges > 0 ? [{ thing, effects, charges }] : [];
  });
}

/** Means of the hero against a single enemy at a distance. */
export interface Arsenal {
  /** Immediate damage of each use. */
  nukes: number[];
  /** Turns that each use confuses an enemy, who then does nothing. */
  stuns: number[];
  /** Total damage over time of each use. */
  venoms: number[];
}

/** Collects the hero's scrolls and rods against a single enemy, and casts of its strongest spell for all its mana. */
export function arsenalOf(situation: Situation): Arsenal {
  const { view, raws } = situation;
  const arsenal: Arsenal = { nukes: [], stuns: [], venoms: [] };
  for (const { effects, charges } of shots(situation)) {
    for (let charge = 0; charge < charges; charge++) add(arsenal, effects);
  }
  const best = [...view.hero.spells].sort((a, b) => power(raws, b.spell) - power(raws, a.spell))[0];
  if (best) {
    const effects = raws.spell[best.spell]?.effects ?? {};
    for (let mana = view.hero.mana.current; mana >= best.manaCost; mana -= best.manaCost) add(arsenal, effects);
  }
  return arsenal;
}

function add({ nukes, stuns, venoms }: Arsenal, { damage, confusion, damage_over_time }: EffectMap): void {
  if (damage !== undefined) nukes.push(damage);
  else if (damage_over_time !== undefined) venoms.push(totalDamage({ damage_over_time }));
  else if (confusion !== undefined) stuns.push(confusion);
}

/** Total damage of one cast of a spell. */
export const power = (raws: Raws, spell: RawId): number => totalDamage(raws.spell[spell]?.effects ?? {});

/** True if this arsenal would kill an enemy with this many hit points before the enemy kills the hero. */
export function suffices({ hero }: View, { nukes, stuns, venoms }: Arsenal, hitPoints: number): boolean {
  const stunned = stuns.reduce((sum, turns) => sum + turns - 1, 0);
  const turns = HEADSTART + Math.max(0, Math.floor((hero.hp.current - RESERVE) / BOSS_DAMAGE)) + stunned;
  const strongest = [...nukes, ...venoms].sort((a, b) => b - a).slice(0, turns);
  return sum(strongest) >= hitPoints + MARGIN;
}
