import { buildLevel } from '../../../src/engine/builders/chain/build-level';
import { areasOf } from '../../../src/engine/level-draft/areas';
import { loadRaws } from '../../../src/raws';
import { build } from '../../support/builders';
import { freshDraft, SEEDS } from '../../support/draft';

/** Draft of one room in the middle of solid rock, with its closets. */
function withClosets(seed: string) {
  const draft = freshDraft(seed, 7);
  for (let y = 20; y < 30; y++) draft.map.tiles.fill('.', y * 80 + 30, y * 80 + 50);
  return build({ ...draft, start: 25 * 80 + 40 }, 'secret-closets');
}

const drafts = SEEDS.map(withClosets);
const doorsOf = ({ spawns }: (typeof drafts)[number]) => spawns.filter(({ raw }) => raw === 'hidden-door');

test('a level has up to two closets', () => {
  expect(new Set(drafts.map((draft) => doorsOf(draft).length))).toEqual(new Set([0, 1, 2]));
});

test('each closet is a dead end behind a hidden door', () => {
  for (const draft of drafts) {
    const hidden = doorsOf(draft).map(({ cell }) => cell);
    expect(areasOf(draft.map).sizes).toHaveLength(1);
    const { sizes } = areasOf(draft.map, hidden);
    expect(sizes).toHaveLength(1 + hidden.length);
    expect(sizes.sort((a, b) => b - a)[0]).toBe(200);
    for (const size of sizes.slice(1)) expect([4, 6, 9]).toContain(size);
  }
});

test('no closet is carved if the rock is too thin', () => {
  for (const seed of SEEDS) {
    const draft = freshDraft(seed, 7);
    for (let y = 1; y < 49; y++) if (y % 4 === 1) draft.map.tiles.fill('.', y * 80 + 1, y * 80 + 79);
    expect(build({ ...draft, start: 81 }, 'secret-closets').spawns).toEqual([]);
  }
});

test('each closet holds a magic item', () => {
  const { item } = loadRaws();
  for (const draft of drafts) {
    const { area } = areasOf(
      draft.map,
      doorsOf(draft).map(({ cell }) => cell),
    );
    const prizes = draft.spawns.filter(({ cell, raw }) => item[raw] && area[cell] !== area[draft.start as number]);
    expect(prizes).toHaveLength(2 * doorsOf(draft).length);
    expect(prizes.filter(({ raw }) => item[raw]?.magic).length).toBeGreaterThanOrEqual(doorsOf(draft).length);
  }
});

test('the tiles of a built level show wall where a door is hidden', () => {
  for (const seed of SEEDS.slice(0, 4)) {
    const { tiles, spawns } = buildLevel(loadRaws(), seed, 6);
    for (const { cell, raw } of spawns) if (raw === 'hidden-door') expect(tiles[cell]).toBe('#');
  }
});
