// Each test file reaches mutants of its own, and loads what is tested anew.
const { runtime: _, ...config } = require('../../jest.config.js');

/**
 * `npm test`, in the sandbox of `npm run mutate`: counts the mutants each file reaches, and keeps the order it is
 * given.
 */
module.exports = {
  ...config,
  rootDir: '../..',
  setupFiles: [...config.setupFiles, '<rootDir>/scripts/mutate/switch-setup.cjs'],
  setupFilesAfterEnv: ['<rootDir>/scripts/mutate/reached-setup.cjs'],
  testSequencer: '<rootDir>/scripts/mutate/given-order.cjs',
  // Its figures would say how slow a sandbox is.
  reporters: [],
};
