import { buildLevel, type RawId, type Raws, totalDamage, type View } from '../../src/engine';
import { type Interval, wilsonInterval } from '../lib/statistics';

/** Damage in hit points with which scrolls alone kill the dragon, as measured in duels. */
const ENOUGH = 60;
/** Damage in hit points with which scrolls kill the dragon together with a damage spell. */
const ENOUGH_WITH_A_SPELL = 40;
/** Damage in hit points of one cast with which a spell alone kills the dragon. */
const ENOUGH_OF_A_SPELL = 20;

/**
 * True if the hero's scrolls, charges and spells are enough to kill the dragon. A spell that poisons is enough alone.
 * Otherwise `ENOUGH` damage at a distance is needed, or `ENOUGH_WITH_A_SPELL` together with a damage spell.
 */
export function hasWinningKit(raws: Raws, { pack: packItems, hero }: View): boolean {
  let burst = 0;
  const spellIds = new Set(hero.spells.map(({ spell }) => spell));
  for (const { raw, charges } of packItems) {
    const effects = raw === null ? undefined : raws.item[raw]?.consumable?.effects;
    if (effects?.ranged !== undefined) burst += (effects.damage ?? 0) * (charges ?? 1);
    if (effects?.teach_spell !== undefined) spellIds.add(effects.teach_spell);
  }
  const spells = [...spellIds].map((spell) => raws.spell[spell]?.effects);
  if (spells.some((effects) => (effects?.damage_over_time ?? 0) > 0)) return true;
  return burst >= ENOUGH || (burst >= ENOUGH_WITH_A_SPELL && spells.some((effects) => effects?.damage !== undefined));
}

/** First depth between the town and the dragon. */
export const FIRST_DEPTH = 2;
export const LAST_DEPTH = 5;

/** Things on the levels above the dragon, counted over several seeds. */
export interface Finds {
  /** Share of seeds with a winning kit on their levels: things that can kill the dragon. */
  kit: Interval;
  /** Mean numbers of items and enemies on a level, by depth. */
  perLevel: { depth: number; items: number; foes: number }[];
}

/** Counts the things on the levels above the dragon. No game is played, so nothing is picked up or bought. */
export function countFinds(raws: Raws, seeds: readonly string[]): Finds {
  const sums = Array.from({ length: LAST_DEPTH - FIRST_DEPTH + 1 }, (_, n) => ({
    depth: FIRST_DEPTH + n,
    items: 0,
    foes: 0,
  }));
  let kits = 0;
  for (const seed of seeds) {
    const power: Power = { burst: 0, spell: 0 };
    for (const sum of sums) {
      const found = findsOn(raws, seed, sum.depth);
      sum.foes += found.foes;
      sum.items += found.items;
      power.burst += found.burst;
      power.spell = Math.max(power.spell, found.spell);
    }
    if (isWinning(power)) kits += 1;
  }
  const mean = (sum: number): number => sum / Math.max(1, seeds.length);
  return {
    kit: wilsonInterval(kits, seeds.length),
    perLevel: sums.map(({ depth, items, foes }) => ({ depth, items: mean(items), foes: mean(foes) })),
  };
}

/** Damage that a set of items can do to the dragon. */
export interface Power {
  /** Total damage in hit points that all scrolls and charges at a distance would cause. */
  burst: number;
  /** Damage in hit points of one cast of the best spell that a book teaches; 0 if there is none. */
  spell: number;
}

/** True if these items can kill the dragon. */
export const isWinning = ({ burst, spell }: Power): boolean =>
  burst >= ENOUGH || spell >= ENOUGH_OF_A_SPELL || (burst >= ENOUGH_WITH_A_SPELL && spell > 0);

/** Returns the damage that one item, with all its charges, can do to the dragon. */
export function powerOf(raws: Raws, raw: RawId): Power {
  const { effects = {}, charges = 1 } = raws.item[raw]?.consumable ?? {};
  const burst = effects.ranged === undefined ? 0 : (effects.damage ?? 0) * charges;
  return { burst, spell: totalDamage(raws.spell[effects.teach_spell ?? '']?.effects ?? {}) };
}

interface LevelFinds extends Power {
  items: number;
  foes: number;
}

function findsOn(raws: Raws, seed: string, depth: number): LevelFinds {
  const finds: LevelFinds = { items: 0, foes: 0, burst: 0, spell: 0 };
  for (const { raw } of buildLevel(raws, seed, depth).spawns) {
    if (raws.mob[raw]) finds.foes += 1;
    if (!raws.item[raw]) continue;
    finds.items += 1;
    const { burst, spell } = powerOf(raws, raw);
    finds.burst += burst;
    finds.spell = Math.max(finds.spell, spell);
  }
  return finds;
}
