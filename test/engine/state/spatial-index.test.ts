import type { Game } from '../../../src/engine';
import type { Entity } from '../../../src/engine/state/entity';
import { buildIndex } from '../../../src/engine/state/spatial-index';
import type { Point } from '../../../src/lib/geometry';
import { loadRaws } from '../../../src/raws';
import { changed, find, here, scenario } from '../../support/scenario';

const indexOf = (game: Game) => buildIndex(loadRaws(), here(game), game.hero);
const at = (x: number, y: number): Point => ({ x, y });
/** Copy of an entity that a test may change. */
const loose = (entity: Entity): Entity => structuredClone(entity);

test('walls and deep water are solid, and only walls are opaque', () => {
  const index = indexOf(scenario('@#~.'));
  expect([1, 2, 3, 4].map((x) => index.blocked(at(x, 1)))).toEqual([true, true, true, false]);
  expect([1, 2, 3, 4].map((x) => index.opaque[6 + x])).toEqual([0, 1, 0, 0]);
});

test('the outermost ring is solid whatever its tiles are', () => {
  const game = changed(scenario('@..'), (draft) => {
    const level = here(draft);
    level.tiles = '.'.repeat(level.tiles.length);
  });
  const index = indexOf(game);
  expect(index.blocked(at(0, 1))).toBe(true);
  expect(index.blocked(at(2, 0))).toBe(true);
  expect(index.blocked(at(3, 1))).toBe(false);
  expect(index.blocked(at(4, 1))).toBe(true);
  expect(index.blocked(at(-1, 7))).toBe(true);
});

test('creatures and the hero are bodies, things are not', () => {
  const index = indexOf(scenario('@w!.'));
  expect([1, 2, 3, 4].map((x) => index.bodies[6 + x])).toEqual([1, 1, 0, 0]);
});

test('a closed door blocks movement and sight until the index is refreshed after it opens', () => {
  const game = scenario('@+.');
  const index = indexOf(game);
  expect(index.blocked(at(2, 1))).toBe(true);
  expect(index.opaque[5 + 2]).toBe(1);
  const door = index.at(at(2, 1))[0] as Entity;
  door.blocksTile = null;
  door.blocksVisibility = null;
  index.refresh(door);
  expect(index.blocked(at(2, 1))).toBe(false);
  expect(index.opaque[5 + 2]).toBe(0);
});

test('closed things bar a cell as walls do, creatures do not', () => {
  const index = indexOf(scenario('@+w#'));
  expect([1, 2, 3, 4].map((x) => index.barred[6 + x])).toEqual([0, 1, 0, 1]);
  const door = index.at(at(2, 1))[0] as Entity;
  door.blocksTile = null;
  index.refresh(door);
  expect(index.barred[6 + 2]).toBe(0);
  index.remove(index.at(at(3, 1))[0] as Entity);
  expect(index.barred[6 + 4]).toBe(1);
});

test('the creatures on a cell are listed in ascending order of id, and none outside the level', () => {
  const index = indexOf(
    changed(scenario('@!w.'), (draft) => {
      find(draft, 'mangy-wolf').position = at(2, 1);
    }),
  );
  const ids = index.at(at(2, 1)).map(({ id }) => id);
  expect(ids).toHaveLength(2);
  expect(ids).toEqual([...ids].sort((a, b) => a - b));
  expect(index.at(at(-1, 1))).toEqual([]);
  expect(index.at(at(6, 1))).toEqual([]);
});

test('dead creatures are on no cell', () => {
  const index = indexOf(
    changed(scenario('@w'), (draft) => {
      const { pools } = find(draft, 'mangy-wolf');
      if (pools) pools.hp.current = 0;
    }),
  );
  expect(index.at(at(2, 1))).toEqual([]);
  expect(index.blocked(at(2, 1))).toBe(false);
});

test('a moved body leaves its old cell and takes its new one', () => {
  const game = scenario('@w..');
  const index = indexOf(game);
  const wolf = index.at(at(2, 1))[0] as Entity;
  index.move(wolf, at(4, 1));
  expect(wolf.position).toEqual(at(4, 1));
  expect([2, 3, 4].map((x) => index.blocked(at(x, 1)))).toEqual([false, false, true]);
});

describe('a body of two by two', () => {
  const drawing = `
    @......
    .......
    ..D....
    .......
    .......`;

  test('covers and blocks all its cells', () => {
    const index = indexOf(scenario(drawing));
    for (const [x, y] of [
      [3, 3],
      [4, 3],
      [3, 4],
      [4, 4],
    ] as const) {
      expect(index.at(at(x, y)).map(({ raw }) => raw)).toEqual(['black-dragon']);
      expect(index.blocked(at(x, y))).toBe(true);
    }
    expect(index.at(at(5, 3))).toEqual([]);
  });

  test('may overlap its own cells, but no other body and no wall', () => {
    const index = indexOf(scenario(drawing.replace('.....`', '....')));
    const dragon = index.at(at(3, 3))[0] as Entity;
    expect(index.fits(dragon, at(4, 3))).toBe(true);
    expect(index.fits(dragon, at(3, 4))).toBe(true);
    expect(index.fits(dragon, at(1, 1))).toBe(false);
    expect(index.fits(dragon, at(7, 3))).toBe(false);
    expect(index.fits(dragon, at(3, 5))).toBe(false);
  });

  test('moves with all its cells', () => {
    const index = indexOf(scenario(drawing));
    const dragon = index.at(at(3, 3))[0] as Entity;
    index.move(dragon, at(4, 3));
    expect([3, 4, 5, 6].map((x) => index.blocked(at(x, 4)))).toEqual([false, true, true, false]);
  });
});

test('a second insert and a removal of an absent body change nothing', () => {
  const game = scenario('@w.');
  const index = indexOf(game);
  const wolf = index.at(at(2, 1))[0] as Entity;
  index.insert(wolf);
  expect(index.bodies[5 + 2]).toBe(1);
  index.remove({ ...loose(wolf), id: 99 });
  expect(index.bodies[5 + 2]).toBe(1);
  index.remove(wolf);
  index.remove(wolf);
  expect(index.bodies[5 + 2]).toBe(0);
});
