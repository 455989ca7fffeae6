import type { ItemRaw } from '../../engine/schema/items';
import { slotOfWeapon } from '../archetypes';
import type { Reporter } from './reporter';

/** Reports items that are unknown, unwearable, or for a taken slot. `id`: the wearer. */
export function checkWorn(
  id: string,
  worn: readonly string[],
  slots: ReadonlyMap<string, string | null>,
  { report }: Reporter,
): void {
  const taken = new Set<string>();
  for (const item of worn) {
    const slot = slots.get(item);
    if (slot === undefined) report(id, 'equipped', `no item ${item}`);
    else if (slot === null) report(id, 'equipped', `${item} cannot be equipped`);
    else if (taken.has(slot)) report(id, 'equipped', `${item}: slot ${slot} is taken`);
    else taken.add(slot);
  }
}

/** Returns slots by item id; `null` if not equippable. */
export function slotsOf(items: readonly ItemRaw[]): Map<string, string | null> {
  return new Map(
    items.map(({ id, weapon, wearable }) => [id, weapon ? slotOfWeapon(weapon) : (wearable?.slot ?? null)]),
  );
}
