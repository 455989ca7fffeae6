import type { RawId, Raws } from '../state';

/** `read` may lead to a choice, `aim` needs a cell, `plain` needs neither. */
export type UnknownUse = 'read' | 'aim' | 'plain';

/** Depends only on `naming`, so that types with equal `naming` look alike. */
export function unknownUseOf(raws: Raws, raw: RawId): UnknownUse {
  const naming = namingOf(raws, raw);
  if (naming === 'scroll') return 'read';
  const isAimed = raws.items.some(
    ({ id }) => namingOf(raws, id) === naming && raws.archetypes[id]?.effects?.ranged !== undefined,
  );
  return isAimed ? 'aim' : 'plain';
}

const namingOf = (raws: Raws, raw: RawId): string | undefined => raws.archetypes[raw]?.magicItem?.naming;
