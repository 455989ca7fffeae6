import type { RawId, Raws } from '../state';

/** `read`: the player then chooses a target or an option. `aim`: the hero aims at a cell. `plain`: no target. */
export type UnknownUse = 'read' | 'aim' | 'plain';

/** Returns the same for all types with one `naming`, because a different result would reveal the type. */
export function unknownUseOf(raws: Raws, raw: RawId): UnknownUse {
  const naming = namingOf(raws, raw);
  if (naming === 'scroll') return 'read';
  const isAimed = raws.items.some(
    ({ id }) => namingOf(raws, id) === naming && raws.archetypes[id]?.effects?.ranged !== undefined,
  );
  return isAimed ? 'aim' : 'plain';
}

const namingOf = (raws: Raws, raw: RawId): string | undefined => raws.archetypes[raw]?.magicItem?.naming;
