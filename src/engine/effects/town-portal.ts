import { emit, isHero, positionOf, TOWN } from '../state';
import type { EffectKind } from './common/kind';

/**
 * Moves the hero to the town at the end of the tick; a portal there leads back to the same cell. Does nothing in the
 * town.
 */
export const townPortal: EffectKind = {
  readFrom: ({ effects }) => (effects.town_portal ? { amount: 0, turns: 0 } : null),
  hasEffect: (world, _source, target) => isHero(target) && world.game.depth !== TOWN,
  apply(world, _effect, target) {
    const { depth } = world.game;
    if (!isHero(target) || depth === TOWN) return;
    emit(world, { kind: 'portal-opened' }, 'self');
    const { x, y } = positionOf(target);
    world.departure = { depth: TOWN, at: null, back: { depth, x, y } };
  },
};
