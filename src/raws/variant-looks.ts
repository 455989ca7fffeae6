import type { ItemRaw } from '../engine/schema/items';
import type { LookRaw, SpritesRaw } from '../engine/schema/sprites';

const gridsOf = ({ bonus, trait }: NonNullable<ItemRaw['variant']>): string[] => [
  markOfBonus(bonus),
  ...(trait === null ? [] : [markOfTrait({ id: trait })]),
];

/** Returns the id of a grid, such as `bonus-2`, or `curse-1` for -1. */
export const markOfBonus = (bonus: number): string => `${bonus < 0 ? 'curse' : 'bonus'}-${Math.abs(bonus)}`;
export const markOfTrait = ({ id }: { id: string }): string => `trait-${id}`;

/**
 * Returns the sprites with a look for each magic variant: the look of its base item under marks for bonus and trait.
 * Adds no look if the base item has none.
 */
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
