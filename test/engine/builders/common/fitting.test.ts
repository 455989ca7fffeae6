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

test('a vault fits nowhere if a part of it cannot be walked to', () => {
  for (const seed of SEEDS) {
    expect(vaulted(seed, vault(['###', '# #', '###'])).prefabs).toEqual([]);
    expect(vaulted(seed, vault(['##', '# '])).prefabs).toHaveLength(1);
  }
});

test('nor does a section, in rock or out of it', () => {
  const sealed = vault(['###', '# #', '###'], { kind: 'section' });
  for (const seed of SEEDS)
    expect(build(dealing(draftOf(HALL, seed, 9), sealed), 'prefab-section').prefabs).toEqual([]);
});

test('a vault fits nowhere where it would cut off what is beyond it', () => {
  const across = vault(['#', '#', '#'], { turns: false });
  const below = HALL.replace('##@...', '#>@...').replace('....>#', '.....#');
  for (const seed of SEEDS) {
    const { map } = build(dealing(draftOf(below, seed, 9), across), 'room-vaults');
    expect(areaSizes(map.tiles.join(''), map.width)).toHaveLength(1);
    expect(vaulted(seed, vault(['#', '#'], { turns: false })).prefabs).toHaveLength(1);
  }
});

test('a vault fits nowhere where its hidden door would be the only way down', () => {
  const hidden = vault(['#', 'S', '#'], { turns: false });
  for (const seed of SEEDS) expect(vaulted(seed, hidden).prefabs).toEqual([]);
  for (const seed of SEEDS) expect(vaulted(seed, vault(['#', '+', '#'], { turns: false })).prefabs).toHaveLength(1);
});

test('what did not fit leaves no trace', () => {
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

  test('join at corners, and are numbered by their lowest cells', () => {
    expect(numbers()).toEqual(['#0#0#00##', '##0#0##0#', '#0#####0#', '#00###0##', '##0##000#']);
  });

  test('part where a cell is closed', () => {
    expect(numbers([9 * 2 + 4])).toEqual(['#0#0#11##', '##0####1#', '#0#####1#', '#00###1##', '##0##111#']);
    expect(areasOf(draftOf(drawing).map, [9 * 2 + 4]).sizes).toEqual([7, 8]);
  });
});
