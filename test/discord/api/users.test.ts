import type { UserInteraction } from '../../../src/discord/api/interaction';
import { callerOf, cleanName, escapeMarkdown } from '../../../src/discord/api/users';

test.each([
  ['Aldric', 'Aldric'],
  ['  Aldric   the  Bold ', 'Aldric the Bold'],
  ['Al\u202Edric\u200B', 'Aldric'],
  ['\u0007\u0000', 'Wanderer'],
  ['', 'Wanderer'],
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
    { ...base, guild_id: '7', channel_id: '8', member: { user, nick: 'Al' } } as UserInteraction,
    0,
    'Wanderer',
  );
  expect(caller).toMatchObject({ user: '1', userName: 'Al', home: { kind: 'guild', id: '7' }, interaction: '9' });
});

test('in a direct message the channel is its home', () => {
  const caller = callerOf({ ...base, channel_id: '8', user } as UserInteraction, 0, 'Wanderer');
  expect(caller).toMatchObject({ user: '1', userName: 'Aldric', home: { kind: 'dm', id: '8' } });
});
