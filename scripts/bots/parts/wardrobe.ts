import type { RawId, Raws, Slot, ThingRef, View } from '../../../src/engine';
import { dice } from '../../../src/lib/dice';
import type { Plan, Situation } from '../situation';

/** Rating of an identified item for its slot: mean damage and hit bonus of a weapon, armour class of the rest. */
export function worth(raws: Raws, raw: RawId): number {
  const archetype = raws.archetypes[raw];
  const weapon = archetype?.meleeWeapon ?? archetype?.rangedWeapon;
  if (weapon) {
    const { count, sides, bonus } = dice(weapon.damage);
    return (count * (sides + 1)) / 2 + bonus + weapon.hitBonus / 2;
  }
  return archetype?.wearable?.armorClass ?? 0;
}

/** Rating of what is worn in the slot; 0 without anything. */
export function wornWorth(raws: Raws, view: View, slot: Slot): number {
  const worn = view.pack.find((thing) => thing.slot === slot);
  return worn?.raw ? worth(raws, worn.raw) : 0;
}

/** Is it better than everything worn or carried for its slot? */
export function improves({ raws, view }: Situation, raw: RawId): boolean {
  const slot = raws.archetypes[raw]?.equippable?.slot;
  if (slot === undefined) return false;
  const carried = view.pack
    .filter(({ fits }) => fits === slot)
    .map((thing) => (thing.raw ? worth(raws, thing.raw) : 0));
  return worth(raws, raw) > Math.max(0, ...carried);
}

/** The plain thing that magic gear of an unknown kind is at least; `null` for anything else. */
export function plainKindOf(raws: Raws, { raw, alias }: Pick<ThingRef, 'raw' | 'alias'>): RawId | null {
  if (raw !== null || alias?.kind !== 'plain') return null;
  const base = alias.id.replace(/^unidentified-/, '');
  return base !== alias.id && raws.item[base] ? base : null;
}

/** Puts on magic gear to see what it is, where its plain kind is no worse than what is worn. */
export function* tryOn({ raws, view }: Situation): Plan {
  // The first campaign has none made by rules.
  if (view.campaign === undefined) return;
  for (const thing of view.pack) {
    const base = plainKindOf(raws, thing);
    if (base === null || thing.slot !== null || thing.fits === null || thing.cursed) continue;
    const isSafe = !view.pack.some(({ slot, cursed }) => slot === thing.fits && cursed);
    if (isSafe && worth(raws, base) >= wornWorth(raws, view, thing.fits)) yield { kind: 'equip', item: thing.id };
  }
}

/** Equips what is better than what is worn, and unknown items in empty slots. */
export function* equipBest({ raws, view }: Situation): Plan {
  for (const { id, raw, slot, fits, cursed } of view.pack) {
    if (slot !== null || fits === null || cursed) continue;
    const worn = view.pack.find((thing) => thing.slot === fits);
    if (worn?.cursed) continue;
    const better = raw === null ? !worn : worth(raws, raw) > wornWorth(raws, view, fits);
    if (better) yield { kind: 'equip', item: id };
  }
}
