import type { RawId, Raws, Slot, ThingRef, View } from '../../../src/engine';
import { dice } from '../../../src/lib/dice';
import type { Plan, Situation } from '../situation';

/** Rating of an identified item: mean damage plus half the hit bonus for a weapon, armour class for anything else. */
export function worth(raws: Raws, raw: RawId): number {
  const archetype = raws.archetypes[raw];
  const weapon = archetype?.meleeWeapon ?? archetype?.rangedWeapon;
  if (weapon) {
    const { count, sides, bonus } = dice(weapon.damage);
    return (count * (sides + 1)) / 2 + bonus + weapon.hitBonus / 2;
  }
  return archetype?.wearable?.armorClass ?? 0;
}

/** Rating of the item worn in the slot; 0 if there is none. */
export function wornWorth(raws: Raws, view: View, slot: Slot): number {
  const worn = view.pack.find((thing) => thing.slot === slot);
  return worn?.raw ? worth(raws, worn.raw) : 0;
}

/** True if the item beats everything worn or carried for its slot. */
export function improves({ raws, view }: Situation, raw: RawId): boolean {
  const slot = raws.archetypes[raw]?.equippable?.slot;
  if (slot === undefined) return false;
  const carried = view.pack
    .filter(({ fits }) => fits === slot)
    .map((thing) => (thing.raw ? worth(raws, thing.raw) : 0));
  return worth(raws, raw) > Math.max(0, ...carried);
}

/** Plain kind of an unidentified piece of magic gear; `null` for any other thing. */
export function plainKindOf(raws: Raws, { raw, alias }: Pick<ThingRef, 'raw' | 'alias'>): RawId | null {
  if (raw !== null || alias?.kind !== 'plain') return null;
  const base = alias.id.replace(/^unidentified-/, '');
  return base !== alias.id && raws.item[base] ? base : null;
}

/** Equips unidentified magic gear to identify it, if its plain kind is at least as good as the worn item. */
export function* tryOn({ raws, view }: Situation): Plan {
  // The first campaign has no magic gear that is made by rules.
  if (view.campaign === undefined) return;
  for (const thing of view.pack) {
    const base = plainKindOf(raws, thing);
    if (base === null || thing.slot !== null || thing.fits === null || thing.cursed) continue;
    const isSafe = !view.pack.some(({ slot, cursed }) => slot === thing.fits && cursed);
    if (isSafe && worth(raws, base) >= wornWorth(raws, view, thing.fits)) yield { kind: 'equip', item: thing.id };
  }
}

/** Equips items that beat the worn ones, and unknown items if the slot is empty. */
export function* equipBest({ raws, view }: Situation): Plan {
  for (const { id, raw, slot, fits, cursed } of view.pack) {
    if (slot !== null || fits === null || cursed) continue;
    const worn = view.pack.find((thing) => thing.slot === fits);
    if (worn?.cursed) continue;
    const better = raw === null ? !worn : worth(raws, raw) > wornWorth(raws, view, fits);
    if (better) yield { kind: 'equip', item: id };
  }
}
