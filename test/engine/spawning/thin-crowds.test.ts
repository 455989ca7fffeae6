import { buildLevel } from '../../../src/engine/builders/chain/build-level';
import { openCells } from '../../../src/engine/level-draft/areas';
import type { Spawn } from '../../../src/engine/level-draft/draft';
import { stageAt } from '../../../src/engine/schema/campaigns';
import { thinCrowds } from '../../../src/engine/spawning/thin-crowds';
import type { TileCode } from '../../../src/engine/vocabulary/tile';
import { loadRaws } from '../../../src/raws';
import { sample } from '../../support/deep';
import { freshDraft, SEEDS } from '../../support/draft';

const raws = loadRaws();
const { crowd } = stageAt(raws.campaign, 12)!;

/** Spawns that remain on an endless level with 500 walkable cells. */
function left(raw: string, count: number, explicit = false): Spawn[] {
  const draft = freshDraft('crowd', 12);
  for (let cell = 0, open = 0; open < 500; cell++) {
    const x = cell % 80;
    if (cell < 80 || x === 0 || x === 79) continue;
    draft.map.tiles[cell] = '.' as TileCode;
    open += 1;
  }
  draft.spawns = Array.from({ length: count }, (_, n) => ({ cell: 81 + n, raw, explicit }));
  return thinCrowds(draft);
}

test('a level keeps as many random creatures and traps as its ground has room for', () => {
  expect(left('goblin', 70)).toHaveLength(crowd!.creatures / 2);
  expect(left('bear-trap', 70)).toHaveLength(crowd!.traps / 2);
});

test('a few creatures all stay, and so do creatures that builders have placed on purpose', () => {
  expect(left('goblin', 9)).toHaveLength(9);
  expect(left('goblin', 70, true)).toHaveLength(70);
});

test('furniture stays', () => {
  expect(left('table', 70)).toHaveLength(70);
});

test('an endless level of any depth has no more than its ground has room for', () => {
  for (const seed of sample(SEEDS, 4)) {
    const level = buildLevel(raws, seed, 40);
    const map = { width: 80, height: 50, tiles: [...level.tiles] as TileCode[] };
    const ground = openCells(map).reduce((sum, open) => sum + open, 0);
    const count = (isOne: (raw: string) => boolean) => level.spawns.filter(({ raw }) => isOne(raw)).length;
    const fromPrefabs = 20;
    expect(count((raw) => raws.mob[raw] !== undefined)).toBeLessThanOrEqual(
      (ground * crowd!.creatures) / 1000 + fromPrefabs,
    );
    expect(count((raw) => raws.item[raw] !== undefined)).toBeLessThanOrEqual(
      (ground * crowd!.things) / 1000 + fromPrefabs,
    );
  }
});
