// Read by the instrumented sources. A mutant that runs far more often than the code it stands for has made a loop
// endless.
globalThis.__stryker__ = { hitCount: 0, hitLimit: Number(process.env.MUTANT_HITS ?? 'Infinity') };
