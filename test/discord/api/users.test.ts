import type { SentByUser } from '../../../src/discord/api/interaction';
import { callerOf, canManage, cleanName, escapeMarkdown, inChannel } from '../../../src/discord/api/users';

test.each([
  ['Aldric', 'Aldric'],
  ['  Aldric   the  Bold ', 'Aldric the Bold'],
  ['Al\u202Edric\u200B', 'Aldric'],
  ['\u0007\u0000', 'Wanderer'],
  ['', 'Wanderer'],
  ['\u3164', 'Wanderer'],
  ['\u2800\uFFA0 \u115F', 'Wanderer'],
  ['\u3164Al\u2800dric', 'Al dric'],
  ['\u0301\u0335', 'Wanderer'],
  ['Ae\u0301dric', 'A\u00E9dric'],
  ['A'.repeat(40), 'A'.repeat(24)],
  ['🐉'.repeat(40), '🐉'.repeat(24)],
])('the name %j is shown as %j', (given, shown) => {
  expect(cleanName(given, 'Wanderer')).toBe(shown);
});

test('Markdown and mentions in a name are shown as they are', () => {
  expect(escapeMarkdown('**<@1>** `x`')).toBe('\\*\\*\\<\\@1\\>\\*\\* \\`x\\`');
});

const user = { id: '1', username: 'aldric', global_name: 'Aldric' };
const base = { type: 2, id: '9', token: 't', application_id: '5', data: { name: 'play' } } as const;

test('in a server the nickname counts, and the server is the home', () => {
  const caller = callerOf(
    { ...base, guild_id: '7', channel_id: '8', user, member: { user, nick: 'Al' } } as SentByUser,
    { now: 0 },
    'Wanderer',
  );
  expect(caller).toMatchObject({ user: '1', userName: 'Al', home: { kind: 'guild', id: '7' }, interaction: '9' });
});

test('what Discord takes of a file in reply is known where it says so', () => {
  const limited = { ...base, user, attachment_size_limit: 1_000 } as SentByUser;
  expect(callerOf(limited, { now: 0 }, 'Wanderer')).toMatchObject({ attachmentLimit: 1_000 });
  expect(callerOf({ ...base, user } as SentByUser, { now: 0 }, 'Wanderer')).not.toHaveProperty('attachmentLimit');
});

test('in a direct message the channel is its home', () => {
  const caller = callerOf({ ...base, channel_id: '8', user } as SentByUser, { now: 0 }, 'Wanderer');
  expect(caller).toMatchObject({ user: '1', userName: 'Aldric', home: { kind: 'dm', id: '8' } });
});

test('where no channel is known the server or the user takes its place', () => {
  const inServer = callerOf({ ...base, guild_id: '7', user } as SentByUser, { now: 0 }, 'Wanderer');
  expect(inServer).not.toHaveProperty('channel');
  expect(inChannel(inServer).channel).toBe('7');
  const alone = callerOf({ ...base, user: { id: '1', username: 'aldric' } } as SentByUser, { now: 0 }, 'Wanderer');
  expect(alone).toMatchObject({ userName: 'aldric', home: { kind: 'dm', id: '1' } });
  expect(inChannel({ ...alone, channel: '8' }).channel).toBe('8');
});

// Discord's permission bits: to administer a server, and to manage it.
test.each([
  ['0', false],
  ['8', true],
  ['32', true],
  ['40', true],
  [String((1n << 60n) + 32n), true],
  ['16', false],
  [undefined, false],
  ['32x', false],
  ['x32', false],
  ['-32', false],
  [`${'0'.repeat(39)}8`, true],
  [`${'0'.repeat(40)}8`, false],
])('with the permissions %s a member may manage the server: %s', (permissions, may) => {
  const member = { user, ...(permissions === undefined ? {} : { permissions }) };
  expect(canManage({ ...base, guild_id: '7', member } as SentByUser)).toBe(may);
  expect(canManage({ ...base, member } as SentByUser)).toBe(false);
});

test('nobody manages a server whose member they are not', () => {
  expect(canManage({ ...base, guild_id: '7', user } as SentByUser)).toBe(false);
});
