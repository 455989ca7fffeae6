const { appendFileSync } = require('node:fs');

const { MUTANTS_REACHED } = process.env;

if (MUTANTS_REACHED) {
  const began = performance.now();
  afterAll(() => {
    const { testPath } = expect.getState();
    // Without an id for each test, Stryker counts all hits in one place.
    const hits = globalThis.__stryker__.mutantCoverage?.static ?? {};
    appendFileSync(MUTANTS_REACHED, `${JSON.stringify({ testPath, hits, ms: performance.now() - began })}\n`);
  });
}
