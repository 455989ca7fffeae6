import * as fc from 'fast-check';
import { moveEntity } from '../../../src/engine/state';
import { footprint } from '../../../src/engine/state/components';
import { movement } from '../../../src/engine/systems/movement';
import { rngFromSeed } from '../../../src/lib/rng';
import { loadRaws } from '../../../src/raws';
import { worldOf } from '../../support/combat';
import { think } from '../../support/minds';
import { find, here, scenario } from '../../support/scenario';

test('if two creatures want the same cell, the one with the lower id gets it', () => {
  const world = worldOf(scenario('@#r.w'));
  const [rat, wolf] = world.level.entities;
  world.intents.set(wolf?.id ?? 0, { kind: 'step', to: { x: 4, y: 1 } });
  world.intents.set(rat?.id ?? 0, { kind: 'step', to: { x: 4, y: 1 } });
  movement(world);
  expect(rat?.position).toEqual({ x: 4, y: 1 });
  expect(wolf?.position).toEqual({ x: 5, y: 1 });
});

test('nobody steps on the hero', () => {
  const world = worldOf(scenario('@w'));
  const wolf = find(world.game, 'mangy-wolf');
  world.intents.set(wolf.id, { kind: 'step', to: { x: 1, y: 1 } });
  movement(world);
  expect(find(world.game, 'mangy-wolf').position).toEqual({ x: 2, y: 1 });
});

test('a creature that would fly to a taken cell stays, without a report', () => {
  const world = worldOf(scenario('@.w.r'));
  const wolf = find(world.game, 'mangy-wolf');
  world.intents.set(wolf.id, { kind: 'fly', to: { x: 5, y: 1 } });
  movement(world);
  expect(find(world.game, 'mangy-wolf').position).toEqual({ x: 3, y: 1 });
  expect(world.events).toEqual([]);
});

test('a creature that changes its cell sets off triggers', () => {
  const world = worldOf(scenario('@#.w'));
  const wolf = find(world.game, 'mangy-wolf');
  moveEntity(world, wolf, { x: 3, y: 1 });
  expect(world.moved).toEqual([wolf.id]);
});

test('the hero’s view changes only when the hero moves', () => {
  const world = worldOf(scenario('@..w'));
  moveEntity(world, find(world.game, 'mangy-wolf'), { x: 3, y: 1 });
  expect(world.sightStale).toBe(false);
  moveEntity(world, world.game.hero, { x: 2, y: 1 });
  expect(world.sightStale).toBe(true);
});

test('a big body moves with all its cells', () => {
  const world = worldOf(
    scenario(`
    @#D..
    ##...`),
  );
  moveEntity(world, find(world.game, 'black-dragon'), { x: 4, y: 1 });
  const taken = [3, 4, 5].map((x) => world.index.bodies[1 * world.level.width + x]);
  expect(taken).toEqual([0, 1, 1]);
});

test('no two bodies share a cell, for any order of moves', () => {
  const raws = loadRaws();
  const crowd = scenario(
    `
    t.w.b.t.g
    .tD....o.
    r...@.d.t
    .p.w...p.
    t.b.r.t.w`,
    { legend: { p: 'patron' } },
  );
  fc.assert(
    fc.property(fc.string(), (seed) => {
      let game = { ...crowd, rng: rngFromSeed(seed).state() };
      for (let turn = 0; turn < 8; turn++) {
        game = think(game).game;
        const bodies = [game.hero, ...here(game).entities].flatMap((entity) => footprint(raws, entity));
        expect(new Set(bodies.map(({ x, y }) => `${x},${y}`)).size).toBe(bodies.length);
      }
    }),
    { numRuns: 15 },
  );
});
