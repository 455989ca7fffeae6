import { queueEffects } from '../../../src/engine/effects/queue/carriers';
import { drainEffects } from '../../../src/engine/effects/queue/drain-effects';
import type { Targets } from '../../../src/engine/state/world';
import { worldOf } from '../../support/combat';
import { HERO, on } from '../../support/effects';
import { find, scenario } from '../../support/scenario';

const legend = { O: { raw: 'town-portal', portal: { depth: 5, x: 7, y: 9 } } };

/** Fires the effects of the town portal on the map at the targets. `useful` is true if they have any effect. */
const through = (map: string, targets: Targets) => {
  const world = worldOf(scenario(map, { legend, depth: 1 }));
  const portal = find(world.game, 'town-portal');
  const source = { raw: portal.raw, entity: portal, effects: {}, from: portal.position! };
  const useful = queueEffects(world, source, null, targets);
  drainEffects(world);
  return { world, useful };
};

it('sends the hero to the cell the portal leads to, at the end of the tick', () => {
  const { world } = through('@O', on(HERO));
  expect(world.departure).toEqual({ depth: 5, at: { x: 7, y: 9 }, back: null });
  expect(world.game.depth).toBe(1);
});

it('does nothing for anybody else', () => {
  const rat = find(scenario('@rO', { legend }), 'rat').id;
  const { world, useful } = through('@rO', on(rat));
  expect(useful).toBe(false);
  expect(world.departure).toBeNull();
});
