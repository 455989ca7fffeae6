import { buildLevel } from '../../../src/engine/builders/chain/build-level';
import { loadRaws } from '../../../src/raws';
import { repeatedPrefabs } from '../../support/deck-rules';
import { sample } from '../../support/deep';
import { SEEDS } from '../../support/draft';

const raws = loadRaws();
const runs = sample(SEEDS, 3).map((seed) => ({
  seed,
  levels: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((depth) => buildLevel(raws, seed, depth)),
}));

test.each(runs)('no prefab returns within three levels of a run: $seed', ({ levels }) => {
  expect(repeatedPrefabs(raws, levels)).toEqual([]);
});

test('most levels from depth 3 on have a vault', () => {
  const levels = runs.flatMap((run) => run.levels.filter(({ depth }) => [3, 5, 7, 8, 9].includes(depth)));
  const kinds = levels.map(({ prefabs }) =>
    prefabs.map((id) => raws.prefabs.prefabs.find((one) => one.id === id)?.kind),
  );
  const vaulted = kinds.filter((all) => all.includes('vault')).length;
  expect(vaulted).toBeGreaterThan(levels.length / 2);
  for (const all of kinds) expect(all.filter((kind) => kind === 'vault').length).toBeLessThanOrEqual(3);
});
