import { BUILDERS } from '../../../src/engine/builders';
import { handOf } from '../../../src/engine/builders/common/deck';
import { orientations } from '../../../src/engine/builders/common/orientations';
import type { PrefabRaw } from '../../../src/engine/schema/prefabs';
import { loadRaws } from '../../../src/raws';
import { build } from '../../support/builders';
import { draftOf, drawn, freshDraft, SEEDS } from '../../support/draft';
import { areaSizes } from '../../support/level-rules';

const { prefabs, legend } = loadRaws().prefabs;
const open = () => {
  const draft = freshDraft('prefab', 4);
  for (let y = 1; y < 49; y++) draft.map.tiles.fill('.', y * 80 + 1, y * 80 + 79);
  return draft;
};
const countOf = (draft: ReturnType<typeof open>, raw: string) =>
  draft.spawns.filter((spawn) => spawn.raw === raw).length;

describe('the level drawn by hand', () => {
  const draft = build(freshDraft('jigsaw', 9), { builder: 'prefab-level', prefab: 'baronial-jigsaw' });

  test('is in one piece with a start and a way down', () => {
    expect(areaSizes(draft.map.tiles.join(''))).toHaveLength(1);
    expect(draft.start).not.toBeNull();
    expect(draft.map.tiles.filter((tile) => tile === '>')).toHaveLength(1);
  });

  test.each([
    ['goblin', 16],
    ['orc', 10],
    ['rations', 6],
    ['health-potion', 7],
    ['bear-trap', 12],
  ])('%s: %i', (raw, count) => {
    expect(countOf(draft, raw)).toBe(count);
  });
});

describe('the orc camp', () => {
  const camp = (x = 'centre', y = 'centre') => build(open(), { builder: 'prefab-section', prefab: 'orc-camp', x, y });

  test('stands in the middle with its guards, its leader and its fires', () => {
    const draft = camp();
    expect(draft.spawns.find(({ raw }) => raw === 'orc-leader')?.cell).toBe(25 * 80 + 39);
    expect(['orc', 'goblin', 'watch-fire'].map((raw) => countOf(draft, raw))).toEqual([3, 4, 4]);
    expect(drawn(draft)[20]?.slice(34, 46)).toBe('.##########.');
    expect(drawn(draft)[30]?.slice(34, 46)).toBe('.~~~~.~~~~~.');
  });

  test('is not cut off from the level', () => {
    expect(areaSizes(camp().map.tiles.join(''))).toHaveLength(1);
  });

  test('removes exactly the things inside its area', () => {
    const draft = open();
    const around = [18 * 80 + 40, 19 * 80 + 33, 19 * 80 + 34, 31 * 80 + 45, 31 * 80 + 46, 32 * 80 + 40];
    draft.spawns = around.map((cell) => ({ cell, raw: 'rat', explicit: false }));
    build(draft, { builder: 'prefab-section', prefab: 'orc-camp', x: 'centre', y: 'centre' });
    const rats = draft.spawns.filter(({ raw }) => raw === 'rat').map(({ cell }) => cell);
    expect(rats).toEqual([18 * 80 + 40, 19 * 80 + 33, 31 * 80 + 46, 32 * 80 + 40]);
  });

  test('leaves the edge of the map closed, even in a corner', () => {
    const draft = camp('left', 'top');
    expect(drawn(draft)[0]).toBe('#'.repeat(80));
    expect(drawn(draft).every((row) => row.startsWith('#'))).toBe(true);
  });
});

test('the underground fort is in one piece with the level around it', () => {
  const draft = build(open(), { builder: 'prefab-section', prefab: 'underground-fort', x: 'right', y: 'top' });
  expect(areaSizes(draft.map.tiles.join(''))).toHaveLength(1);
  expect(['goblin', 'bear-trap'].map((raw) => countOf(draft, raw))).toEqual([3, 4]);
});

