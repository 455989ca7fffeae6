import type { EntityId } from '../state/character';
import type { Entity } from '../state/entity';
import type { World } from '../state/world';

/** What the hero carries or wears under this id; `null` when it does not. */
export function heldItem(world: World, id: EntityId): Entity | null {
  return world.game.pack.find((entity) => entity.id === id) ?? null;
}
