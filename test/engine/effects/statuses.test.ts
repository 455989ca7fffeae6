import { queueEffects } from '../../../src/engine/effects/queue/carriers';
import { drainEffects } from '../../../src/engine/effects/queue/drain-effects';
import type { World } from '../../../src/engine/state/world';
import { loadRaws } from '../../../src/raws';
import { eventsOfKind, inWorld, worldOf } from '../../support/combat';
import { apply, cells, HERO } from '../../support/effects';
import { act, all, find, scenario } from '../../support/scenario';

it('gives all statuses of the carrier, credited to its author', () => {
  const world = apply(worldOf(scenario('@.r')), { slow: 10, damage_over_time: 1, confusion: 4 }, cells([3, 1]));
  const rat = inWorld(world, find(world.game, 'rat').id);
  expect(rat.statuses).toEqual([
    { kind: 'confusion', source: 'zap', turns: 4, by: HERO },
    { kind: 'slow', source: 'zap', turns: 5, by: HERO, penalty: 10 },
    { kind: 'damage-over-time', source: 'zap', turns: 5, by: HERO, damage: 1 },
  ]);
});

const VENOM = { kind: 'damage-over-time', source: 'venom', turns: 2, by: null, damage: 4 } as const;

it('adds to statuses of other sources', () => {
  const world = worldOf(scenario('@.r'));
  const rat = inWorld(world, find(world.game, 'rat').id);
  rat.statuses = [VENOM];
  apply(world, { damage_over_time: 1 }, cells([3, 1]));
  expect(rat.statuses.map(({ source, turns }) => [source, turns])).toEqual([
    ['venom', 2],
    ['zap', 5],
  ]);
});

it.each([
  ['shorter', 2, 5],
  ['longer', 8, 8],
])('refreshes a %s status of the same source', (_, before, after) => {
  const world = worldOf(scenario('@.r'));
  const rat = inWorld(world, find(world.game, 'rat').id);
  rat.statuses = [{ ...VENOM, source: 'zap', turns: before, credit: 9 }];
  apply(world, { damage_over_time: 4 }, cells([3, 1]));
  expect(rat.statuses).toEqual([{ kind: 'damage-over-time', source: 'zap', turns: after, by: HERO, damage: 4 }]);
  expect(eventsOfKind(world, 'status-gained')).toMatchObject([{ turns: after }]);
});

it('refreshes the bonus of a second potion instead of adding it', () => {
  let game = scenario('@', { carried: ['strength-potion', 'strength-potion'] });
  for (const { id } of all(game, 'strength-potion')) game = act(game, { kind: 'use', item: id }).game;
  expect(game.hero.statuses).toHaveLength(1);
  expect(game.hero.attributes!.might.modifiers).toBe(5);
});

describe('a web round its author', () => {
  const caught = (by: string): string[] => {
    const world = worldOf(scenario('@s.t', { legend: { s: 'large-spider' } }));
    const author = find(world.game, by).id;
    enqueueWeb(world, author);
    return eventsOfKind(world, 'status-gained').map(({ target }) => target.raw ?? '');
  };
  const enqueueWeb = (world: World, by: number): void => {
    const source = { raw: 'web', entity: null, effects: loadRaws().spell.web!.effects, from: { x: 2, y: 1 } };
    queueEffects(world, source, by, { kind: 'cells', cells: [1, 2, 3, 4].map((x) => ({ x, y: 1 })) });
    drainEffects(world);
  };

  it('does not catch a creature', () => expect(caught('large-spider')).toEqual(['hero', 'peasant']));
  it('catches the hero', () => expect(caught('hero')).toEqual(['hero', 'large-spider', 'peasant']));
});

it('reaches its author if it is good, such as haste over an area', () => {
  const world = worldOf(scenario('@r'));
  const rat = inWorld(world, find(world.game, 'rat').id);
  queueEffects(world, { raw: 'zap', entity: null, effects: { slow: -2 }, from: { x: 2, y: 1 } }, rat.id, cells([2, 1]));
  drainEffects(world);
  expect(rat.statuses).toHaveLength(1);
});
