import { handOf } from '../../../../src/engine/builders/common/deck';
import { areasOf } from '../../../../src/engine/level-draft/areas';
import type { Draft } from '../../../../src/engine/level-draft/draft';
import type { PrefabRaw } from '../../../../src/engine/schema/prefabs';
import { build } from '../../../support/builders';
import { draftOf, freshDraft, SEEDS } from '../../../support/draft';
import { areaSizes } from '../../../support/level-rules';

const HALL = `
  ########################
  ########################
  ##.....................#
  ##@....................#
  ##....................>#
  ########################
  ########################`;
const vault = (rows: string[], more: Partial<PrefabRaw> = {}): PrefabRaw => ({
  id: 'vault',
  kind: 'vault',
  rows,
  ...more,
});

/** Draft whose deck has only copies of one prefab, so that every deal is this prefab. */
function dealing(draft: Draft, prefab: PrefabRaw): Draft {
  const prefabs = ['one', 'two', 'three'].map((id) => ({ ...prefab, id }));
  return { ...draft, raws: { ...draft.raws, prefabs: { ...draft.raws.prefabs, prefabs } } };
}

const vaulted = (seed: string, prefab: PrefabRaw) => build(dealing(draftOf(HALL, seed, 9), prefab), 'room-vaults');

test('a vault is not dealt above its first depth', () => {
  const deep = vault(['#'], { minDepth: 5 });
  expect(handOf(dealing(freshDraft('deep', 4), deep), 'vault')).toEqual([]);
  expect(handOf(dealing(freshDraft('deep', 5), deep), 'vault')).toHaveLength(1);
});

test('a vault does not fit if a part of it is sealed off', () => {
  for (const seed of SEEDS) {
    expect(vaulted(seed, vault(['###', '# #', '###'])).prefabs).toEqual([]);
    expect(vaulted(seed, vault(['##', '# '])).prefabs).toHaveLength(1);
  }
});

test('a sealed section does not fit either', () => {
  const sealed = vault(['###', '# #', '###'], { kind: 'section' });
  for (const seed of SEEDS)
    expect(build(dealing(draftOf(HALL, seed, 9), sealed), 'prefab-section').prefabs).toEqual([]);
});

test('a vault does not fit if it cuts off a part of the level', () => {
  const across = vault(['#', '#', '#'], { turns: false });
  const below = HALL.replace('##@...', '#>@...').replace('....>#', '.....#');
  for (const seed of SEEDS) {
    const { map } = build(dealing(draftOf(below, seed, 9), across), 'room-vaults');
    expect(areaSizes(map.tiles.join(''), map.width)).toHaveLength(1);
    expect(vaulted(seed, vault(['#', '#'], { turns: false })).prefabs).toHaveLength(1);
  }
});

test('a vault does not fit if its hidden door is the only way down', () => {
  const hidden = vault(['#', 'S', '#'], { turns: false });
  for (const seed of SEEDS) expect(vaulted(seed, hidden).prefabs).toEqual([]);
  for (const seed of SEEDS) expect(vaulted(seed, vault(['#', '+', '#'], { turns: false })).prefabs).toHaveLength(1);
});

test('a drawing that does not fit leaves no trace', () => {
  for (const seed of SEEDS) {
    const draft = vaulted(seed, vault(['###', '#g#', '###']));
    expect(draft.map.tiles.join('')).toBe(draftOf(HALL).map.tiles.join(''));
    expect([draft.spawns, [...draft.drawn]]).toEqual([[], []]);
  }
});

describe('areas', () => {
  const drawing = ['#########', '#.#.#..##', '##.#.##.#', '#.#####.#', '#..###.##', '##.##...#', '#########'].join(
    '\n',
  );
  const numbers = (closed: number[] = []): string[] => {
    const { area } = areasOf(draftOf(drawing).map, closed);
    return (
      Array.from(area, (number) => (number < 0 ? '#' : number))
        .join('')
        .match(/.{9}/g) ?? []
    ).slice(1, -1);
  };

  test('join at corners and are numbered in the order of their first cells', () => {
    expect(numbers()).toEqual(['#0#0#00##', '##0#0##0#', '#0#####0#', '#00###0##', '##0##000#']);
  });

  test('are divided by a closed cell', () => {
    expect(numbers([9 * 2 + 4])).toEqual(['#0#0#11##', '##0####1#', '#0#####1#', '#00###1##', '##0##111#']);
    expect(areasOf(draftOf(drawing).map, [9 * 2 + 4]).sizes).toEqual([7, 8]);
  });
});
