import { drainEffects } from '../../../src/engine/effects/queue/drain-effects';
import { moveEntity } from '../../../src/engine/state';
import type { Game } from '../../../src/engine/state/game';
import type { World } from '../../../src/engine/state/world';
import { triggers } from '../../../src/engine/systems/triggers';
import type { Point } from '../../../src/lib/geometry';
import { eventsOfKind, hpOf, inWorld, worldOf } from '../../support/combat';
import { act, all, changed, find, here, scenario } from '../../support/scenario';

const east = { kind: 'move', direction: 'e', sure: true } as const;

describe('a bear trap', () => {
  it('hurts the hero that steps in, is revealed and removed', () => {
    const result = act(scenario('@x'), east);
    expect(eventsOfKind(result, 'triggered')).toMatchObject([
      { trigger: { raw: 'bear-trap' }, who: { raw: 'hero' }, sense: 'self' },
    ]);
    expect(eventsOfKind(result, 'hurt')).toMatchObject([{ amount: 6, cause: 'bear-trap', by: null }]);
    expect(result.game.hero.pools?.hp.current).toBe(24);
    expect(all(result.game, 'bear-trap')).toEqual([]);
  });

  it('hurts a mob as well, credited to nobody', () => {
    const world = worldOf(scenario('@.rx'));
    const rat = inWorld(world, find(world.game, 'rat').id);
    rat.pools!.hp.current = 1;
    world.index.move(rat, { x: 4, y: 1 });
    world.moved.push(rat.id);
    triggers(world);
    drainEffects(world);
    expect(hpOf(rat)).toBeLessThan(1);
    expect(eventsOfKind(world, 'died')).toMatchObject([{ by: null, cause: 'bear-trap' }]);
    expect(world.game.kills).toBe(0);
  });
});

it('does not go off under creatures that only stand there: a watch fire', () => {
  const burnt = act(scenario('@f'), east).game;
  expect(eventsOfKind(act(burnt, { kind: 'wait' }), 'triggered')).toEqual([]);
});

it('goes off again and again: a watch fire', () => {
  const once = act(scenario('@f'), east).game;
  const back = act(once, { kind: 'move', direction: 'w' }).game;
  const twice = act(back, east).game;
  expect(twice.hero.pools?.hp.current).toBe(30 - 12);
  expect(all(twice, 'watch-fire')).toHaveLength(1);
});

it('hurts everybody in its field of view: a landmine', () => {
  const result = act(scenario('@x.t#t', { legend: { x: 'landmine' } }), east);
  expect(eventsOfKind(result, 'hurt').map(({ target, amount }) => [target.raw, amount])).toEqual([
    ['hero', 18],
    ['peasant', 18],
  ]);
  expect(eventsOfKind(result, 'burst')).toHaveLength(1);
});

it('heals a creature that steps on it: the altar', () => {
  const wounded = changed(scenario('@a', { legend: { a: 'altar' } }), ({ hero }) => {
    hero.pools.hp.current = 3;
  });
  const result = act(wounded, east);
  expect(eventsOfKind(result, 'healed')).toMatchObject([{ amount: 27 }]);
  expect(all(result.game, 'altar')).toHaveLength(1);
});

it('is not reported out of sight', () => {
  const world = worldOf(scenario('@#rx'));
  const rat = inWorld(world, find(world.game, 'rat').id);
  world.index.move(rat, { x: 4, y: 1 });
  world.moved.push(rat.id);
  triggers(world);
  drainEffects(world);
  expect(world.events).toEqual([]);
});

