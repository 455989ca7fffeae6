import type { RawId, Raws } from '../state';

/**
 * `read`: the hero reads the item, and the player then chooses a target or an option. `aim`: the hero aims the item at
 * a cell. `plain`: the hero uses the item without a target.
 */
export type UnknownUse = 'read' | 'aim' | 'plain';

/**
 * Returns how the hero tries an item of unknown type. Types with the same `naming` have the same result, because a
 * different result would reveal the type.
 */
export function unknownUseOf(raws: Raws, raw: RawId): UnknownUse {
  const naming = namingOf(raws, raw);
  if (naming === 'scroll') return 'read';
  const isAimed = raws.items.some(
    ({ id }) => namingOf(raws, id) === naming && raws.archetypes[id]?.effects?.ranged !== undefined,
  );
  return isAimed ? 'aim' : 'plain';
}

const namingOf = (raws: Raws, raw: RawId): string | undefined => raws.archetypes[raw]?.magicItem?.naming;
