import { buildLevel } from '../../../../src/engine/builders/chain/build-level';
import { loadRaws } from '../../../../src/raws';
import { sample } from '../../../support/deep';
import { SEEDS } from '../../../support/draft';

const raws = loadRaws();

test.each(sample([2, 3, 4, 5, 6], 2))('creatures of depth %i stand in dry grass more often than chance', (depth) => {
  const levels = SEEDS.map((seed) => buildLevel(raws, seed, depth)).filter(({ dry }) => dry.length > 0);
  const mobs = levels.flatMap(({ spawns, dry }) =>
    spawns.filter(({ raw }) => raws.mob[raw]).map(({ cell }) => dry.includes(cell)),
  );
  // The grass covers at most one cell in eight.
  expect(mobs.filter(Boolean).length / mobs.length).toBeGreaterThan(1 / 5);
});