describe('experience for a creature that dies of a trigger', () => {
  const mines = { legend: { x: 'landmine' } };
  const weak = (game: Game, raw: string): Game =>
    changed(game, (draft) => {
      find(draft, raw).pools!.hp.current = 1;
    });
  /** Moves the mob onto the cell, as in its turn, and fires the triggers there. */
  const step = (world: World, raw: string, to: Point): World => {
    const mob = inWorld(world, find(world.game, raw).id);
    moveEntity(world, mob, to);
    triggers(world);
    drainEffects(world);
    return world;
  };

  it('is paid if the hero set the trigger off', () => {
    const result = act(weak(scenario('@x.r', mines), 'rat'), east);
    expect(eventsOfKind(result, 'died')).toMatchObject([{ who: { raw: 'rat' }, by: null, cause: 'landmine' }]);
    expect(eventsOfKind(result, 'rewarded')).toMatchObject([{ xp: 100 }]);
    expect(result.game).toMatchObject({ kills: 1, hero: { pools: { xp: 100 } } });
    expect(eventsOfKind(result, 'hurt').map(({ target }) => target.raw)).toContain('hero');
  });

  it('is paid if the creature was chasing the hero', () => {
    const world = worldOf(weak(scenario('@.X.r'), 'rat'));
    inWorld(world, find(world.game, 'rat').id).chasing = world.game.hero.id;
    step(world, 'rat', { x: 3, y: 1 });
    expect(eventsOfKind(world, 'died')).toMatchObject([{ by: null, cause: 'bear-trap' }]);
    expect(world.game).toMatchObject({ kills: 1, hero: { pools: { xp: 100 } } });
  });

  it('is paid if the creature came for a noise of the hero', () => {
    const world = worldOf(weak(scenario('@.X.r'), 'rat'));
    inWorld(world, find(world.game, 'rat').id).heard = { ...world.game.hero.position };
    step(world, 'rat', { x: 3, y: 1 });
    expect(world.game).toMatchObject({ kills: 1, hero: { pools: { xp: 100 } } });
  });

  it('is not paid if the creature chases another, even after a noise of the hero', () => {
    const world = worldOf(weak(scenario('@.X.rd'), 'rat'));
    const rat = inWorld(world, find(world.game, 'rat').id);
    Object.assign(rat, { heard: { ...world.game.hero.position }, chasing: find(world.game, 'deer').id });
    step(world, 'rat', { x: 3, y: 1 });
    expect(world.game).toMatchObject({ kills: 0, hero: { pools: { xp: 0 } } });
  });

  it('is paid if the creature fled from the hero', () => {
    const start = changed(weak(scenario('@dx'), 'deer'), (draft) => {
      find(draft, 'deer').initiative = 1;
    });
    const result = act(start, { kind: 'wait' });
    expect(eventsOfKind(result, 'died')).toMatchObject([{ who: { raw: 'deer' }, by: null, cause: 'bear-trap' }]);
    expect(result.game.hero.pools?.xp).toBe(100);
  });

  it('is not paid if the creature walked in by itself or after another', () => {
    const world = step(worldOf(weak(scenario('@.X.r'), 'rat')), 'rat', { x: 3, y: 1 });
    expect(eventsOfKind(world, 'died')).toHaveLength(1);
    expect(world.game).toMatchObject({ kills: 0, hero: { pools: { xp: 0 } } });
    const other = worldOf(weak(scenario('@.X.rt'), 'rat'));
    inWorld(other, find(other.game, 'rat').id).chasing = find(other.game, 'peasant').id;
    expect(step(other, 'rat', { x: 3, y: 1 }).game.kills).toBe(0);
  });

  it('is paid for all victims of a trigger that a lured creature sets off', () => {
    const start = changed(scenario('@.x.rr', mines), (draft) => {
      for (const rat of all(draft, 'rat')) rat.pools!.hp.current = 1;
    });
    const world = worldOf(start);
    inWorld(world, find(world.game, 'rat').id).chasing = world.game.hero.id;
    expect(step(world, 'rat', { x: 3, y: 1 }).game.kills).toBe(2);
  });

  it('is paid later, too, if the trigger leaves a status', () => {
    const smoke = { ...find(scenario('x'), 'bear-trap'), effects: { damage_over_time: 5, area_of_effect: 2 } };
    const start = weak(scenario('@s.r', { legend: { s: { raw: smoke.raw, effects: smoke.effects } } }), 'rat');
    const caught = act(start, east);
    expect(eventsOfKind(caught, 'status-gained').map(({ target }) => target.raw)).toContain('rat');
    let { game } = caught;
    for (let turn = 0; turn < 3 && game.kills === 0; turn++) game = act(game, { kind: 'wait' }).game;
    expect(game).toMatchObject({ kills: 1, hero: { pools: { xp: 100 } } });
  });

  it('does not make the hero its own killer: the mine kills the hero', () => {
    const result = act(
      changed(scenario('@x', mines), ({ hero }) => {
        hero.pools.hp.current = 1;
      }),
      east,
    );
    expect(result.game.over).toMatchObject({ result: 'died', by: null, cause: 'landmine' });
  });
});

it('goes off under a creature that changes places with the hero, who is the cause', () => {
  const start = changed(scenario('@t.'), (draft) => {
    here(draft).entities.push({ id: 90, kind: 'prop', raw: 'bear-trap', position: { x: 1, y: 1 } });
    draft.nextId = 91;
    find(draft, 'peasant').pools!.hp.current = 1;
  });
  const result = act(start, east);
  expect(eventsOfKind(result, 'triggered')).toMatchObject([{ who: { raw: 'peasant' } }]);
  expect(result.game.kills).toBe(1);
});

it('is known afterwards, if it stays', () => {
  const legend = { f: { raw: 'watch-fire', hidden: true } } as const;
  expect(find(act(scenario('@f', { legend }), east).game, 'watch-fire').hidden).toBeNull();
});

it('goes off only under the first cell of a big body', () => {
  const world = worldOf(scenario('@#....\n##D.X.\n##....'));
  const dragon = inWorld(world, find(world.game, 'black-dragon').id);
  moveEntity(world, dragon, { x: 4, y: 2 });
  triggers(world);
  drainEffects(world);
  expect(hpOf(dragon)).toBe(55);
  moveEntity(world, dragon, { x: 5, y: 2 });
  triggers(world);
  drainEffects(world);
  expect(hpOf(dragon)).toBe(49);
});

it('of a portal waits for the hero and ignores creatures', () => {
  const legend = { O: { raw: 'town-portal', portal: { depth: 3, x: 1, y: 1 } } };
  const world = worldOf(scenario('@rO', { legend, depth: 1 }));
  moveEntity(world, inWorld(world, find(world.game, 'rat').id), { x: 3, y: 1 });
  triggers(world);
  drainEffects(world);
  expect(eventsOfKind(world, 'triggered')).toEqual([]);
  expect(world.departure).toBeNull();
  expect(all(world.game, 'town-portal')).toHaveLength(1);
});
