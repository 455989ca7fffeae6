import { type CommandShape, definitionsOf } from '../../../src/discord/commands/definition';

const SHAPES: CommandShape[] = [
  { name: 'wait' },
  {
    name: 'go',
    options: [
      { type: 'string', name: 'way', required: true },
      { type: 'integer', name: 'far', min_value: 1 },
    ],
  },
  { name: 'rule', audience: 'admins' },
  { name: 'boat', subcommands: [{ name: 'row', options: [{ type: 'integer', name: 'far' }] }] },
];

const english = {
  wait: { name: 'wait', description: 'Wait.' },
  rule: { name: 'rule', description: 'Rule.' },
  boat: {
    name: 'boat',
    description: 'Boat.',
    subcommands: {
      row: { name: 'row', description: 'Row.', options: { far: { name: 'far', description: 'How far.' } } },
    },
  },
  go: {
    name: 'go',
    description: 'Go.',
    options: {
      way: { name: 'way', description: 'Which.', choices: { n: 'north', s: 'south' } },
      far: { name: 'far', description: 'How far.', choices: { 2: 'two' } },
    },
  },
};

const german = {
  wait: { name: 'warte', description: 'Warte.' },
  rule: { name: 'herrsche', description: 'Herrsche.' },
  boat: {
    name: 'boot',
    description: 'Boot.',
    subcommands: {
      row: { name: 'rudern', description: 'Rudern.', options: { far: { name: 'weit', description: 'Wie weit.' } } },
    },
  },
  go: {
    name: 'geh',
    description: 'Geh.',
    options: {
      way: { name: 'wohin', description: 'Wohin.', choices: { n: 'Norden' } },
      far: { name: 'weit', description: 'Wie weit.' },
    },
  },
};

const LANGUAGES = [
  { tags: ['en-US', 'en-GB'], commands: english },
  { tags: ['de'], commands: german },
] as never;

const localized = (en: string, de: string) => ({ 'en-US': en, 'en-GB': en, de });

test('a command has its texts in the first language, and translations for every locale of Discord', () => {
  const [wait, go] = definitionsOf(SHAPES, LANGUAGES);
  expect(wait).toEqual({
    name: 'wait',
    contexts: [0, 1, 2],
    integration_types: [0, 1],
    description: 'Wait.',
    name_localizations: localized('wait', 'warte'),
    description_localizations: localized('Wait.', 'Warte.'),
  });
  expect(go?.options).toEqual([
    {
      type: 3,
      name: 'way',
      required: true,
      description: 'Which.',
      name_localizations: localized('way', 'wohin'),
      description_localizations: localized('Which.', 'Wohin.'),
      choices: [
        { name: 'north', value: 'n', name_localizations: localized('north', 'Norden') },
        { name: 'south', value: 's', name_localizations: localized('south', 'south') },
      ],
    },
    {
      type: 4,
      name: 'far',
      min_value: 1,
      description: 'How far.',
      name_localizations: localized('far', 'weit'),
      description_localizations: localized('How far.', 'Wie weit.'),
      choices: [{ name: 'two', value: 2, name_localizations: localized('two', 'two') }],
    },
  ]);
});

test('a subcommand has its texts, and its options, below its command', () => {
  const boat = definitionsOf(SHAPES, LANGUAGES)[3];
  expect(boat).toMatchObject({ name: 'boat', name_localizations: localized('boat', 'boot') });
  expect(boat?.options).toEqual([
    {
      type: 1,
      name: 'row',
      description: 'Row.',
      name_localizations: localized('row', 'rudern'),
      description_localizations: localized('Row.', 'Rudern.'),
      options: [
        {
          type: 4,
          name: 'far',
          description: 'How far.',
          name_localizations: localized('far', 'weit'),
          description_localizations: localized('How far.', 'Wie weit.'),
        },
      ],
    },
  ]);
});

test('a command for admins is shown in servers, to members who may manage them', () => {
  const rule = definitionsOf(SHAPES, LANGUAGES)[2];
  expect(rule).toMatchObject({ contexts: [0], integration_types: [0], default_member_permissions: '32' });
});

test('a command without texts throws', () => {
  expect(() => definitionsOf([{ name: 'dance' }], LANGUAGES)).toThrow('dance');
});
