// Read by test/support/deep.ts (the same claims, for everything instead of a sample), and by jest.config.js.
process.env.DEEP_TESTS = '1';

const config = require('./jest.config.js');

/** The long tests, `*.deep.test.ts`: all seeds, whole crawls, several Nodes. */
module.exports = {
  ...config,
  testMatch: ['**/*.deep.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  testTimeout: 900_000,
};
