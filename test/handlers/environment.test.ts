import { readEnvironment, readRetention } from '../../src/handlers/environment';

const KEY = 'ab'.repeat(32);
const given = { DISCORD_PUBLIC_KEY: KEY, TABLE_NAME: 'runs' };

test('a public key and a table are enough; other settings have defaults', () => {
  expect(readEnvironment(given)).toEqual({
    ...given,
    DISCORD_API_BASE: 'https://discord.com/api/v10',
    STAGE: 'local',
    RETENTION_DAYS: 365,
    TURN_BUDGET: 30,
  });
});

test('numbers are read as numbers, and empty settings count as not set', () => {
  const read = readEnvironment({ ...given, INLINE_LIMIT: '2000', DYNAMODB_ENDPOINT: '', WORKER_FUNCTION: undefined });
  expect(read.INLINE_LIMIT).toBe(2000);
  expect(read).not.toHaveProperty('DYNAMODB_ENDPOINT');
});

test.each([
  ['DISCORD_PUBLIC_KEY', undefined],
  ['DISCORD_PUBLIC_KEY', ''],
  ['DISCORD_PUBLIC_KEY', 'beef'],
  ['DISCORD_PUBLIC_KEY', 'g'.repeat(64)],
  ['TABLE_NAME', undefined],
  ['TABLE_NAME', 'x'],
  ['DYNAMODB_ENDPOINT', 'not a url'],
  ['DISCORD_API_BASE', 'nowhere'],
  ['INLINE_LIMIT', 'plenty'],
  ['INLINE_LIMIT', '-1'],
  ['HEDGE_AFTER', '0'],
  ['TURN_BUDGET', '33'],
  ['RETENTION_DAYS', '7'],
  ['RETENTION_DAYS', '-1'],
  ['TOO_LATE_AFTER', 'soon'],
  ['SOURCE_URL', 'ftp://example.org'],
  ['PRIVACY_URL', 'javascript:alert(1)'],
  ['TERMS_URL', 'terms.md'],
  ['SUPPORT_URL', `https://example.org/${'a'.repeat(500)}`],
])('%s as %j is named by the refusal to start', (name, value) => {
  expect(() => readEnvironment({ ...given, [name]: value })).toThrow(`${name} takes `);
});

test('retentions can be read without the other settings', () => {
  expect([{}, { RETENTION_DAYS: '90' }, { RETENTION_DAYS: '0' }].map((env) => readRetention(env)?.days)).toEqual([
    365,
    90,
    undefined,
  ]);
  expect(() => readRetention({ RETENTION_DAYS: '7' })).toThrow(
    'RETENTION_DAYS takes a whole number of days, 31 or more',
  );
});

test('all wrong settings are named at once, with the expected values and without the given ones', () => {
  const wrong = { DISCORD_PUBLIC_KEY: 'my-secret', INLINE_LIMIT: 'plenty' };
  expect(() => readEnvironment(wrong)).toThrow(
    "Cannot start: DISCORD_PUBLIC_KEY takes the application's public key, 64 hexadecimal digits; " +
      'TABLE_NAME takes the name of a table, at least 3 characters; INLINE_LIMIT takes a number of bytes above 0. ' +
      'docs/settings.md lists every setting.',
  );
});
