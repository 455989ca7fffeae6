import type { Raws, View } from '../../src/engine';
import { LINGERING_TURNS } from '../../src/engine/effects/common/status';

/** What duels show to be enough, in hit points at once or soon. */
const ENOUGH = 60;
const WITH_A_SPELL = 40;

/**
 * Does it hold what brings down the dragon: three scrolls or charges that strike from afar, two and a spell that strikes
 * again and again, or a spell that poisons?
 */
export function holdsKit(raws: Raws, { held, hero }: View): boolean {
  let burst = 0;
  const taught = new Set(hero.spells.map(({ spell }) => spell));
  for (const { raw, charges } of held) {
    const effects = raw === null ? undefined : raws.item[raw]?.consumable?.effects;
    if (effects?.ranged !== undefined) burst += (effects.damage ?? 0) * (charges ?? 1);
    if (effects?.teach_spell !== undefined) taught.add(effects.teach_spell);
  }
  const spells = [...taught].map((spell) => raws.spell[spell]?.effects);
  if (spells.some((effects) => (effects?.damage_over_time ?? 0) * LINGERING_TURNS > 0)) return true;
  return burst >= ENOUGH || (burst >= WITH_A_SPELL && spells.some((effects) => effects?.damage !== undefined));
}
