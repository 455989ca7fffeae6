import type { Game } from '../../../src/engine';
import { fireCarrier } from '../../../src/engine/effects/fire';
import { drainEffects } from '../../../src/engine/effects/queue';
import type { EffectMap } from '../../../src/engine/schema/effects';
import type { EntityId } from '../../../src/engine/state/character';
import { told, worldOf } from '../../support/combat';
import { HERO, on } from '../../support/effects';
import { find, scenario } from '../../support/scenario';

/** Fires the scroll with this picked; what it leads to is worked off. */
const picking = (start: Game, choice: EntityId | undefined, effects: EffectMap) => {
  const world = worldOf(start);
  const source = { raw: 'zap', entity: null, effects, from: { x: 1, y: 1 }, ...(choice !== undefined && { choice }) };
  const useful = fireCarrier(world, source, HERO, on(HERO));
  drainEffects(world);
  return { world, useful };
};

it('identifies the type of the chosen item', () => {
  const start = scenario('@', { carried: ['health-potion', 'mana-potion'] });
  const { world } = picking(start, find(start, 'mana-potion').id, { identify: true });
  expect(world.game.identified).toEqual(['mana-potion']);
  expect(told(world, 'identified')).toMatchObject([{ raw: 'mana-potion' }]);
});

it('does nothing without a choice', () => {
  const { world, useful } = picking(scenario('@', { carried: ['mana-potion'] }), undefined, { identify: true });
  expect(useful).toBe(false);
  expect(world.game.identified).toEqual([]);
});
