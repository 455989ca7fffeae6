// A word to those who deploy; test output is read by others.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

// Workers inherit these flags. Node 20, in haste to optimize, spends an eighth of the time of many short tests on code
// that hardly runs again; newer ones wait longer by themselves. Long tests run long enough for optimized code to pay.
const isDeep = process.env.DEEP_TESTS === '1';
if (process.versions.node.startsWith('20.') && !isDeep) process.execArgv.push('--interrupt-budget=1000000');

// A larger young generation collects garbage less often, which saves a tenth of the time of all tests.
process.execArgv.push('--max-semi-space-size=32');

// For tests in this process, and in workers, which inherit the flags.
for (const name of ['share-compiled-code', 'plain-test-contexts']) {
  const file = require.resolve(`./test/support/${name}.cjs`);
  require(file);
  process.execArgv.push('--require', file);
}

/** Everything that needs nothing but npm. Browser, package and deep tests have configs of their own. */
module.exports = {
  testEnvironment: 'node',
  runtime: '<rootDir>/test/support/shared-modules.cjs',
  roots: ['<rootDir>/test'],
  globalSetup: '<rootDir>/test/support/check-raws.ts',
  setupFiles: ['<rootDir>/test/support/fixed-random.cjs'],
  // By default jest leaves one processor free, which is every second one on a small machine.
  maxWorkers: '100%',
  testPathIgnorePatterns: ['/node_modules/', '/test/browser/', '/test/package/', '\\.deep\\.test\\.ts$'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        // Kept apart from the code, which is read for each test file.
        sourceMaps: true,
        jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
        module: { type: 'commonjs' },
      },
    ],
  },
  // zod loads its messages in fifty languages, none of which is read, anew for each test file.
  moduleNameMapper: {
    '^\\.\\./locales/index\\.cjs$': '<rootDir>/node_modules/zod/v4/locales/en.cjs',
    '/src/raws$': '<rootDir>/test/support/built-raws.ts',
    // Deep tests play too many levels to keep them.
    ...(isDeep ? {} : { '^\\.\\./builders/chain/build-level$': '<rootDir>/test/support/built-levels.ts' }),
    '^fast-check$': '<rootDir>/test/support/seeded-fast-check.cjs',
  },
  // The sandbox makes every look-up of a global slow; levels are built twice as fast with these inside.
  sandboxInjectedGlobals: [
    ...['Array', 'Infinity', 'Int32Array', 'JSON', 'Map', 'Math', 'Number', 'Object', 'Set', 'String'],
    ...['Uint8Array', 'WeakMap'],
  ],
  // Far more than any test takes: a busy machine is no failure.
  testTimeout: 300_000,
};
