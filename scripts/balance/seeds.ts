import type { Raws } from '../../src/engine';
import { buildLevel } from '../../src/engine/builders';
import { LINGERING_TURNS } from '../../src/engine/effects/common/status';
import { type Interval, wilson } from '../simulate/wilson';

/** Levels below the town and above the dragon. */
const FROM = 2;
const TO = 5;
const ENOUGH = 60;

/** What lies on the levels above the dragon in some seeds. */
export interface Finds {
  /** Some winning kit lies about, without any trade. */
  kit: Interval;
  /** Means of each level by depth. */
  perLevel: { depth: number; items: number; foes: number }[];
}

export function findsOf(raws: Raws, seeds: readonly string[]): Finds {
  const sums = Array.from({ length: TO - FROM + 1 }, (_, n) => ({ depth: FROM + n, items: 0, foes: 0 }));
  let kits = 0;
  for (const seed of seeds) {
    let burst = 0;
    let spell = 0;
    for (const sum of sums) {
      for (const { raw } of buildLevel(raws, seed, sum.depth).spawns) {
        if (raws.mob[raw]) sum.foes += 1;
        const item = raws.item[raw];
        if (!item) continue;
        sum.items += 1;
        const effects = item.consumable?.effects ?? {};
        if (effects.ranged !== undefined) burst += (effects.damage ?? 0) * (item.consumable?.charges ?? 1);
        const taught = raws.spell[effects.teach_spell ?? '']?.effects ?? {};
        spell = Math.max(spell, (taught.damage_over_time ?? 0) * LINGERING_TURNS + (taught.damage ?? 0));
      }
    }
    if (burst >= ENOUGH || spell >= ENOUGH / 3 || (burst >= (2 * ENOUGH) / 3 && spell > 0)) kits += 1;
  }
  const mean = (sum: number): number => sum / Math.max(1, seeds.length);
  return {
    kit: wilson(kits, seeds.length),
    perLevel: sums.map(({ depth, items, foes }) => ({ depth, items: mean(items), foes: mean(foes) })),
  };
}
