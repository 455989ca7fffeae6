import { withOnlyRecipe } from '../../../scripts/lib/level-setup';
import { BUILDERS } from '../../../src/engine/builders';
import { buildWith } from '../../../src/engine/builders/chain/build-level';
import { siteOf, stampAnywhere } from '../../../src/engine/builders/common/fitting';
import { orientations } from '../../../src/engine/builders/common/orientations';
import { stamp } from '../../../src/engine/builders/common/prefabs';
import { areasOf } from '../../../src/engine/level-draft/areas';
import { dividingTest } from '../../../src/engine/level-draft/doors';
import { solidMap } from '../../../src/engine/level-draft/draft';
import { hiddenDoors } from '../../../src/engine/level-draft/hidden-doors';
import type { PrefabKind, PrefabRaw } from '../../../src/engine/schema/prefabs';
import { isWalkable, TILES } from '../../../src/engine/vocabulary/tile';
import { distance, pointOf } from '../../../src/lib/geometry';
import { loadRaws } from '../../../src/raws';
import { freshDraft } from '../../support/draft';
import { areaSizes, inspect, levelFaults } from '../../support/level-rules';

const raws = loadRaws();
const { prefabs, legend } = raws.prefabs;
const ofKind = (...kinds: PrefabKind[]) =>
  prefabs.filter(({ kind }) => kinds.includes(kind)).map((prefab) => [prefab.id, prefab] as const);
const markOf = (mark: string) => legend[mark] ?? { tile: 'wall' as const };

/** Draft of a hall that fills a level. The hero arrives in its corner. */
const hall = () => {
  const draft = freshDraft('hall', 9);
  for (let y = 1; y < 49; y++) draft.map.tiles.fill(TILES.floor, y * 80 + 1, y * 80 + 79);
  return { ...draft, start: 81 };
};

test.each<[PrefabKind, number]>([
  ['vault', 24],
  ['section', 8],
  ['level', 6],
])('there are enough drawings of the kind %s: %i', (kind, least) => {
  expect(ofKind(kind).length).toBeGreaterThanOrEqual(least);
});

test('at least a third of the vaults is dealt above depth 7', () => {
  const shallow = ofKind('vault').filter(([, { minDepth = 1 }]) => minDepth <= 6);
  expect(shallow.length * 3).toBeGreaterThanOrEqual(ofKind('vault').length);
});

const turning = ({ turns, ...prefab }: PrefabRaw): PrefabRaw => prefab;

test('no two drawings are alike, even when they are turned', () => {
  const looks = (prefab: PrefabRaw) =>
    orientations(turning(prefab), freshDraft('looks').rng)
      .map((rows) => rows.join('\n'))
      .sort()[0];
  expect(new Set(prefabs.map(looks)).size).toBe(prefabs.length);
});

describe.each(ofKind('vault', 'section'))('%s', (_, prefab) => {
  test('can be built in each orientation', () => {
    for (const rows of orientations(prefab, freshDraft('ways').rng)) {
      const draft = hall();
      const site = siteOf(draft, () => true);
      expect(stampAnywhere(draft, { ...prefab, rows: [...rows], turns: false }, site, 0)).toBe(true);
    }
  });

  test('hangs only doors that divide two areas', () => {
    const draft = hall();
    stamp(draft, prefab.rows, 30, 3);
    const divides = dividingTest(draft.map, hiddenDoors(raws, draft.spawns));
    const doors = draft.spawns.filter(({ raw }) => raw === 'door').map(({ cell }) => cell);
    expect(doors.filter((cell) => !divides(cell))).toEqual([]);
  });
});

test.each(ofKind('vault', 'section', 'level', 'landmark'))(
  '%s hides only rooms that have no other entrance',
  (_, prefab) => {
    const draft = hall();
    const isWhole = prefab.kind === 'level';
    stamp(draft, prefab.rows, isWhole ? 0 : 30, isWhole ? 0 : 3);
    const hidden = hiddenDoors(raws, draft.spawns);
    const { area } = areasOf(draft.map, hidden);
    const areasBeside = (cell: number) =>
      new Set(
        [cell - 1, cell + 1, cell - 80, cell + 80].map((beside) => area[beside] ?? -1).filter((number) => number >= 0),
      );
    const idle = [...hidden].filter((cell) => areasBeside(cell).size < 2);
    expect(idle.map((cell) => pointOf(draft.map, cell))).toEqual([]);
  },
);

test.each(ofKind('vault'))('%s is 5 to 12 cells a side, and the hero can walk round it', (_, { rows }) => {
  for (const side of [rows.length, rows[0]?.length]) {
    expect(side).toBeGreaterThanOrEqual(5);
    expect(side).toBeLessThanOrEqual(12);
  }
  const rim = [rows[0], rows.at(-1), ...rows.map((row) => `${row[0]}${row.at(-1)}`)].join('');
  expect([...rim].filter((mark) => !isWalkable(TILES[markOf(mark).tile]))).toEqual([]);
});

