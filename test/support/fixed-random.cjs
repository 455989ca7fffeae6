const crypto = require('node:crypto');
const { syncBuiltinESMExports } = require('node:module');

// Seeds of new runs come from `randomInt`. A test draws the same seeds on every run, so that a failure can be repeated.
// Another `FC_SEED` draws others.
let state = Number(process.env.FC_SEED) || 1;

/** Replaces `randomInt(max)` by a multiplicative congruential generator: Park and Miller, "Random number generators". */
crypto.randomInt = (max) => {
  state = (state * 48_271) % 2_147_483_647;
  return state % max;
};
syncBuiltinESMExports();
