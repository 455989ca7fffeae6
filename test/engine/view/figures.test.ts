import type { EffectMap } from '../../../src/engine/schema/effects';
import type { KnownEffects } from '../../../src/engine/state/known-effects';
import { usesOf } from '../../../src/engine/view/figures';
import { worldOf } from '../../support/combat';
import { scenario } from '../../support/scenario';

const KNOWN: Required<KnownEffects> = {
  provides_healing: 1,
  provides_mana: 2,
  food: true,
  damage: 3,
  teach_spell: 'zap',
  magic_mapping: true,
  town_portal: true,
  identify: true,
  remove_curse: true,
  kindles: true,
  ranged: 4,
  area_of_effect: 5,
};

const EVERY: Required<EffectMap> = {
  ...KNOWN,
  damage_over_time: 1,
  slow: 1,
  confusion: 1,
  dims: 1,
  pulls: true,
  leaps: true,
  charges: 1,
  steals: 1,
  wakes: { remains: 'rat', as: 'rat', most: 1 },
  lays: 'oil',
  target_self: true,
  single_activation: true,
  particle: '*;#00FF00;100',
  particle_line: '*;#00FF00;100',
};

test('the figures of a spell list its effects that have words, and its statuses apart', () => {
  const world = worldOf(scenario('@'));
  const raws = { ...world.raws, spell: { ...world.raws.spell, all: { ...world.raws.spell.zap!, effects: EVERY } } };
  const uses = usesOf({ ...world, raws }, 'all');
  expect(uses.effects).toEqual(KNOWN);
  expect(uses.statuses.length).toBeGreaterThan(1);
});
