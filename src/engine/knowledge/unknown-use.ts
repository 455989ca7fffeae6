import type { RawId, Raws } from '../state';

/** `read`: reading may lead to a choice. `aim`: the player chooses a cell. `plain`: the player chooses nothing. */
export type UnknownUse = 'read' | 'aim' | 'plain';

/** Depends only on the `naming` of the type, because two types with equal `naming` must look the same to the player. */
export function unknownUseOf(raws: Raws, raw: RawId): UnknownUse {
  const naming = namingOf(raws, raw);
  if (naming === 'scroll') return 'read';
  const isAimed = raws.items.some(
    ({ id }) => namingOf(raws, id) === naming && raws.archetypes[id]?.effects?.ranged !== undefined,
  );
  return isAimed ? 'aim' : 'plain';
}

const namingOf = (raws: Raws, raw: RawId): string | undefined => raws.archetypes[raw]?.magicItem?.naming;
