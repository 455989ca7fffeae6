import { parseArgs } from 'node:util';
import { buildLevel } from '../src/engine/builders';
import { loadRaws } from '../src/raws';
import { canSneakPastDragon, inspect, levelFaults } from '../test/support/level-rules';

/**
 * Builds the levels of many seeds and checks on each what `npm test` checks on a few.
 * `npm run sweep -- --seeds 5000 --depths 1,2,3,4,5,6,7,10 --first 0`
 */
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '200' },
    first: { type: 'string', default: '0' },
    depths: { type: 'string', default: '1,2,3,4,5,6,7,8,9,10' },
  },
});

/** Levels in a thousand that may be built by the fallback. */
const FALLBACKS = 1;
/** Percent of the fortresses that can be crossed unseen by the dragon. */
const SNEAKING = 90;

const raws = loadRaws();
const seeds = Number(values.seeds);
let failed = false;

for (const depth of values.depths.split(',').map(Number)) {
  const tally = sweep(depth);
  const sneaking = depth === 6 ? `, ${tally.sneaked} can be crossed unseen` : '';
  console.log(`depth ${depth}: ${seeds} levels, ${tally.rebuilds} rebuilds, ${tally.fallbacks} fallbacks${sneaking}`);
  for (const [fault, times] of tally.faults) console.log(`  ${times} × ${fault}`);
  failed ||= tally.faults.size > 0 || tally.fallbacks * 1000 > FALLBACKS * seeds;
  failed ||= depth === 6 && tally.sneaked * 100 < SNEAKING * seeds;
}
if (failed) process.exitCode = 1;

function sweep(depth: number) {
  const tally = { rebuilds: 0, fallbacks: 0, sneaked: 0, faults: new Map<string, number>() };
  for (let number = 0; number < seeds; number++) {
    const seed = `sweep ${Number(values.first) + number}`;
    const level = buildLevel(raws, seed, depth);
    const inspection = inspect(raws, depth, level);
    tally.rebuilds += level.faults.length;
    if (level.recipe.startsWith('fallback')) tally.fallbacks += 1;
    if (depth === 6 && canSneakPastDragon(inspection)) tally.sneaked += 1;
    for (const fault of levelFaults(inspection)) {
      const line = `${fault} (${seed})`;
      tally.faults.set(line, (tally.faults.get(line) ?? 0) + 1);
    }
  }
  return tally;
}
