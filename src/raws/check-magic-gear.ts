import type { Parsed } from './kinds';
import type { Reporter } from './reporter';
import { markOfBonus, markOfTrait } from './variant-looks';

/** Checks that its bases are gear without magic, that its marks are drawn, and that its campaigns exist. */
export function checkMagicGear({ magicGear, items, sprites }: Parsed, { report, refer }: Reporter): void {
  refer('', 'campaigns', 'campaign', magicGear.campaigns);
  for (const id of magicGear.bases) {
    const base = items.items.find((item) => item.id === id);
    if (!base || base.magic || (!base.weapon && !base.wearable)) report(id, 'bases', 'no gear without magic');
  }
  const marks = [...magicGear.bonuses.map(({ bonus }) => markOfBonus(bonus)), ...magicGear.traits.map(markOfTrait)];
  for (const grid of marks) if (!(grid in sprites.grids)) report('', 'looks', `no grid ${grid} in sprites.json`);
  if (magicGear.chance.from.depth >= magicGear.chance.to.depth) report('', 'chance', 'the depths must ascend');
}
