import { COMMANDS } from '../../commands';
import { DEFINITIONS } from '../../scripts/discord/definitions';
import { commandProblems } from '../../scripts/discord/lint/commands';
import { loadOracle, SCHEMA_OF_COMMAND } from '../../scripts/discord/openapi';

test('Discord would register all of them together', () => {
  expect(commandProblems(DEFINITIONS)).toEqual([]);
});

test.each(DEFINITIONS.map((definition) => [definition.name, definition] as const))(
  '/%s can be used anywhere, by whoever installed it',
  (_name, { contexts, ...rest }) => {
    expect(contexts).toEqual([0, 1, 2]);
    expect(rest).toMatchObject({ integration_types: [0, 1] });
  },
);

test.each(COMMANDS.map((command) => [command.definition.name, command] as const))(
  '/%s completes just the options that ask for it',
  (_name, { definition, complete = {} }) => {
    const asking = (definition.options ?? []).filter((option) => 'autocomplete' in option && option.autocomplete);
    expect(Object.keys(complete).sort()).toEqual(asking.map(({ name }) => name).sort());
  },
);

const file = process.env.DISCORD_OPENAPI;
const described = file ? DEFINITIONS : [];

test("Discord's own description takes each of them, where it is at hand", () => {
  const oracle = file ? loadOracle(file) : () => [];
  expect(described.flatMap((definition) => oracle(SCHEMA_OF_COMMAND, definition))).toEqual([]);
});
