import { DEFINITIONS } from '../../scripts/discord/definitions';
import { commandProblems } from '../../scripts/discord/lint/commands';
import { loadOracle } from '../../scripts/discord/openapi';
import { SCHEMA_OF_COMMAND } from '../../scripts/discord/oracle';
import { OPTION_TYPE } from '../../src/discord/api/constants';
import { TYPABLE_COMMANDS } from '../support/typable-commands';

test('Discord would register all commands together', () => {
  expect(commandProblems(DEFINITIONS)).toEqual([]);
});

/** Length of a list that a player on a phone can still look through. */
const MOST_COMMANDS = 32;

test('the list of commands stays short', () => {
  expect(DEFINITIONS.length).toBeLessThanOrEqual(MOST_COMMANDS);
});

/** Command about a server. Only servers show it, and only to users who may manage the server. */
const OF_SERVERS = 'admin';

test('the command for admins is only in servers, and shown to members who may manage them', () => {
  expect(DEFINITIONS.find(({ name }) => name === OF_SERVERS)).toMatchObject({
    contexts: [0],
    integration_types: [0],
    default_member_permissions: String(1 << 5),
  });
});

const PLAYERS = DEFINITIONS.filter(({ name }) => name !== OF_SERVERS);

test.each(PLAYERS.map((definition) => [definition.name, definition] as const))(
  '/%s can be used anywhere, and by anyone who installed it',
  (_name, { contexts, ...rest }) => {
    expect(contexts).toEqual([0, 1, 2]);
    expect(rest).toMatchObject({ integration_types: [0, 1] });
  },
);

test.each(TYPABLE_COMMANDS)(
  '/%s suggests values for just the options with autocomplete',
  (_name, { definition, suggest, suggestWithoutRun }) => {
    const withAutocomplete = (definition.options ?? []).filter(
      (option) => 'autocomplete' in option && option.autocomplete,
    );
    expect(Object.keys({ ...suggest, ...suggestWithoutRun }).sort()).toEqual(
      withAutocomplete.map(({ name }) => name).sort(),
    );
  },
);

test.each(TYPABLE_COMMANDS)('/%s takes no text longer than the longest possible value', (name) => {
  const [command, subcommand] = name.split(' ');
  const found = DEFINITIONS.find((definition) => definition.name === command)?.options ?? [];
  const options = subcommand ? found.find((option) => option.name === subcommand)?.options : found;
  const written = (options ?? []).filter(({ type, choices }) => type === OPTION_TYPE.string && !choices);
  expect(written.filter(({ max_length = 6000 }) => max_length > 100)).toEqual([]);
});

const file = process.env.DISCORD_OPENAPI;
const described = file ? DEFINITIONS : [];

test("Discord's own description accepts every command, if it is at hand", () => {
  const oracle = file ? loadOracle(file) : () => [];
  expect(described.flatMap((definition) => oracle(SCHEMA_OF_COMMAND, definition))).toEqual([]);
});
