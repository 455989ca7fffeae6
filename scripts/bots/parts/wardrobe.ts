import type { RawId, Raws, Slot, ThingRef, View } from '../../../src/engine';
import { dice } from '../../../src/lib/dice';
import type { Plan, Situation } from '../situation';

/** Returns a rating of an identified item: a weapon's mean damage plus half its hit bonus, or the armour class. */
export function worth(raws: Raws, raw: RawId): number {
  const archetype = raws.archetypes[raw];
  const weapon = archetype?.meleeWeapon ?? archetype?.rangedWeapon;
  if (weapon) {
    const { count, sides, bonus } = dice(weapon.damage);
    return (count * (sides + 1)) / 2 + bonus + weapon.hitBonus / 2;
  }
  return archetype?.wearable?.armorClass ?? 0;
}

/** Returns 0 for an empty slot. */
export function wornWorth(raws: Raws, view: View, slot: Slot): number {
  const worn = view.pack.find((thing) => thing.slot === slot);
  return worn?.raw ? worth(raws, worn.raw) : 0;
}

/** Returns the plain kind of an unidentified piece of magic gear; `null` for any other thing. */
export function plainKindOf(raws: Raws, { raw, alias }: Pick<ThingRef, 'raw' | 'alias'>): RawId | null {
  if (raw !== null || alias?.kind !== 'plain') return null;
  const base = alias.id.replace(/^unidentified-/, '');
  return base !== alias.id && raws.item[base] ? base : null;
}

/** Plans to put on unidentified magic gear, if its plain kind is as good as the worn item, to identify it. */
export function* tryOn({ raws, view }: Situation): Plan {
  // The first campaign has no unidentified magic gear.
  if (view.campaign === undefined) return;
  for (const thing of view.pack) {
    const base = plainKindOf(raws, thing);
    if (base === null || thing.slot !== null || thing.fits === null || thing.cursed) continue;
    const isSafe = !view.pack.some(({ slot, cursed }) => slot === thing.fits && cursed);
    if (isSafe && worth(raws, base) >= wornWorth(raws, view, thing.fits)) yield { kind: 'equip', item: thing.id };
  }
}
