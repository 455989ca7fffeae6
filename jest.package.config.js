/** What `npm run package` made; run after it. */
module.exports = {
  ...require('./jest.config.js'),
  roots: ['<rootDir>/test/package'],
  testPathIgnorePatterns: ['/node_modules/'],
};
