const config = require('./jest.config.js');

/** The long tests, `*.deep.test.ts`: every seed, every Node, whole crawls. `npm test` runs a sample of the same. */
module.exports = {
  ...config,
  testMatch: ['**/*.deep.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  testTimeout: 900_000,
};
