import { BUILDERS } from '../../../src/engine/builders';
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

  test('can be walked into', () => {
    expect(areaSizes(camp().map.tiles.join(''))).toHaveLength(1);
  });

  test('drives away exactly those within it', () => {
    const draft = open();
    const around = [18 * 80 + 40, 19 * 80 + 33, 19 * 80 + 34, 31 * 80 + 45, 31 * 80 + 46, 32 * 80 + 40];
    draft.spawns = around.map((cell) => ({ cell, raw: 'rat', placed: false }));
    build(draft, { builder: 'prefab-section', prefab: 'orc-camp', x: 'centre', y: 'centre' });
    const rats = draft.spawns.filter(({ raw }) => raw === 'rat').map(({ cell }) => cell);
    expect(rats).toEqual([18 * 80 + 40, 19 * 80 + 33, 31 * 80 + 46, 32 * 80 + 40]);
  });

  test('leaves the edge of the map closed wherever it is put', () => {
    const draft = camp('left', 'top');
    expect(drawn(draft)[0]).toBe('#'.repeat(80));
    expect(drawn(draft).every((row) => row.startsWith('#'))).toBe(true);
  });
});

test('the underground fort is in one piece with what is around it', () => {
  const draft = build(open(), { builder: 'prefab-section', prefab: 'underground-fort', x: 'right', y: 'top' });
  expect(areaSizes(draft.map.tiles.join(''))).toHaveLength(1);
  expect(['goblin', 'bear-trap'].map((raw) => countOf(draft, raw))).toEqual([3, 4]);
});

describe('vaults', () => {
  const step = { builder: 'room-vaults', prefabs: ['not-a-trap', 'silly-smile', 'checkerboard'] };

  test('are one to three, never one on another', () => {
    const traps = SEEDS.map((seed) => {
      const draft = { ...open(), rng: freshDraft(seed).rng, depth: 9 };
      build(draft, step);
      const cells = draft.spawns.map(({ cell }) => cell);
      expect(new Set(cells).size).toBe(cells.length);
      expect(cells.length).toBeGreaterThan(0);
      return countOf(draft, 'bear-trap');
    });
    expect(new Set(traps).size).toBeGreaterThan(2);
  });

  test('find no room where the hero arrives', () => {
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
    build({ ...draft, depth: 9 }, step);
    expect(draft.spawns).toEqual([]);
  });

  test('are sometimes missing on shallow levels', () => {
    const seeds = Array.from({ length: 60 }, (_, number) => `luck ${number}`);
    const none = seeds.filter((seed) => {
      const draft = { ...open(), rng: freshDraft(seed).rng, depth: 1 };
      return build(draft, step).spawns.length === 0;
    });
    expect(none.length).toBeGreaterThan(0);
    expect(none.length).toBeLessThan(seeds.length / 2);
  });
});

test('whatever a drawing names is in its legend, and every mark is used', () => {
  const used = new Set(prefabs.flatMap(({ rows }) => [...rows.join('')]));
  expect(Object.keys(legend).filter((mark) => !used.has(mark))).toEqual([]);
});

test('an unknown prefab is an error', () => {
  expect(() => BUILDERS['prefab-level']?.build(freshDraft('none'), { prefab: 'castle' })).toThrow('castle');
});
