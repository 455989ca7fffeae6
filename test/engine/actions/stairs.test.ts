import { type Game, hash, isParked } from '../../../src/engine';
import { stopped, wounded } from '../../support/actions';
import { kindsOf } from '../../support/combat';
import { act, changed, find, here, mapped, poolsWith, refusal, scenario } from '../../support/scenario';

const TRAP = { code: 'danger', danger: 'trap', what: 'bear-trap' } as const;

describe('stairs', () => {
  const standingOn = (map: string): Game =>
    changed(scenario(map), (draft) => {
      draft.hero.position = { x: 2, y: 1 };
    });

  test('have to be known', () => {
    expect(refusal(scenario('@#>'), { kind: 'descend' })).toEqual({ code: 'no-stairs', direction: 'down' });
    expect(refusal(standingOn('@>'), { kind: 'ascend' })).toEqual({ code: 'no-stairs', direction: 'up' });
  });

  test('are free once the hero has struck down a creature that bars them', () => {
    const bat = { raw: 'bat', moveMode: 'static', viewshed: { range: 0 }, naturalArmor: -60 } as const;
    const pools = poolsWith({ hp: { current: 1, max: 1 } });
    const game = changed(scenario('@b', { legend: { b: { ...bat, ...pools } } }), (draft) => {
      const level = here(draft);
      level.tiles = level.tiles.replace(/\.(?=#+$)/, '>');
    });
    expect(refusal(game, { kind: 'descend' })).toEqual({ code: 'danger', danger: 'friendly', what: 'bat' });
    expect(act(game, { kind: 'descend', sure: true }).game.depth).toBe(3);
  });

  test('do not lead below the last level', () => {
    const last = changed(scenario('@.#>', { depth: 15 }), (draft) => {
      draft.campaign = 'amulet';
    });
    expect(refusal(last, { kind: 'descend' })).toEqual({ code: 'no-way-down' });
    expect(refusal({ ...last, campaign: 'dragon' }, { kind: 'descend' })).toEqual({
      code: 'no-stairs',
      direction: 'down',
    });
  });

  test('are reached by the shortest path', () => {
    const { game, events, turns } = act(scenario('>..@.>'), { kind: 'descend' });
    expect(turns).toBe(3);
    expect(game.depth).toBe(3);
    expect(events.findLast(({ kind }) => kind === 'stopped')).toMatchObject({ reason: 'done', what: null });
  });

  test('are not approached in sight of an enemy, and the walk ends when an enemy comes', () => {
    expect(refusal(scenario('@.>.w'), { kind: 'descend' })).toEqual({ code: 'hostile-in-view', who: 'mangy-wolf' });
    const hidden = scenario('@.........>..o', { legend: { o: { raw: 'orc-leader', initiative: 10000 } } });
    const { game, events } = act(mapped(hidden), { kind: 'descend' });
    expect(game.depth).toBe(2);
    expect(events.findLast(({ kind }) => kind === 'stopped')).toMatchObject({ reason: 'first-met' });
  });

  test('are reached past an enemy that is easily beaten', () => {
    const pools = poolsWith({ hp: { current: 1, max: 1 } });
    const rat = { raw: 'rat', naturalArmor: -60, ...pools } as const;
    const { game } = act(mapped(scenario('@.........>..r', { legend: { r: rat } })), { kind: 'descend' });
    expect(game).toMatchObject({ depth: 3, kills: 1 });
  });

  test('behind a known trap are reached over it, after a confirmation', () => {
    const game = scenario('@X>');
    expect(refusal(game, { kind: 'descend' })).toEqual({ ...TRAP, onlyWay: true });
    const { game: next } = act(game, { kind: 'descend', sure: true });
    expect(next.hero.position.x).toBe(game.hero.position.x + 1);
  });

  test('take a turn, which passes on the new level, and lead back to the same level', () => {
    const above = standingOn('@>.!');
    const down = act(above, { kind: 'descend' });
    expect(down.turns).toBe(1);
    expect(down.game.depth).toBe(3);
    expect(down.game.deepest).toBe(3);
    expect(kindsOf(down)).toContain('arrived');
    expect(down.game.levels['2']).toEqual({ ...here(above), left: 1 });
    const up = act(down.game, { kind: 'ascend' });
    expect(up.turns).toBe(1);
    expect(up.game.depth).toBe(2);
    const { entities, ...level } = here(above);
    expect(here(up.game)).toEqual({ ...level, entities: entities.map((item) => ({ ...item, seen: true })) });
    expect(up.game.levels['3']).toMatchObject({ left: 2 });
    expect(up.game.hero.position).toEqual({ x: 2, y: 1 });
    const again = act(up.game, { kind: 'descend' });
    expect(again.game.hero.position).toEqual(down.game.hero.position);
    expect(here(again.game)).not.toHaveProperty('left');
  });

  test('stop time on the level that the hero leaves', () => {
    const start = standingOn('@>....w');
    const { game } = act(start, { kind: 'descend' });
    expect(game.levels['2']).toEqual({ ...here(start), left: 1 });
  });

  test('keep explored ground and blood for the way back', () => {
    const start = changed(standingOn('@>.w'), (draft) => {
      here(draft).blood = [7, 9];
    });
    const { game } = act(act(start, { kind: 'descend' }).game, { kind: 'ascend' });
    expect(here(game)).toMatchObject({ blood: [7, 9], revealed: here(start).revealed });
    expect(here(start).revealed).toContain('1');
  });

  test('heal the hero to half of the hit points at the first arrival from above, and never again', () => {
    const down = act(wounded(standingOn('@>'), 3), { kind: 'descend' });
    expect(down.game.hero.pools?.hp.current).toBe(15);
    const up = act(wounded(down.game, 4), { kind: 'ascend' });
    expect(up.game.hero.pools?.hp.current).toBe(4);
    expect(act(up.game, { kind: 'descend' }).game.hero.pools?.hp.current).toBe(4);
  });

  test('round up when they heal to half of an odd maximum', () => {
    const start = changed(standingOn('@>'), ({ hero }) => {
      hero.pools = { ...hero.pools, level: 2, hp: { current: 3, max: 45 } };
    });
    expect(act(start, { kind: 'descend' }).game.hero.pools?.hp.current).toBe(23);
  });

  test('do not change a hero above half of the hit points', () => {
    expect(act(wounded(standingOn('@>'), 16), { kind: 'descend' }).game.hero.pools?.hp.current).toBe(16);
  });

  test('up do not lower the deepest depth of the run', () => {
    const down = act(standingOn('@>'), { kind: 'descend' }).game;
    expect([down.depth, down.deepest]).toEqual([3, 3]);
    const up = act(down, { kind: 'ascend' }).game;
    expect([up.depth, up.deepest]).toEqual([2, 3]);
  });

  test('are refused until a parked level is loaded, and then work as ever', () => {
    const down = act(standingOn('@>'), { kind: 'descend' }).game;
    const parked = changed(down, (draft) => {
      draft.levels['2'] = { parked: true, digest: 'elsewhere' };
    });
    expect(refusal(parked, { kind: 'ascend' })).toEqual({ code: 'level-parked', depth: 2 });
    const brought = { ...parked, levels: { ...parked.levels, '2': down.levels['2'] } } as Game;
    expect(hash(act(brought, { kind: 'ascend' }).game)).toBe(hash(act(down, { kind: 'ascend' }).game));
  });

  test('up lead to the last of several stairs down', () => {
    const { game } = act(standingOn('@>.>'), { kind: 'descend' });
    const below = changed(game, (draft) => {
      const level = draft.levels['2'];
      if (level && !isParked(level)) level.entities = [];
    });
    expect(act(below, { kind: 'ascend' }).game.hero.position).toEqual({ x: 4, y: 1 });
  });

  test('move away a creature that stands on the arrival cell', () => {
    const down = act(standingOn('@>.'), { kind: 'descend' }).game;
    const crowded = changed(down, (draft) => {
      const level = draft.levels['2'];
      const wolf = find(scenario('@w'), 'mangy-wolf');
      if (level && !isParked(level)) level.entities = [{ ...wolf, id: 9000, position: { x: 2, y: 1 } }];
      draft.nextId = 9001;
    });
    const { game } = act(crowded, { kind: 'ascend' });
    expect(game.hero.position).toEqual({ x: 2, y: 1 });
    expect(['{"x":1,"y":1}', '{"x":3,"y":1}']).toContain(JSON.stringify(find(game, 'mangy-wolf').position));
  });
});

describe('on the way home', () => {
  const homeward = (map: string): Game =>
    changed(scenario(map, { depth: 14, carried: ['amulet-of-yala'] }), (draft) => {
      draft.campaign = 'amulet';
    });

  test('the hero walks on even when a foe is beside it', () => {
    expect(act(homeward('<....@w'), { kind: 'ascend' }).turns).toBeGreaterThan(0);
  });

  test('the hero walks past a foe that has the longer way to the stairs, even on a step that brings it nearer', () => {
    const past = `
      <.....@..
      ~~~~~~~~.
      ...w.....
    `;
    expect(act(homeward(past), { kind: 'ascend' }).turns).toBeGreaterThan(0);
  });

  test.each(['<.w..@', '.....@.w<'])('the hero does not step towards a foe: %s', (map) => {
    expect(refusal(homeward(map), { kind: 'ascend' })).toEqual({ code: 'hostile-in-view', who: 'mangy-wolf' });
  });

  test('the hero asks before a known trap on the only way up, and then crosses it', () => {
    const game = homeward('@X.<');
    expect(refusal(game, { kind: 'ascend' })).toEqual({ ...TRAP, onlyWay: true });
    const { game: next, events } = act(game, { kind: 'ascend', sure: true });
    expect(events.filter(({ kind }) => kind === 'triggered')).toHaveLength(1);
    expect(next.pack.map(({ raw }) => raw)).toContain('amulet-of-yala');
  });
});

describe('slipping away', () => {
  const foe = (initiative: number) => ({
    legend: { w: { raw: 'mangy-wolf', initiative, naturalAttacks: [{ name: 'bite', hitBonus: 99, damage: '1d4' }] } },
  });

  test.each<['ascend' | 'descend', string, number]>([
    ['ascend', '<....@.w', 1],
    ['descend', '>....@.w', 3],
  ])('one act of %s leads away from a foe that stays behind, and off the level', (kind, map, depth) => {
    expect(act(scenario(map, foe(10000)), { kind }).game.depth).toBe(depth);
  });

  test('a foe that catches up ends the walk', () => {
    const { game, events } = act(scenario('<.....@.w', foe(0)), { kind: 'ascend' });
    expect(stopped(events)).toMatchObject({ reason: 'hostile', what: 'mangy-wolf' });
    expect(game.depth).toBe(2);
  });

  test.each(['<.w..@', '<....@w'])('the hero walks neither past a foe nor away from one beside it: %s', (map) => {
    expect(refusal(scenario(map), { kind: 'ascend' })).toMatchObject({ code: 'hostile-in-view' });
  });

  test('the hero may step towards a rooted foe that only casts', () => {
    const map = `
      <.......@
      .........
      ..M......
      .........
      .........`;
    const { game, events } = act(scenario(map, { legend: { M: 'mother-cap' } }), { kind: 'ascend' });
    expect(stopped(events)?.turns).toBeGreaterThan(0);
    expect(game.turn).toBeGreaterThan(0);
  });
});
