const crypto = require('node:crypto');
const { syncBuiltinESMExports } = require('node:module');

// Seeds of new runs are drawn by this. The same test meets the same town on every run, so that a failure comes back;
// another FC_SEED looks elsewhere.
let state = Number(process.env.FC_SEED) || 1;

/** Replaces `randomInt(max)` by a multiplicative congruential generator: Park and Miller, "Random number generators". */
crypto.randomInt = (max) => {
  state = (state * 48_271) % 2_147_483_647;
  return state % max;
};
syncBuiltinESMExports();
