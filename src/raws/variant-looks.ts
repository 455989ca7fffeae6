import type { ItemRaw } from '../engine/schema/items';
import type { LookRaw, SpritesRaw } from '../engine/schema/sprites';

/** The grids laid over a base: a pip for each point of its bonus, hollow ones where it is cursed, and a trait. */
const gridsOf = ({ bonus, trait }: NonNullable<ItemRaw['variant']>): string[] => [
  markOfBonus(bonus),
  ...(trait === null ? [] : [markOfTrait({ id: trait })]),
];

export const markOfBonus = (bonus: number): string => `${bonus < 0 ? 'curse' : 'bonus'}-${Math.abs(bonus)}`;
export const markOfTrait = ({ id }: { id: string }): string => `trait-${id}`;

/** With the looks of magic items made by rules, known and unknown: that of their base, and what sets them apart. */
export function withVariantLooks(sprites: SpritesRaw, items: readonly ItemRaw[]): SpritesRaw {
  const looks: Record<string, LookRaw> = { ...sprites.looks };
  const plain: Record<string, LookRaw> = {};
  for (const { id, variant } of items) {
    const base = variant && sprites.looks[variant.base];
    if (!base) continue;
    looks[id] = { ...base, over: [...(base.over ?? []), ...gridsOf(variant)] };
    plain[`unidentified-${variant.base}`] = { ...base, over: [...(base.over ?? []), 'question'] };
  }
  return { ...sprites, looks, unknown: { ...sprites.unknown, plain: { ...plain, ...sprites.unknown.plain } } };
}
