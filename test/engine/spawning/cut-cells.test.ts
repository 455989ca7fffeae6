import { areasOf } from '../../../src/engine/level-draft/areas';
import type { Draft } from '../../../src/engine/level-draft/draft';
import { cutCells } from '../../../src/engine/spawning/cut-cells';
import { isWalkable, TILES } from '../../../src/engine/vocabulary/tile';
import { build } from '../../support/builders';
import { draftOf, freshDraft, SEEDS } from '../../support/draft';

/**
 * True if a block on the cell cuts something off from the start: a way down, or at least `region` cells. Compares the
 * areas before and after.
 */
function doesCut({ map, start }: Draft, cell: number, blocked: readonly number[], region: number): boolean {
  const before = areasOf(map, blocked);
  const { area, sizes } = areasOf(map, [...blocked, cell]);
  return map.tiles.some((tile, other) => {
    const part = area[other] as number;
    if (part < 0 || part === area[start as number] || before.area[other] !== before.area[start as number]) return false;
    return tile === TILES.downStairs || (sizes[part] as number) >= region;
  });
}

test('a cell of a passage cuts off the room behind it, a cell of a room cuts nothing', () => {
  const draft = draftOf(`
    #################
    #....#####......#
    #@..............#
    #....#####......#
    #################`);
  const marks = cutCells(draft.map, draft.start as number, [], 12);
  const cuts = [...marks.keys()].filter((cell) => marks[cell] === 1);
  expect(cuts.map((cell) => cell % 17)).toEqual([5, 6, 7, 8, 9]);
});

test.each(SEEDS.slice(0, 6))('the cells that cut are those that a trial shows: %s', (seed) => {
  const draft = build(
    freshDraft(seed, 7),
    { builder: 'drunkards-walk', preset: 'winding-passages' },
    { builder: 'area-start', x: 'centre', y: 'centre' },
    'cull',
    'distant-exit',
  );
  const floor = [...draft.map.tiles.entries()].flatMap(([cell, tile]) =>
    isWalkable(tile) && cell !== draft.start ? [cell] : [],
  );
  const blocked = Array.from({ length: 20 }, () => draft.rng.pick(floor));
  const cuts = cutCells(draft.map, draft.start as number, blocked, 12);
  for (let tries = 0; tries < 150; tries++) {
    const cell = draft.rng.pick(floor);
    if (blocked.includes(cell)) continue;
    expect([cell, cuts[cell] === 1]).toEqual([cell, doesCut(draft, cell, blocked, 12)]);
  }
});
