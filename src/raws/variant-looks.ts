import type { ItemRaw } from '../engine/schema/items';
import type { LookRaw, SpritesRaw } from '../engine/schema/sprites';

/** Returns the grids drawn over a base: pips for the points of its bonus, hollow if it is cursed, and its trait. */
const gridsOf = ({ bonus, trait }: NonNullable<ItemRaw['variant']>): string[] => [
  markOfBonus(bonus),
  ...(trait === null ? [] : [markOfTrait({ id: trait })]),
];

/** Name of the grid with the pips of a bonus. */
export const markOfBonus = (bonus: number): string => `${bonus < 0 ? 'curse' : 'bonus'}-${Math.abs(bonus)}`;
/** Name of the grid with the mark of a trait. */
export const markOfTrait = ({ id }: { id: string }): string => `trait-${id}`;

/**
 * Adds the looks of generated magic items, identified and unidentified. Each is the look of its base with marks drawn
 * over it.
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
