import { isHero } from '../state';
import type { EffectKind } from './common/kind';

export const teleport: EffectKind = {
  readFrom: ({ entity }) => (entity?.portal ? { destination: entity.portal } : null),
  hasEffect: (_world, _source, target) => isHero(target),
  apply(world, { destination }, target) {
    if (!isHero(target) || !destination) return;
    const { depth, x, y } = destination;
    world.departure = { depth, at: { x, y }, back: null };
  },
};
