import { parseInteraction } from '../../../src/discord/controls/parse-interaction';

const USER = { id: '1', username: 'ada' };
const COMMAND = { type: 2, id: '9', token: 't', application_id: '5', user: USER, data: { name: 'play' } };
const BUTTON = { ...COMMAND, type: 3, data: { custom_id: 'v1|run|3|look' } };

/** Interaction parsed from a body, or the problem if the body cannot be parsed. */
function parse(json: object): unknown {
  const parsed = parseInteraction(Buffer.from(JSON.stringify(json)));
  return 'problem' in parsed ? parsed.problem : parsed.interaction;
}

test.each<[string, object]>([
  ['a ping, which nobody sends', { type: 1 }],
  ['a command of a user', COMMAND],
  ['a command of a member', { ...COMMAND, user: undefined, member: { user: USER } }],
  ['a command with options', { ...COMMAND, data: { name: 'move', options: [{ name: 'way', type: 3, value: 'n' }] } }],
  ['the longest id and token', { ...COMMAND, id: '1'.repeat(20), token: 't'.repeat(4000) }],
  ['a button', BUTTON],
  ['a menu', { ...BUTTON, data: { ...BUTTON.data, values: ['1'] } }],
  ['the longest value of a menu', { ...BUTTON, data: { ...BUTTON.data, values: ['x'.repeat(100)] } }],
  ['suggestions', { ...COMMAND, type: 4 }],
  ['a form', { ...COMMAND, type: 5, data: { custom_id: 'form' } }],
])('%s: is read', (_, json) => {
  expect(parse(json)).toMatchObject(JSON.parse(JSON.stringify(json)));
});

/** Interaction of each kind with every field that we read, as Discord sends it in a server. */
const FULL = {
  ...{ guild_id: '7', channel_id: '8', channel: { type: 11, parent_id: '6' }, locale: 'de', attachment_size_limit: 9 },
  member: { user: { ...USER, global_name: 'Ada' }, nick: 'A.', permissions: '32' },
};
const KINDS: [kind: string, interaction: object][] = [
  [
    'command',
    {
      ...{ ...COMMAND, ...FULL },
      data: {
        ...{ name: 'admin', type: 1, resolved: { users: { 3: { bot: true } } } },
        options: [{ name: 'end', type: 1, options: [{ name: 'player', type: 6, value: '3', focused: false }] }],
      },
    },
  ],
  ['suggestion', { ...COMMAND, ...FULL, type: 4 }],
  ['button', { ...BUTTON, ...FULL }],
  ['menu', { ...BUTTON, ...FULL, data: { ...BUTTON.data, values: ['1'] } }],
  ['form', { ...COMMAND, ...FULL, type: 5, data: { custom_id: 'form' } }],
];

/** Paths of the fields without which nobody could be answered. */
const NEEDED =
  /^(type|id|token|application_id|data|data\.name|data\.custom_id|(member\.)?user\.(id|username)|.*options\.\d+(\.(name|type))?)$/;

/** Paths of all fields of a value, inner fields included. */
const pathsOf = (value: unknown, path: string[] = []): string[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [[...path, key], ...pathsOf(inner, [...path, key])])
    : [];

/** Copy of a value in which the field at the path is `to`. */
function replaced(value: unknown, [key, ...rest]: string[], to: unknown): unknown {
  if (key === undefined) return to;
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[key] = replaced(copy[key], rest, to);
  return copy;
}

describe.each(KINDS)('a %s with one field of null', (_, interaction) => {
  const optional = pathsOf(interaction).filter(
    (path) => !NEEDED.test(path.join('.')) && !/^values|^\d/.test(path.at(-1)!),
  );

  test.each(optional.map((path) => [path.join('.'), path] as const))('%s: is read', (_, path) => {
    const withNull = replaced(interaction, path, null) as object;
    expect(parse(withNull)).toMatchObject({ id: '9' });
  });
});

/** Paths of the fields without which the answer is much the same. */
const EXPENDABLE =
  /^(channel|locale|attachment_size_limit|member\.(nick|permissions)|data\.(type|resolved))(\.|$)|global_name$/;

describe.each(KINDS)('a %s with one field of an unknown kind', (_, interaction) => {
  const paths = pathsOf(interaction).filter((path) => EXPENDABLE.test(path.join('.')));

  test.each(paths.map((path) => [path.join('.'), path] as const))('%s: is read without it', (_, path) => {
    expect(parse(replaced(interaction, path, [[]]) as object)).toMatchObject({ id: '9' });
  });
});

test.each<[string, object, problem: string]>([
  ['a kind there is not', { ...COMMAND, type: 6 }, 'type'],
  ['no sender', { ...COMMAND, user: undefined }, 'body'],
  ['a sender without a name', { ...COMMAND, user: { id: '1' } }, 'user.username'],
  ['an id that goes on in letters', { ...COMMAND, id: '9x' }, 'id'],
  ['an id that begins with letters', { ...COMMAND, id: 'x9' }, 'id'],
  ['an id longer than any', { ...COMMAND, id: '1'.repeat(21) }, 'id'],
  ['an empty token', { ...COMMAND, token: '' }, 'token'],
  ['no application', { ...COMMAND, application_id: undefined }, 'application_id'],
  ['no command', { ...COMMAND, data: {} }, 'data.name'],
  ['a menu value longer than any', { ...BUTTON, data: { ...BUTTON.data, values: ['x'.repeat(101)] } }, 'data.values.0'],
  [
    'a custom id longer than any',
    { ...BUTTON, data: { ...BUTTON.data, custom_id: 'x'.repeat(101) } },
    'data.custom_id',
  ],
])('%s: the problem names its path', (_, json, problem) => {
  expect(parse(json)).toBe(problem);
});

test("a typed text and a name are cut at Discord's limits", () => {
  const typed = { name: 'to', type: 3, value: 'x'.repeat(60_000) };
  const user = { id: '1', username: 'x'.repeat(60_000), global_name: 'x'.repeat(60_000) };
  const subcommand = { name: 'share', type: 1, options: [typed] };
  const data = { name: 'run', options: [typed, subcommand] };
  const cut = { ...typed, value: 'x'.repeat(6_000) };
  expect(parse({ ...COMMAND, data, user })).toMatchObject({
    data: { options: [cut, { options: [cut] }] },
    user: { username: 'x'.repeat(100), global_name: 'x'.repeat(100) },
  });
});

test.each([['x'], [{ flags: 'x' }], [{}], [7]])('a message that cannot be read is ignored: %j', (message) => {
  expect(parse({ ...BUTTON, message })).toMatchObject({ data: { customId: { run: 'run' } } });
});

test('a body that is no JSON is a problem', () => {
  expect(parseInteraction(Buffer.from('{'))).toEqual({ problem: 'json' });
});

test('the id of a control is parsed, and null if the bot never made it', () => {
  expect(parse(BUTTON)).toMatchObject({ data: { customId: { run: 'run', version: 3, control: { kind: 'look' } } } });
  expect(parse({ ...BUTTON, data: { ...BUTTON.data, custom_id: 'x'.repeat(100) } })).toMatchObject({
    data: { customId: null },
  });
});
