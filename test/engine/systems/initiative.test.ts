import { addToLevel } from '../../../src/engine/state/queries';
import type { World } from '../../../src/engine/state/world';
import { tick } from '../../../src/engine/systems';
import { initiative } from '../../../src/engine/systems/initiative';
import { loadedDice, worldOf } from '../../support/combat';
import { act, changed, find, scenario } from '../../support/scenario';

/** Ticks between two turns of the hero. */
function intervalOf(world: World): number {
  do tick(world);
  while (!world.heroDue);
  let ticks = 0;
  do {
    tick(world);
    ticks += 1;
  } while (!world.heroDue);
  return ticks;
}

test('the first action of a game takes a single tick', () => {
  const { game } = act(scenario('@'), { kind: 'wait' });
  expect(game.hero.initiative).toBeGreaterThan(5);
});

test('a new creature acts on its second tick', () => {
  const world = worldOf(scenario('@...w'));
  const wolf = find(world.game, 'mangy-wolf').id;
  initiative(world);
  expect(world.due.has(wolf)).toBe(false);
  initiative(world);
  expect(world.due.has(wolf)).toBe(true);
});

test('a creature with a counter below 1 draws 6 + 1d6 − quickness + penalty', () => {
  const game = changed(scenario('@..w'), (draft) => {
    const wolf = find(draft, 'mangy-wolf');
    wolf.initiative = 1;
    wolf.attributes = {
      might: { base: 11, modifiers: 0 },
      fitness: { base: 11, modifiers: 0 },
      quickness: { base: 14, modifiers: 0 },
      intelligence: { base: 11, modifiers: 0 },
    };
    if (wolf.pools) wolf.pools.penalty = 3.9;
    draft.hero.initiative = 9;
  });
  const world = worldOf(game);
  world.rng = loadedDice([4]);
  initiative(world);
  expect(find(world.game, 'mangy-wolf').initiative).toBe(6 + 4 - 2 + 3);
});

test('a negative penalty is rounded down, so haste counts in whole ticks', () => {
  const game = changed(scenario('@'), (draft) => {
    draft.hero.initiative = 1;
    if (draft.hero.pools) draft.hero.pools.penalty = -0.5;
  });
  const world = worldOf(game);
  world.rng = loadedDice([1]);
  initiative(world);
  expect(world.game.hero.initiative).toBe(6 + 1 - 1);
});

test('a counter below 1 means a turn on every tick, never two in one', () => {
  const game = changed(scenario('@'), (draft) => {
    if (draft.hero.pools) draft.hero.pools.penalty = -20;
  });
  const world = worldOf(game);
  for (let i = 0; i < 5; i++) {
    initiative(world);
    expect(world.heroDue).toBe(true);
  }
});

test('a new hero has a turn every 9 to 14 ticks', () => {
  const world = worldOf(scenario('@'));
  const intervals = Array.from({ length: 60 }, () => intervalOf(world));
  expect(Math.min(...intervals)).toBe(9);
  expect(Math.max(...intervals)).toBe(14);
});

test('time stands still for creatures farther than twenty cells from the hero', () => {
  const near = `@${'.'.repeat(19)}b`;
  const far = `@${'.'.repeat(20)}b`;
  for (const [drawing, due] of [
    [near, true],
    [far, false],
  ] as const) {
    const world = worldOf(scenario(drawing));
    const bandit = find(world.game, 'bandit');
    bandit.initiative = 1;
    initiative(world);
    expect(world.due.has(bandit.id)).toBe(due);
    expect(bandit.initiative === 1).toBe(!due);
  }
});

test('wounded creatures far from the hero recover, without a turn', () => {
  const game = changed(scenario(`@${'.'.repeat(20)}b`), (draft) => {
    const bandit = find(draft, 'bandit');
    bandit.initiative = 1;
    bandit.viewshed = { range: 4 };
    if (bandit.pools) bandit.pools.hp.current = 1;
  });
  const world = worldOf(game);
  initiative(world);
  const { id, pools, initiative: left } = find(world.game, 'bandit');
  expect(world.due.has(id)).toBe(false);
  expect(left).toBeGreaterThanOrEqual(7);
  expect(pools?.hp.current).toBe(2);
});

test('the distance to a big creature is the distance to its nearest cell', () => {
  const rows = [`D.${'.'.repeat(19)}@`, '.'.repeat(22)];
  const world = worldOf(scenario(rows.join('\n')));
  const dragon = find(world.game, 'black-dragon');
  dragon.initiative = 1;
  initiative(world);
  expect(world.due.has(dragon.id)).toBe(true);
});

test('dead creatures have no turns', () => {
  const world = worldOf(scenario('@w'));
  const wolf = find(world.game, 'mangy-wolf');
  wolf.initiative = 1;
  if (wolf.pools) wolf.pools.hp.current = 0;
  initiative(world);
  expect(world.due.has(wolf.id)).toBe(false);
});

test('time stands still while the hero trades', () => {
  const game = scenario('k@');
  const before = find(game, 'barkeep').initiative;
  const { game: after, turns } = act(game, { kind: 'move', direction: 'w' });
  expect(turns).toBe(0);
  expect(after.turn).toBe(game.turn);
  expect(find(after, 'barkeep').initiative).toBe(before);
});

test('a player-turn counts once, and its events carry its number', () => {
  const { game, events, turns } = act(scenario('@w'), { kind: 'attack', direction: 'e' });
  expect(turns).toBe(1);
  expect(game.turn).toBe(1);
  expect(events.length).toBeGreaterThan(0);
  for (const event of events) expect(event.turn).toBe(1);
});

test('time stands still for a creature that would do nothing', () => {
  const world = worldOf(scenario('@.#t'));
  const peasant = find(world.game, 'peasant');
  peasant.initiative = 1;
  initiative(world);
  expect(world.due.has(peasant.id)).toBe(false);
  expect(peasant.initiative).toBe(1);
});

test('a creature that arrives during a turn takes part in it', () => {
  const world = worldOf(scenario('@...'));
  initiative(world);
  const bandit = { ...find(scenario('@..b'), 'bandit'), id: 999, initiative: 1 };
  addToLevel(world, bandit);
  initiative(world);
  expect(world.due.has(999)).toBe(true);
});
