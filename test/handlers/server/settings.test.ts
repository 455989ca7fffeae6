import { readServerSettings, SettingsError } from '../../../src/handlers/server/settings';

const KEY = 'ab'.repeat(32);

test('a key is enough: port, folder and time of backups have defaults', () => {
  const { port, dataDir, backupDays, environment } = readServerSettings({ DISCORD_PUBLIC_KEY: KEY, PORT: '' });
  expect([port, dataDir, backupDays]).toEqual([3000, `${process.cwd()}/.data`, 30]);
  expect(environment).toMatchObject({ TABLE_NAME: 'wyrmdeep', RETENTION_DAYS: 365 });
});

test.each([
  ['no key', {}, /DISCORD_PUBLIC_KEY takes the "Public Key" of your application, 64 hexadecimal digits/],
  ['half a key', { DISCORD_PUBLIC_KEY: 'ab' }, /DISCORD_PUBLIC_KEY takes/],
  ['a port that is none', { DISCORD_PUBLIC_KEY: KEY, PORT: '99999' }, /PORT takes a whole number, 0 to 65535/],
  ['no day for backups', { DISCORD_PUBLIC_KEY: KEY, BACKUP_DAYS: '0' }, /BACKUP_DAYS takes a whole number of days/],
  ['a malformed shared setting', { DISCORD_PUBLIC_KEY: KEY, RETENTION_DAYS: '3' }, /RETENTION_DAYS takes/],
])('with %s the server does not start, and says what it expects', (_, env, message) => {
  const read = () => readServerSettings(env);
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(message);
});
