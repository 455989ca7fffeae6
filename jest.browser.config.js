/** The playground in a real Chromium (path in CHROMIUM, /usr/bin/chromium unless set). */
module.exports = {
  ...require('./jest.config.js'),
  roots: ['<rootDir>/test/browser'],
  testPathIgnorePatterns: ['/node_modules/'],
};