describe.each(ofKind('vault', 'section', 'level', 'landmark'))('%s', (_, { rows, minDepth }) => {
  const marks = rows.flatMap((row, y) => [...row].map((mark, x) => ({ at: { x, y }, ...markOf(mark) })));
  const archetype = ({ raw }: { raw?: string }) => raws.archetypes[raw ?? ''];
  const isCreature = ({ raw, random }: { raw?: string; random?: string }) =>
    random === 'mob' || (raw !== undefined && raws.mob[raw] !== undefined);
  /** Danger of a mark in a drawing: 2 for a creature, 1 for a thing that deals damage or is hidden. */
  const danger = (mark: (typeof marks)[number]) => {
    if (isCreature(mark)) return 2;
    return archetype(mark)?.effects?.damage !== undefined || archetype(mark)?.hidden ? 1 : 0;
  };
  /** Worth of a mark in a drawing: 2 for a magic item, 1 for any other item. */
  const worth = ({ raw, random }: (typeof marks)[number]) => {
    if (random === 'magic-item') return 2;
    return random === 'item' || (raw !== undefined && raws.item[raw] !== undefined) ? 1 : 0;
  };
  const sum = (value: (mark: (typeof marks)[number]) => number) => marks.reduce((all, mark) => all + value(mark), 0);

  test('is worth no more than its dangers, or very little', () => {
    expect(sum(worth)).toBeLessThanOrEqual(Math.max(1, sum(danger)));
  });

  test('has a danger within six cells of every magic item', () => {
    const magic = marks.filter(({ random }) => random === 'magic-item');
    const unguarded = magic.filter(({ at }) => !marks.some((mark) => danger(mark) > 0 && distance(mark.at, at) <= 6));
    expect(unguarded).toEqual([]);
  });

  test('names creatures only if it has a minimum depth', () => {
    const named = marks.filter((mark) => isCreature(mark) && mark.raw !== undefined);
    if (named.length > 0) expect(minDepth).toBeGreaterThanOrEqual(3);
  });
});

// Traps lie in the passages of these two vaults on purpose. The level moves a trap that leaves no other path.
const NARROW = ['baronial-jigsaw', 'underground-fort'];

test.each(ofKind('vault', 'section', 'level', 'landmark').filter(([id]) => !NARROW.includes(id)))(
  '%s has a path without hidden traps to every part larger than a closet',
  (_, { kind, rows }) => {
    const safe = rows.map((row) =>
      [...row].map((mark) => (isHiddenTrap(mark) ? '#' : TILES[markOf(mark).tile])).join(''),
    );
    const width = (rows[0]?.length ?? 0) + 4;
    const around = kind === 'level' ? '#' : '.';
    const framed = [
      ...rims(around, width),
      ...safe.map((row) => `${around.repeat(2)}${row}${around.repeat(2)}`),
      ...rims(around, width),
    ];
    const [, ...others] = areaSizes(framed.join(''), width);
    expect(others.filter((size) => size >= 12)).toEqual([]);
  },
);

const rims = (tile: string, width: number) => [tile.repeat(width), tile.repeat(width)];

function isHiddenTrap(mark: string): boolean {
  const archetype = raws.archetypes[markOf(mark).raw ?? ''];
  return archetype?.hidden === true && archetype.entryTrigger === true;
}

describe.each(ofKind('level'))('the level %s', (id, prefab) => {
  const chain = [{ builder: 'prefab-level', prefab: id }];
  const recipes = raws.levels.recipes
    .filter((recipe) => recipe.id === 'depths')
    .map((recipe) => ({ ...recipe, chain }));
  const depth = prefab.minDepth ?? 7;
  const alone = withOnlyRecipe({ ...raws, levels: { recipes } }, 'depths', depth);
  const level = buildWith(BUILDERS, alone, { seed: 'drawn', depth });

  test('can be played as it is drawn', () => {
    expect(level.prefabs).toEqual([id]);
    expect(level.faults).toEqual([]);
    expect(levelFaults(inspect(alone, depth, level))).toEqual([]);
  });

  test('is wide, and the path through it long', () => {
    const { reached, way } = inspect(alone, depth, level);
    expect(reached.size).toBeGreaterThanOrEqual(1200);
    expect(way).toBeGreaterThanOrEqual(40);
  });

  test('has no creature near the arrival', () => {
    const near = level.spawns.filter(
      ({ cell, raw }) => raws.mob[raw] && distance(pointOf(solidMap(), cell), level.start) < 7,
    );
    expect(near).toEqual([]);
  });
});
