import { rules, SimpleMarkdown } from 'discord-markdown-parser';
import fc from 'fast-check';
import type { SentByUser } from '../../../src/discord/api/interaction';
import { callerOf, canManage, escapeMarkdown, inChannel, nameInMarkdown } from '../../../src/discord/api/users';
import { isolateName } from '../../../src/lib/display-name';
import { draws } from '../../support/deep';

test('Markdown and mentions in a name are shown literally', () => {
  expect(escapeMarkdown('**<@1>** `x`')).toBe('\\*\\*\\<\\@1\\>\\*\\* \\`x\\`');
});

/** Parts of names that Discord would act on. */
const ACTIVE = [
  ...['*', '**', '_', '__', '~~', '`', '```', '||', '> ', '>>> ', '# ', '-# ', '- ', '1. ', '[a](https://b.c)', '\\'],
  ...[
    '<@1>',
    '<@&1>',
    '<#1>',
    '@everyone',
    '@here',
    '<:x:1>',
    '<a:x:1>',
    ':fire:',
    '<t:1:R>',
    '</play:1>',
    '<id:home>',
  ],
  ...['https://b.c', '<https://b.c>', 'discord.gg/a', 'www.b.c', 'a', ' ', '\n', 'ש', '\u2067', '\u2069'],
];
const parse = SimpleMarkdown.parserFor(rules);

test('Discord finds only text in a name', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...ACTIVE), { minLength: 1, maxLength: 8 }), (parts) => {
      const nodes = parse(`${nameInMarkdown(parts.join(''), 'Nobody')}: 12`, { inline: true });
      expect(nodes.map(({ type }) => type)).toEqual(nodes.map(() => 'text'));
      expect(nodes.map(({ content }) => content).join('')).toBe(`${isolateName(parts.join(''), 'Nobody')}: 12`);
    }),
    { numRuns: draws(500) },
  );
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

test('the size limit of files in replies is known if Discord states it', () => {
  const limited = { ...base, user, attachment_size_limit: 1_000 } as SentByUser;
  expect(callerOf(limited, { now: 0 }, 'Wanderer')).toMatchObject({ attachmentLimit: 1_000 });
  expect(callerOf({ ...base, user } as SentByUser, { now: 0 }, 'Wanderer')).not.toHaveProperty('attachmentLimit');
});

test('in a direct message the channel is its home', () => {
  const caller = callerOf({ ...base, channel_id: '8', user } as SentByUser, { now: 0 }, 'Wanderer');
  expect(caller).toMatchObject({ user: '1', userName: 'Aldric', home: { kind: 'dm', id: '8' } });
});

test('without a channel, the server or the user takes its place', () => {
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

test('a user who is no member of a server cannot manage it', () => {
  expect(canManage({ ...base, guild_id: '7', user } as SentByUser)).toBe(false);
});
