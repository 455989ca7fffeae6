import type { ItemRaw } from '../../engine/schema/items';
import type { Parsed } from '../kinds';
import { checkEffects } from './check-effects';
import type { Reporter } from './reporter';

export function checkItems({ items, mobs }: Parsed, reporter: Reporter): void {
  const { report, refer } = reporter;
  const sold = new Set(mobs.mobs.flatMap(({ vendor }) => vendor ?? []));
  for (const item of items.items) {
    const { id, campaigns, consumable, weapon, wearable, worn, vendor_category } = item;
    refer(id, 'campaigns', 'campaign', campaigns);
    // A consumable with attributes needs no effects.
    const use = { id, field: 'consumable.effects', carrier: 'consumable', doesMore: !!item.attributes } as const;
    checkEffects(use, consumable?.effects, reporter);
    checkEffects({ id, field: 'weapon.proc_effects', carrier: 'proc' }, weapon?.proc_effects, reporter);
    checkEffects({ id, field: 'worn.effects', carrier: 'proc' }, worn?.effects, reporter);
    if (worn && !wearable) report(id, 'worn', 'only what is wearable is worn');
    if (item.sight !== undefined && !wearable) report(id, 'sight', 'only what is wearable is worn');
    if (vendor_category === undefined) checkUnsold(item, reporter);
    else if (!sold.has(vendor_category)) report(id, 'vendor_category', `no vendor sells ${vendor_category}`);
    if (consumable && weapon?.proc_effects) report(id, 'consumable', 'only one of it and proc_effects is heeded');
    const { provides_healing, provides_mana } = consumable?.effects ?? {};
    if (consumable?.share_of_max !== undefined && provides_healing === undefined && provides_mana === undefined) {
      report(id, 'consumable.share_of_max', 'it needs healing or mana');
    }
    if (weapon && wearable) report(id, 'wearable', 'a weapon cannot be worn as well');
    if ((item.magic?.naming === 'potion') !== (item.magic?.family !== undefined))
      report(id, 'magic.family', 'every potion has one, and nothing else');
    const procs = [weapon?.proc_chance, weapon?.proc_target, weapon?.proc_effects];
    if (procs.includes(undefined) && procs.some((part) => part !== undefined)) {
      report(id, 'weapon', 'proc_chance, proc_target and proc_effects go together');
    }
  }
  checkFamilies(items.items, reporter);
  checkThrown(items.items, reporter);
}

/** Things that look alike must agree, because refused throws would reveal the type. */
function checkThrown(items: readonly ItemRaw[], { report }: Reporter): void {
  for (const { id, throwable, weapon, consumable, quest, magic } of items) {
    const isVessel = consumable !== undefined && (consumable.charges ?? 1) === 1 && !consumable.effects.ranged;
    if (throwable && weapon?.range !== 'melee' && !isVessel) {
      report(id, 'throwable', 'only a melee weapon is thrown, or what one use drinks up');
    }
    if (throwable && quest) report(id, 'throwable', 'the hero would lose what it has to bring home');
    const twin = items.find((other) => magic?.naming !== undefined && other.magic?.naming === magic.naming);
    if (twin && twin.throwable !== throwable) report(id, 'throwable', `${twin.id} looks the same and differs`);
  }
}

/** In a smaller family, the colour would reveal too much. */
const KINDS_IN_FAMILY = 3;

function checkFamilies(items: readonly ItemRaw[], { report }: Reporter): void {
  for (const { id, magic } of items) {
    const { length } = items.filter((other) => magic?.family !== undefined && other.magic?.family === magic.family);
    if (length > 0 && length < KINDS_IN_FAMILY)
      report(
        id,
        'magic.family',
        `a family has at least ${KINDS_IN_FAMILY} kinds of potion, and ${magic?.family} has ${length}`,
      );
  }
}

/** Gear may name campaigns without a vendor, because magic variants use the field. */
function checkUnsold({ id, campaigns, weapon, wearable }: ItemRaw, { report }: Reporter): void {
  const what = 'says what vendors have, and none sells it: it also takes a vendor_category';
  if (campaigns && !weapon && !wearable) report(id, 'campaigns', what);
}
