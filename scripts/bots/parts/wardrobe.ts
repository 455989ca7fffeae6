import type { RawId, Raws, Slot, View } from '../../../src/engine';
import { dice } from '../../../src/lib/dice';
import type { Plan, Situation } from '../situation';

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

/** Is it something to wear, and better than anything worn or carried for the same place? */
export function improves({ raws, view }: Situation, raw: RawId): boolean {
  const slot = raws.archetypes[raw]?.equippable?.slot;
  if (slot === undefined) return false;
  const carried = view.held
    .filter(({ fits }) => fits === slot)
    .map((thing) => (thing.raw ? worth(raws, thing.raw) : 0));
  return worth(raws, raw) > Math.max(0, ...carried);
}

/** Puts on whatever is better than what is worn, and unknown things where nothing is. */
export function* dressing({ raws, view }: Situation): Plan {
  for (const { id, raw, slot, fits, cursed } of view.held) {
    if (slot !== null || fits === null || cursed) continue;
    const worn = view.held.find((thing) => thing.slot === fits);
    if (worn?.cursed) continue;
    const better = raw === null ? !worn : worth(raws, raw) > wornWorth(raws, view, fits);
    if (better) yield { kind: 'equip', item: id };
  }
}