describe('vaults', () => {
  const vaulted = (seed: string, depth = 9) =>
    build({ ...open(), seed, rng: freshDraft(seed).rng, depth, start: 81 }, 'room-vaults');

  test('are one to three and do not overlap', () => {
    const sizes = new Set(SEEDS.map((seed) => vaulted(seed).drawn.size));
    expect(Math.min(...sizes)).toBeGreaterThan(0);
    expect(sizes.size).toBeGreaterThan(3);
    for (const seed of SEEDS) {
      const cells = vaulted(seed).spawns.map(({ cell }) => cell);
      expect(new Set(cells).size).toBe(cells.length);
    }
  });

  test('stand anywhere on open floor', () => {
    const firsts = new Set(SEEDS.map((seed) => Math.min(...vaulted(seed).drawn)));
    expect(firsts.size).toBe(SEEDS.length);
  });

  test('do not fit where the hero arrives', () => {
    const draft = draftOf(`
      ###########
      ###########
      ##.......##
      ##...@...##
      ##.......##
      ##.......##
      ##.......##
      ###########
      ###########`);
    build({ ...draft, depth: 9 }, 'room-vaults');
    expect(draft.spawns).toEqual([]);
  });

  test('cut nothing off', () => {
    for (const seed of SEEDS) expect(areaSizes(vaulted(seed).map.tiles.join(''))).toHaveLength(1);
  });
});

describe('the deck', () => {
  const hand = (seed: string, depth: number) => handOf(freshDraft(seed, depth), 'vault').map(({ id }) => id);

  test.each(SEEDS)('deals each vault once over three levels in a row: %s', (seed) => {
    const three = [10, 11, 12].flatMap((depth) => hand(seed, depth));
    expect(new Set(three).size).toBe(three.length);
    expect([...three].sort()).toEqual(
      prefabs
        .filter(({ kind }) => kind === 'vault')
        .map(({ id }) => id)
        .sort(),
    );
  });

  test('deals a vault not above its first depth', () => {
    for (const seed of SEEDS) {
      for (const { minDepth = 1 } of handOf(freshDraft(seed, 3), 'vault')) expect(minDepth).toBeLessThanOrEqual(3);
    }
  });

  test('is shuffled by the seed', () => {
    expect(new Set(SEEDS.map((seed) => hand(seed, 7).join())).size).toBeGreaterThan(1);
  });
});

describe('a section from the deck', () => {
  const dealt = (seed: string) => {
    const draft = { ...open(), seed, rng: freshDraft(seed).rng, depth: 9, start: 81 };
    draft.map.tiles[48 * 80 + 78] = '>';
    return build(draft, 'prefab-section');
  };

  test('stands in different places', () => {
    const places = SEEDS.map((seed) => Math.min(...dealt(seed).drawn)).filter(Number.isFinite);
    expect(new Set(places).size).toBeGreaterThan(2);
  });

  test.each(SEEDS)('leaves start and exit alone and cuts nothing off: %s', (seed) => {
    const draft = dealt(seed);
    expect(draft.map.tiles[48 * 80 + 78]).toBe('>');
    expect(draft.drawn.has(81)).toBe(false);
    expect(areaSizes(draft.map.tiles.join(''))).toHaveLength(1);
  });

  test('does not fit on a level drawn by hand', () => {
    const draft = build(freshDraft('jigsaw', 9), 'prefab-level');
    const before = draft.map.tiles.join('');
    expect(build(draft, 'prefab-section').map.tiles.join('')).toBe(before);
  });
});

describe('the orientations of a drawing', () => {
  const prefab: PrefabRaw = { id: 'flag', kind: 'vault', rows: ['ab', 'cd', 'ef'] };
  const ways = (one: PrefabRaw) => orientations(one, freshDraft('turned').rng).map((rows) => rows.join('/'));

  test('are four turns and their mirror images', () => {
    const all = ['ab/cd/ef', 'ba/dc/fe', 'ef/cd/ab', 'fe/dc/ba', 'eca/fdb', 'fdb/eca', 'ace/bdf', 'bdf/ace'];
    expect(ways(prefab).sort()).toEqual(all.sort());
  });

  test('keep its top up if the drawing must not turn', () => {
    expect(ways({ ...prefab, turns: false }).sort()).toEqual(['ab/cd/ef', 'ba/dc/fe']);
  });

  test('keep the width of a whole level', () => {
    const all = ['ab/cd/ef', 'ba/dc/fe', 'ef/cd/ab', 'fe/dc/ba'];
    expect(ways({ ...prefab, kind: 'level' }).sort()).toEqual(all.sort());
  });
});

test('the legend explains every mark of a drawing, and drawings use every mark', () => {
  const { cages, lockedRooms } = loadRaws();
  const used = new Set([...prefabs, ...cages, ...lockedRooms].flatMap(({ rows }) => [...rows.join('')]));
  expect(Object.keys(legend).filter((mark) => !used.has(mark))).toEqual([]);
});

test('an unknown prefab is an error', () => {
  expect(() => BUILDERS['prefab-level']?.build(freshDraft('none'), { prefab: 'castle' })).toThrow('castle');
});
