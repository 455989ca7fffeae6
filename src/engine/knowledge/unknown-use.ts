import type { RawId, Raws } from '../state';

/**
 * `read`: the hero reads the item, which then asks for its target or option. `aim`: the hero aims the item at a cell.
 * `plain`: the hero uses the item on itself.
 */
export type UnknownUse = 'read' | 'aim' | 'plain';

/**
 * Returns how the hero tries an item of unknown type. Types with the same naming have the same result, because the way
 * of trying would otherwise reveal the type.
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
