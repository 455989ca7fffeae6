// Each test file counts the mutants it reaches, and loads the tested code anew.
const { runtime: _, ...config } = require('../../jest.config.js');

/**
 * Configuration of `npm test` in the sandbox of `npm run mutate`. Counts the mutants that each file reaches, and runs
 * the files in TEST_ORDER.
 */
module.exports = {
  ...config,
  rootDir: '../..',
  setupFiles: [...config.setupFiles, '<rootDir>/scripts/mutate/switch-setup.cjs'],
  setupFilesAfterEnv: ['<rootDir>/scripts/mutate/reached-setup.cjs'],
  testSequencer: '<rootDir>/scripts/mutate/given-order.cjs',
  // The reporter's figures would only show that a sandbox is slow.
  reporters: [],
};
