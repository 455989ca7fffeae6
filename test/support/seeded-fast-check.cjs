const fc = require('../../node_modules/fast-check/lib/cjs/fast-check.js');

// The same checkout always draws the same values, so that a failure can be repeated. Another FC_SEED draws other
// values.
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 1) });

module.exports = fc;
