import { buildLevel } from '../../../src/engine/builders';
import { areasOf } from '../../../src/engine/builders/common';
import { placeShrine, shrineAt } from '../../../src/engine/spawning/shrines';
import type { TileCode } from '../../../src/engine/state/tile';
import { loadRaws } from '../../../src/raws';
import { draftOf } from '../../support/draft';

const raws = loadRaws();
const shrines = raws.props.filter(({ shrine }) => shrine).map(({ id }) => id);
const depths = Array.from({ length: 3 * shrines.length }, (_, n) => n + 3);

test('one of every three levels from depth 3 on has one, and all turn up before one returns', () => {
  for (let run = 0; run < 50; run++) {
    const drawn = depths.map((depth) => shrineAt(raws, `RUN-${run}`, depth));
    for (let from = 0; from < drawn.length; from += 3) {
      expect(drawn.slice(from, from + 3).filter((id) => id !== null)).toHaveLength(1);
    }
    expect(drawn.filter((id) => id !== null).sort()).toEqual([...shrines].sort());
    expect([1, 2].map((depth) => shrineAt(raws, `RUN-${run}`, depth))).toEqual([null, null]);
  }
});

test('runs differ in where they are, and in which is first', () => {
  const runs = Array.from({ length: 60 }, (_, run) => depths.map((depth) => shrineAt(raws, `RUN-${run}`, depth)));
  expect(new Set(runs.map((drawn) => drawn.findIndex((id) => id !== null)))).toEqual(new Set([0, 1, 2]));
  expect(new Set(runs.map((drawn) => drawn.find((id) => id !== null)))).toEqual(new Set(shrines));
});

test.each(['SHRINE-1', 'SHRINE-2', 'SHRINE-3'])('in run %s each stands alone, within reach, off all ways', (seed) => {
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
});

test('it prefers a dead end to a corner, and a corner to the open', () => {
  const seed = Array.from({ length: 99 }, (_, n) => `DRAFT-${n}`).find((name) => shrineAt(raws, name, 3) !== null)!;
  const placed = (drawing: string): [number, number][] => {
    const draft = { ...draftOf(drawing, seed, 3), seed };
    placeShrine(draft);
    const { width } = draft.map;
    return draft.spawns.map(({ cell }) => [cell % width, Math.floor(cell / width)]);
  };
  const [corner] = placed('#####\n#@..#\n#...#\n#.>.#\n#####'.replaceAll('\n', '\n      '));
  expect([1, 3]).toContain(corner?.[0]);
  expect([1, 3]).toContain(corner?.[1]);
  const deadEnd = placed('#######\n#@.####\n#.....#\n#.>####\n#######');
  expect(deadEnd).toEqual([[5, 2]]);
});

test('raws without shrines, and maps without room, go without', () => {
  const draft = draftOf('####\n#@>#\n####', 'RUN-1', 3);
  placeShrine(draft);
  expect(draft.spawns).toEqual([]);
  expect(shrineAt({ ...raws, props: [] }, 'RUN-1', 3)).toBeNull();
});
