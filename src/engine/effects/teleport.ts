import { isHero } from '../state';
import type { EffectKind } from './common/kind';

/** Makes the hero leave for the portal's destination at the end of the tick. Has no effect on other creatures. */
export const teleport: EffectKind = {
  readFrom: ({ entity }) => (entity?.portal ? { destination: entity.portal } : null),
  hasEffect: (_world, _source, target) => isHero(target),
  apply(world, { destination }, target) {
    if (!isHero(target) || !destination) return;
    const { depth, x, y } = destination;
    world.departure = { depth, at: { x, y }, back: null };
  },
};
