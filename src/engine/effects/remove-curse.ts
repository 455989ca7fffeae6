import { refOf } from '../knowledge';
import { emit, entityById } from '../state';
import type { EffectKind } from './common/kind';

export const removeCurse: EffectKind = {
  readFrom: ({ effects, choice }) => (effects.remove_curse ? { ...(choice !== undefined && { choice }) } : null),
  hasEffect: (_world, { choice }) => choice !== undefined,
  apply(world, { choice }) {
    const picked = choice === undefined ? null : entityById(world, choice);
    if (!picked) return;
    picked.cursed = null;
    emit(world, { kind: 'uncursed', item: refOf(world, picked) }, 'self');
  },
};
