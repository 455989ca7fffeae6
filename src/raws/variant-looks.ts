import type { ItemRaw } from '../engine/schema/items';
import type { LookRaw, SpritesRaw } from '../engine/schema/sprites';

const gridsOf = ({ bonus, trait }: NonNullable<ItemRaw['variant']>): string[] => [
  markOfBonus(bonus),
  ...(trait === null ? [] : [markOfTrait({ id: trait })]),
];

/** Returns a grid id: `bonus-2` for 2, `curse-1` for −1. */
export const markOfBonus = (bonus: number): string => `${bonus < 0 ? 'curse' : 'bonus'}-${Math.abs(bonus)}`;
export const markOfTrait = ({ id }: { id: string }): string => `trait-${id}`;

/** Marks bonus and trait over the base's look. Skips bases without a look. */
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
