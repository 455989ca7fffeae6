import type { Action, RawId, Raws, Slot, View } from '../../../src/engine';
import { dice } from '../../../src/lib/dice';
import type { Situation } from '../bot';

/** How good a known thing is where it is worn: average damage and hits for a weapon, armour class for the rest. */
export function worth(raws: Raws, raw: RawId): number {
  const archetype = raws.archetypes[raw];
  const weapon = archetype?.meleeWeapon;
  if (weapon) {
    const { count, sides, bonus } = dice(weapon.damage);
    return (count * (sides + 1)) / 2 + bonus + weapon.hitBonus / 2;
  }
  return archetype?.wearable?.armorClass ?? 0;
}

/** How good the thing worn there is; 0 for nothing. */
export function wornWorth(raws: Raws, view: View, slot: Slot): number {
  const worn = view.held.find((thing) => thing.slot === slot);
  return worn?.raw ? worth(raws, worn.raw) : 0;
}

/** Puts on whatever is better than what is worn, and unknown things where nothing is. */
export function* dressing({ raws, view }: Situation): Generator<Action> {
  for (const { id, raw, slot, fits, cursed } of view.held) {
    if (slot !== null || fits === null || cursed) continue;
    const bare = !view.held.some((thing) => thing.slot === fits);
    const better = raw === null ? bare : worth(raws, raw) > wornWorth(raws, view, fits);
    if (better) yield { kind: 'equip', item: id };
  }
}
