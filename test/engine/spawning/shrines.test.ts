import { buildLevel } from '../../../src/engine/builders/chain/build-level';
import { areasOf } from '../../../src/engine/level-draft/areas';
import { placeShrine, shrineAt } from '../../../src/engine/spawning/shrines';
import type { TileCode } from '../../../src/engine/vocabulary/tile';
import { loadRaws } from '../../../src/raws';
import { draftOf } from '../../support/draft';

const raws = loadRaws();
const shrines = raws.props.filter(({ shrine }) => shrine).map(({ id }) => id);
const depths = Array.from({ length: 3 * shrines.length }, (_, n) => n + 3);

test('one of every three levels from depth 3 on has a shrine, and each kind turns up before one returns', () => {
  for (let run = 0; run < 50; run++) {
    const drawn = depths.map((depth) => shrineAt(raws, `RUN-${run}`, depth));
    for (let from = 0; from < drawn.length; from += 3) {
      expect(drawn.slice(from, from + 3).filter((id) => id !== null)).toHaveLength(1);
    }
    expect(drawn.filter((id) => id !== null).sort()).toEqual([...shrines].sort());
    expect([1, 2].map((depth) => shrineAt(raws, `RUN-${run}`, depth))).toEqual([null, null]);
  }
});

test('the depth and kind of the first shrine depend on the seed', () => {
  const runs = Array.from({ length: 60 }, (_, run) => depths.map((depth) => shrineAt(raws, `RUN-${run}`, depth)));
  expect(new Set(runs.map((drawn) => drawn.findIndex((id) => id !== null)))).toEqual(new Set([0, 1, 2]));
  expect(new Set(runs.map((drawn) => drawn.find((id) => id !== null)))).toEqual(new Set(shrines));
});

test.each(['SHRINE-1', 'SHRINE-2', 'SHRINE-3'])(
  'in run %s each shrine stands alone, within reach and off all paths',
  (seed) => {
    for (let depth = 3; depth <= 14; depth++) {
      const { spawns, tiles, start } = buildLevel(raws, seed, depth);
      const found = spawns.filter(({ raw }) => shrines.includes(raw));
      expect(found.map(({ raw }) => raw)).toEqual([shrineAt(raws, seed, depth)].filter((id) => id !== null));
      const map = { width: 80, height: 50, tiles: [...tiles] as TileCode[] };
      const { area } = areasOf(map);
      for (const { cell } of found) {
        expect(spawns.filter((spawn) => spawn.cell === cell)).toHaveLength(1);
        expect(area[cell]).toBe(area[start.y * 80 + start.x]);
        const without = areasOf(map, [cell]);
        expect(without.sizes.filter((size) => size > 3).length).toBe(
          areasOf(map).sizes.filter((size) => size > 3).length,
        );
      }
    }
  },
);

/** Seeds of runs with a shrine at depth 3. */
const early = Array.from({ length: 99 }, (_, n) => `DRAFT-${n}`).filter((seed) => shrineAt(raws, seed, 3) !== null);

/** Cell of the run's shrine on this map, as column and row. */
function placed(drawing: string, seed: string): string[] {
  const draft = { ...draftOf(drawing, seed, 3), seed };
  placeShrine(draft);
  const { width } = draft.map;
  return draft.spawns.map(({ cell }) => `${cell % width} ${Math.floor(cell / width)}`);
}

test('a shrine stands in a corner rather than in the open, in any of the corners', () => {
  const corners = early.flatMap((seed) => placed('#####\n#@..#\n#...#\n#.>.#\n#####', seed));
  expect([...new Set(corners)].sort()).toEqual(['1 3', '3 1', '3 3']);
});

test('a shrine stands in a dead end rather than in a corner', () => {
  const ends = early.flatMap((seed) => placed('#######\n#@.####\n#.....#\n#.>####\n#######', seed));
  expect(new Set(ends)).toEqual(new Set(['5 2']));
});

test('a shrine stands neither on the path nor in a passage', () => {
  const cells = early.flatMap((seed) =>
    placed('########\n#@....>#\n###.####\n###.####\n#......#\n#......#\n########', seed),
  );
  expect([...new Set(cells)].sort()).toEqual(['1 4', '1 5', '6 4', '6 5']);
});

test('a map without room has no shrine, and neither have raws without shrines', () => {
  expect(early.flatMap((seed) => placed('####\n#@>#\n####', seed))).toEqual([]);
  expect(early.map((seed) => shrineAt({ ...raws, props: [] }, seed, 3)).filter((id) => id !== null)).toEqual([]);
});
