import { component, emit, own } from '../state';
import { always, type EffectKind } from './common/kind';

const WELL_FED_TURNS = 20;

export const food: EffectKind = {
  readFrom: ({ effects }) => (effects.food ? {} : null),
  hasEffect: always,
  apply(world, _effect, target) {
    if (!component(world.raws, target, 'hunger')) return;
    const hunger = own(world.raws, target, 'hunger');
    const changed = hunger.state !== 'well-fed';
    hunger.state = 'well-fed';
    hunger.turns = WELL_FED_TURNS;
    if (changed) emit(world, { kind: 'hunger', state: 'well-fed' }, 'self');
  },
};
