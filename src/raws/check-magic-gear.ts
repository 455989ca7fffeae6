import type { Parsed } from './kinds';

type Report = (id: string, field: string, what: string) => void;

/** Checks that its bases are gear without magic, and that it turns up where there are campaigns. */
export function checkMagicGear({ magicGear, items, campaigns }: Parsed, report: Report): void {
  const known = new Set(campaigns.campaigns.map(({ id }) => id));
  for (const name of magicGear.campaigns) if (!known.has(name)) report('', 'campaigns', `no campaign ${name}`);
  for (const id of magicGear.bases) {
    const base = items.items.find((item) => item.id === id);
    if (!base || base.magic || (!base.weapon && !base.wearable)) report(id, 'bases', 'no gear without magic');
  }
  if (magicGear.chance.from.depth >= magicGear.chance.to.depth) report('', 'chance', 'the depths must ascend');
}
