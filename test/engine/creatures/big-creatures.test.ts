import { type Game, view } from '../../../src/engine';
import { pathTo } from '../../../src/engine/ai/common/paths';
import { movement } from '../../../src/engine/systems/movement';
import { loadRaws } from '../../../src/raws';
import { eventsOfKind, worldOf } from '../../support/combat';
import { streams, think, thinkOn } from '../../support/minds';
import { act, changed, draw, drawing, find, type Legend, scenario } from '../../support/scenario';

/** Lets a dragon without breath take its turns. */
const turnsOf = (game: Game, turns: number): Game =>
  thinkOn(
    changed(game, (draft) => {
      find(draft, 'black-dragon').abilities = [];
    }),
    turns,
  );

test('a dragon bites a hero beside any of its cells', () => {
  const game = scenario(`
    ....
    .D..
    ....
    ...@`);
  const { intents } = think(game);
  expect(intents.get(find(game, 'black-dragon').id)).toEqual({ kind: 'melee', target: 1 });
});

test('a dragon follows through a gap two wide', () => {
  const game = scenario(`
    ####......
    ####......
    @.......D.
    ..........
    ####......
    ####......`);
  expect(find(turnsOf(game, 7), 'black-dragon').position).toEqual({ x: 2, y: 3 });
});

test('a dragon stops at a gap one wide', () => {
  const game = scenario(`
    ####......
    ####......
    @......D..
    ####......
    ####......`);
  const stopped = turnsOf(game, 8);
  expect(find(stopped, 'black-dragon').position?.x).toBeGreaterThan(4);
  expect(think(stopped).intents.size).toBe(0);
});

test('the hero escapes a dragon through a passage one wide', () => {
  const world = worldOf(
    scenario(`
    ...#..
    .@..D.
    ...#..`),
  );
  expect(pathTo(world, find(world.game, 'black-dragon'), world.game.hero)).toBeNull();
});

test('the body of a dragon does not block its own path', () => {
  const game = scenario(`
    @....D.
    .......`);
  expect(draw(turnsOf(game, 1))).toBe(
    drawing(`
    @...D..
    .......`),
  );
});

test('a dragon does not step on other creatures', () => {
  const world = worldOf(
    scenario(`
    @#.D.
    ##t..`),
  );
  const dragon = find(world.game, 'black-dragon');
  world.intents.set(dragon.id, { kind: 'step', to: { x: 3, y: 1 } });
  movement(world);
  expect(dragon.position).toEqual({ x: 4, y: 1 });
});

test('a dragon breathes at a hero two cells from the nearest of its cells', () => {
  const game = scenario(`
    .D.
    ...
    ...
    .@.`);
  const dragon = find(game, 'black-dragon').id;
  const cast = streams(game, 60).flatMap((stream) => think(stream).intents.get(dragon) ?? []);
  expect(cast.length).toBeGreaterThan(0);
  for (const intent of cast) expect(intent).toEqual({ kind: 'cast', spell: 'acid-breath', at: { x: 2, y: 4 } });
});

test('a dragon sees the hero from any of its cells', () => {
  const game = scenario(`
    #D.#
    #..#
    ##.#
    ##.#
    ##.#
    ##@#`);
  expect(find(turnsOf(game, 1), 'black-dragon').chasing).toBe(1);
});

test('a dragon blocks only its own cells, so the hero can walk past it', () => {
  const game = scenario(
    `
    .D.#
    ....
    @..#`,
    { legend: { D: { raw: 'black-dragon', chasing: 1, initiative: 1 } }, hero: { naturalArmor: 999 } },
  );
  let next = act(game, { kind: 'wait' }).game;
  for (const direction of ['e', 'e', 'ne'] as const) next = act(next, { kind: 'move', direction }).game;
  expect(next.hero.position).toEqual({ x: 4, y: 2 });
});

describe('a creature of three by three cells', () => {
  const legend: Legend = { D: { raw: 'black-dragon', tileSize: { width: 3, height: 3 }, chasing: 1 } };
  const big = (map: string) => scenario(map, { legend });

  test('bites a hero beside any of its cells', () => {
    const bites = (map: string) => [...think(big(map)).intents.values()].map(({ kind }) => kind);
    expect(bites('.D...\n.....\n.....\n.....\n....@')).not.toContain('melee');
    expect(bites('.....\n.D...\n.....\n.....\n@....')).toEqual(['melee']);
    expect(bites('.....\n.D...\n....@\n.....\n.....')).toEqual(['melee']);
  });

  test('follows through a gap three wide, and stops at a gap two wide', () => {
    const game = big(`
      ####......
      @......D..
      ..........
      ..........
      ####......`);
    expect(find(turnsOf(game, 8), 'black-dragon').position).toEqual({ x: 2, y: 2 });
    const narrow = big(`
      ####......
      @......D..
      ..........
      ####......`);
    expect(find(turnsOf(narrow, 8), 'black-dragon').position?.x).toBeGreaterThan(4);
  });

  test('sees and is seen by any of its cells', () => {
    const game = big(`
      #D..#
      #...#
      #...#
      ###.#
      ###.#
      ###@#`);
    expect(find(turnsOf(game, 1), 'black-dragon').chasing).toBe(1);
    expect(view(game, loadRaws()).things).toMatchObject([{ raw: 'black-dragon', at: { x: 2, y: 1 } }]);
  });

  test('is hit on any of its cells, and only once by an area that covers several', () => {
    const struck = (dx: number, dy: number) => {
      const known = ['fireball-scroll'];
      const hall = '..........\n..@..D....\n..........\n..........';
      const game = scenario(hall, { legend, carried: known, identified: known });
      const { id: scroll } = find(game, 'fireball-scroll');
      return eventsOfKind(act(game, { kind: 'use', item: scroll, at: { x: 6 + dx, y: 2 + dy } }), 'hurt').filter(
        ({ target }) => target.raw === 'black-dragon',
      ).length;
    };
    expect([struck(0, 0), struck(2, 2), struck(0, 1)]).toEqual([1, 1, 1]);
  });

  test('blocks all of its cells', () => {
    const game = big(`
      @.........
      .....D....
      ..........
      ..........`);
    const { index } = worldOf(game);
    expect([5, 6, 7, 8, 9].map((x) => index.blocked({ x, y: 4 }))).toEqual([false, true, true, true, false]);
  });
});
