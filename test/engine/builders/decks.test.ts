import { buildLevel } from '../../../src/engine/builders/chain/build-level';
import { loadRaws } from '../../../src/raws';
import { repeatedPrefabs } from '../../support/deck-rules';
import { sample } from '../../support/deep';
import { SEEDS } from '../../support/draft';

const raws = loadRaws();

test.each(sample(SEEDS, 2))('no prefab returns within three levels of a run: %s', (seed) => {
  const levels = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((depth) => buildLevel(raws, seed, depth));
  expect(repeatedPrefabs(raws, levels)).toEqual([]);
});

test('most levels from depth 3 on have a vault', () => {
  const levels = sample(SEEDS, 3).flatMap((seed) => [3, 5, 7, 8, 9].map((depth) => buildLevel(raws, seed, depth)));
  const kinds = levels.map(({ prefabs }) =>
    prefabs.map((id) => raws.prefabs.prefabs.find((one) => one.id === id)?.kind),
  );
  const vaulted = kinds.filter((all) => all.includes('vault')).length;
  expect(vaulted).toBeGreaterThan(levels.length / 2);
  for (const all of kinds) expect(all.filter((kind) => kind === 'vault').length).toBeLessThanOrEqual(3);
});
