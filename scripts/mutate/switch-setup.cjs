// The instrumented sources read this object. A mutant that is reached more than `hitLimit` times counts as an endless
// loop.
globalThis.__stryker__ = { hitCount: 0, hitLimit: Number(process.env.MUTANT_HITS ?? 'Infinity') };
