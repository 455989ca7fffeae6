import { checkCampaignNames } from './check-campaigns';
import type { Parsed } from './kinds';
import type { Report } from './problem';

/** Checks that its bases are gear without magic, and that it turns up where there are campaigns. */
export function checkMagicGear({ magicGear, items, campaigns }: Parsed, report: Report): void {
  checkCampaignNames(campaigns, [{ id: '', campaigns: magicGear.campaigns }], report);
  for (const id of magicGear.bases) {
    const base = items.items.find((item) => item.id === id);
    if (!base || base.magic || (!base.weapon && !base.wearable)) report(id, 'bases', 'no gear without magic');
  }
  if (magicGear.chance.from.depth >= magicGear.chance.to.depth) report('', 'chance', 'the depths must ascend');
}
