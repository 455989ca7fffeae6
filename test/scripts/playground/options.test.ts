import { sentAs, typable } from '../../../scripts/discord/subcommands';
import { PEOPLE, PLACES } from '../../../scripts/discord/users';
import {
  fixedSuggestions,
  isOffered,
  matching,
  splitAtOptions,
  typedCommand,
  typedValue,
} from '../../../scripts/playground/composer/options';

const [owner, member] = PEOPLE;
const guild = PLACES.find(({ kind }) => kind === 'guild')!;
const dm = PLACES.find(({ kind }) => kind === 'dm')!;

test('typed text is split where another option is named', () => {
  expect(splitAtOptions('north steps:3', ['direction', 'steps'])).toEqual({
    own: 'north',
    others: [{ name: 'steps', text: '3' }],
  });
  expect(splitAtOptions('direction:north steps:3', ['direction', 'steps']).others).toEqual([
    { name: 'direction', text: 'north' },
    { name: 'steps', text: '3' },
  ]);
  expect(splitAtOptions('a note: with a colon', ['steps']).own).toBe('a note: with a colon');
});

test('a choice is found by its name or its value', () => {
  const option = { type: 3, name: 'direction', choices: [{ name: 'north', value: 'n' }] };
  const fixed = fixedSuggestions(option, PEOPLE, 'en-US');
  expect(typedValue(option, 'North', fixed)).toBe('n');
  expect(typedValue(option, 'n', fixed)).toBe('n');
  expect(typedValue(option, 'up', fixed)).toBeNull();
});

test('numbers and booleans are read as such', () => {
  expect(typedValue({ type: 4, name: 'steps' }, '12', null)).toBe(12);
  expect(typedValue({ type: 4, name: 'steps' }, 'many', null)).toBeNull();
  const flag = { type: 5, name: 'text' };
  expect(typedValue(flag, 'true', fixedSuggestions(flag, PEOPLE, 'en-US'))).toBe(true);
});

const sail = {
  name: 'boat',
  contexts: [0],
  name_localizations: { de: 'boot' },
  options: [
    { type: 1, name: 'row', name_localizations: { de: 'rudern' }, options: [{ type: 4, name: 'far' }] },
    { type: 1, name: 'rest' },
  ],
};

test('a subcommand is offered and typed with the name of its command', () => {
  const offered = typable([{ name: 'wait' }, sail]);
  expect(offered.map(({ name }) => name)).toEqual(['wait', 'boat row', 'boat rest']);
  expect(offered[1]).toMatchObject({ contexts: [0], options: [{ name: 'far' }] });
  expect(typedCommand(offered, '/boat row far:3', 'en-US')).toEqual({ command: offered[1], rest: 'far:3' });
  expect(typedCommand(offered, '/boot rudern ', 'de')).toEqual({ command: offered[1], rest: '' });
  expect(['/boat ', '/boat row', 'boat row '].map((typed) => typedCommand(offered, typed, 'en-US'))).toEqual([
    null,
    null,
    null,
  ]);
});

test('a subcommand is sent as an option of its command', () => {
  const far = { type: 4, name: 'far', value: 3 };
  expect(sentAs('boat row', [far])).toEqual({ name: 'boat', options: [{ type: 1, name: 'row', options: [far] }] });
  expect(sentAs('wait', [far])).toEqual({ name: 'wait', options: [far] });
});

test('names that begin with the text come before others', () => {
  expect(matching(['remove', 'move', 'cast'], 'mo', (name) => name)).toEqual(['move', 'remove']);
});

test('a command is offered only in its places and to its users', () => {
  expect(isOffered({ name: 'a', contexts: [1] }, owner!, guild)).toBe(false);
  expect(isOffered({ name: 'a', contexts: [1] }, owner!, dm)).toBe(true);
  expect(isOffered({ name: 'a', default_member_permissions: '32' }, owner!, guild)).toBe(true);
  expect(isOffered({ name: 'a', default_member_permissions: '32' }, member!, guild)).toBe(false);
});
