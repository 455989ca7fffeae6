import { NAMES_LENGTH, SEPARATOR } from '../../lib/seed-code';
import type { Parsed } from '../kinds';
import { faultsOfLook } from './check-look';
import { checkWorn, slotsOf } from './check-worn';
import type { Reporter } from './reporter';

const TEXTS: readonly string[] = ['id', 'name', 'about'];

export function checkKits({ kits: { kits }, items, sprites, campaigns }: Parsed, reporter: Reporter): void {
  const { report, refer, refuseLast } = reporter;
  const slots = slotsOf(items.items);
  for (const [field] of Object.entries(kits[0] ?? {})) {
    if (!TEXTS.includes(field)) report(kits[0]?.id ?? '', field, 'the first kit must leave the hero as it is');
  }
  for (const { id, equipped = [], carried, spells, look } of kits) {
    checkWorn(id, equipped, slots, reporter);
    refer(id, 'carried', 'item', carried);
    refer(id, 'spells', 'spell', spells);
    refuseLast(id, 'spells', spells);
    for (const fault of look ? faultsOfLook(sprites, look) : []) report(id, 'look', fault);
    for (const campaign of campaigns.campaigns) {
      if (campaign.id === id) report(id, 'id', 'a campaign has this id: seed codes could not tell them apart');
      const names = [campaign.id, id].join(SEPARATOR);
      if (names.length > NAMES_LENGTH) report(id, 'id', `${names} is too long for a seed code`);
    }
  }
}
