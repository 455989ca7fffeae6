import { identify as makeKnown } from '../knowledge';
import { entityById } from '../state';
import type { EffectKind } from './common/kind';

export const identify: EffectKind = {
  readFrom: ({ effects, choice }) => (effects.identify ? { ...(choice !== undefined && { choice }) } : null),
  hasEffect: (_world, { choice }) => choice !== undefined,
  apply(world, { choice }) {
    const picked = choice === undefined ? null : entityById(world, choice);
    if (picked) makeKnown(world, picked.raw);
  },
};
