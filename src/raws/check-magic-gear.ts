import type { Parsed } from './kinds';
import type { Reporter } from './reporter';

/** Checks that its bases are gear without magic, and that it turns up where there are campaigns. */
export function checkMagicGear({ magicGear, items }: Parsed, { report, refer }: Reporter): void {
  refer('', 'campaigns', 'campaign', magicGear.campaigns);
  for (const id of magicGear.bases) {
    const base = items.items.find((item) => item.id === id);
    if (!base || base.magic || (!base.weapon && !base.wearable)) report(id, 'bases', 'no gear without magic');
  }
  if (magicGear.chance.from.depth >= magicGear.chance.to.depth) report('', 'chance', 'the depths must ascend');
}
