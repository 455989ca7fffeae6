import { PEOPLE, PLACES } from '../../../scripts/discord/users';
import {
  fixedSuggestions,
  isOffered,
  matching,
  splitAtOptions,
  typedValue,
} from '../../../scripts/playground/composer/options';

const [owner, member] = PEOPLE;
const guild = PLACES.find(({ kind }) => kind === 'guild')!;
const dm = PLACES.find(({ kind }) => kind === 'dm')!;

test('typed text splits where another option is named', () => {
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

test('numbers and truth are read as such', () => {
  expect(typedValue({ type: 4, name: 'steps' }, '12', null)).toBe(12);
  expect(typedValue({ type: 4, name: 'steps' }, 'many', null)).toBeNull();
  const flag = { type: 5, name: 'text' };
  expect(typedValue(flag, 'true', fixedSuggestions(flag, PEOPLE, 'en-US'))).toBe(true);
});

test('beginnings come before the rest', () => {
  expect(matching(['remove', 'move', 'cast'], 'mo', (name) => name)).toEqual(['move', 'remove']);
});

test('a command is offered where and to whom it is meant', () => {
  expect(isOffered({ name: 'a', contexts: [1] }, owner!, guild)).toBe(false);
  expect(isOffered({ name: 'a', contexts: [1] }, owner!, dm)).toBe(true);
  expect(isOffered({ name: 'a', default_member_permissions: '32' }, owner!, guild)).toBe(true);
  expect(isOffered({ name: 'a', default_member_permissions: '32' }, member!, guild)).toBe(false);
});
