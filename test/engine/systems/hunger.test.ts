import { drainEffects } from '../../../src/engine/effects/queue/drain-effects';
import { hunger } from '../../../src/engine/systems/hunger';
import { melee } from '../../../src/engine/systems/melee';
import type { HungerState } from '../../../src/engine/vocabulary/character';
import { eventsOfKind, intend, worldOf } from '../../support/combat';
import { act, all, changed, find, scenario } from '../../support/scenario';

function starve(turns: number) {
  const world = worldOf(scenario('@'));
  const states: [turn: number, state: HungerState][] = [];
  let firstHurt: number | null = null;
  for (let turn = 1; turn <= turns; turn++) {
    world.heroDue = true;
    world.events = [];
    hunger(world);
    drainEffects(world);
    for (const { state } of eventsOfKind(world, 'hunger')) states.push([turn, state]);
    if (eventsOfKind(world, 'hurt').length > 0) firstHurt ??= turn;
  }
  return { states, firstHurt, hp: world.game.hero.pools?.hp.current };
}

it('goes from well fed to starving in 420 turns', () => {
  expect(starve(619).states).toEqual([
    [20, 'normal'],
    [220, 'hungry'],
    [420, 'starving'],
  ]);
});

it('first hurts on turn 620, and then on every turn', () => {
  expect(starve(619).firstHurt).toBeNull();
  expect(starve(623)).toMatchObject({ firstHurt: 620, hp: 26 });
});

it('names hunger as the cause of damage', () => {
  const start = scenario('@', { hero: { hunger: { state: 'starving', turns: 1 } } });
  const result = act(start, { kind: 'wait' });
  expect(eventsOfKind(result, 'hurt')).toMatchObject([{ amount: 1, cause: 'hunger', by: null, sense: 'self' }]);
});

it('advances only with the hero’s own turns', () => {
  const world = worldOf(scenario('@'));
  world.heroDue = false;
  hunger(world);
  expect(world.game.hero.hunger).toEqual({ state: 'well-fed', turns: 20 });
});

it('stands still in the town', () => {
  const start = scenario('@', { depth: 1, hero: { hunger: { state: 'starving', turns: 1 } } });
  const { game, events } = act(start, { kind: 'wait' });
  expect(game.hero.hunger).toEqual({ state: 'starving', turns: 1 });
  expect(eventsOfKind({ events }, 'hurt')).toEqual([]);
});

it('ends with any food, which makes the hero well fed', () => {
  const hero = { initiative: 5, hunger: { state: 'starving', turns: 0 } } as const;
  const start = scenario('@', { carried: ['dried-sausage'], hero });
  const result = act(start, { kind: 'use', item: find(start, 'dried-sausage').id });
  // A meal lasts twenty turns, and the turn of eating has passed.
  expect(result.game.hero.hunger).toEqual({ state: 'well-fed', turns: 19 });
  expect(eventsOfKind(result, 'ate')).toMatchObject([{ item: { raw: 'dried-sausage' } }]);
  expect(all(result.game, 'dried-sausage')).toEqual([]);
});

it('counts the turn on the stairs', () => {
  const start = changed(scenario('>@'), ({ hero }) => {
    hero.position = { x: 1, y: 1 };
  });
  const { game } = act(start, { kind: 'descend' });
  expect(game.hero.hunger?.turns).toBe((start.hero.hunger?.turns ?? 0) - 1);
});

it.each([
  ['well-fed', 1],
  ['normal', 0],
] as const)('%s counts %i to hit', (state, bonus) => {
  const world = worldOf(scenario('@r', { hero: { hunger: { state, turns: 9 } } }), [11 - bonus, 1]);
  intend(world, 1, { kind: 'melee', target: find(world.game, 'rat').id }, melee);
  expect(eventsOfKind(world, 'hit')).toHaveLength(1);
});
