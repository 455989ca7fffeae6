import { buildLevel, type Raws, totalDamage, type View } from '../../src/engine';
import { type Interval, wilsonInterval } from '../lib/statistics';

/** Damage in hit points with which scrolls alone kill the dragon, as duels show. */
const ENOUGH = 60;
/** Damage in hit points with which scrolls kill the dragon beside a damage spell. */
const ENOUGH_WITH_A_SPELL = 40;
/** Damage in hit points of one cast with which a spell alone kills the dragon. */
const ENOUGH_OF_A_SPELL = 20;

/**
 * True if the hero's items and spells suffice to kill the dragon. Three scrolls or charges of damage at a distance
 * suffice. With a damage spell, two suffice. A spell that poisons suffices too.
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

/** First and last depth between the town and the dragon. */
const FIRST_DEPTH = 2;
const LAST_DEPTH = 5;

/** Things that lie on the levels above the dragon, counted over several seeds. */
export interface Finds {
  /** Share of the seeds on whose levels a winning kit lies about. */
  kit: Interval;
  /** Mean numbers of items and enemies on a level, by depth. */
  perLevel: { depth: number; items: number; foes: number }[];
}

/** Counts the things that lie on the levels above the dragon. No game is played, so nothing is picked up or bought. */
export function countFinds(raws: Raws, seeds: readonly string[]): Finds {
  const sums = Array.from({ length: LAST_DEPTH - FIRST_DEPTH + 1 }, (_, n) => ({
    depth: FIRST_DEPTH + n,
    items: 0,
    foes: 0,
  }));
  let kits = 0;
  for (const seed of seeds) {
    let burst = 0;
    let spell = 0;
    for (const sum of sums) {
      const found = findsOn(raws, seed, sum.depth);
      sum.foes += found.foes;
      sum.items += found.items;
      burst += found.burst;
      spell = Math.max(spell, found.spell);
    }
    if (burst >= ENOUGH || spell >= ENOUGH_OF_A_SPELL || (burst >= ENOUGH_WITH_A_SPELL && spell > 0)) kits += 1;
  }
  const mean = (sum: number): number => sum / Math.max(1, seeds.length);
  return {
    kit: wilsonInterval(kits, seeds.length),
    perLevel: sums.map(({ depth, items, foes }) => ({ depth, items: mean(items), foes: mean(foes) })),
  };
}

interface LevelFinds {
  items: number;
  foes: number;
  /** Total damage in hit points that all scrolls and charges at a distance would cause. */
  burst: number;
  /** Damage in hit points of the best spell that a book on the level teaches; 0 if there is none. */
  spell: number;
}

function findsOn(raws: Raws, seed: string, depth: number): LevelFinds {
  const finds: LevelFinds = { items: 0, foes: 0, burst: 0, spell: 0 };
  for (const { raw } of buildLevel(raws, seed, depth).spawns) {
    if (raws.mob[raw]) finds.foes += 1;
    const item = raws.item[raw];
    if (!item) continue;
    finds.items += 1;
    const effects = item.consumable?.effects ?? {};
    if (effects.ranged !== undefined) finds.burst += (effects.damage ?? 0) * (item.consumable?.charges ?? 1);
    const lesson = raws.spell[effects.teach_spell ?? '']?.effects ?? {};
    finds.spell = Math.max(finds.spell, totalDamage(lesson));
  }
  return finds;
}
