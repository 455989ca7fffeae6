import { parseInteraction } from '../../../src/discord/controls/parse-interaction';

const USER = { id: '1', username: 'ada' };
const COMMAND = { type: 2, id: '9', token: 't', application_id: '5', user: USER, data: { name: 'play' } };
const BUTTON = { ...COMMAND, type: 3, data: { custom_id: 'v1|run|3|look', component_type: 2 } };

const parse = (json: object) => parseInteraction(Buffer.from(JSON.stringify(json)));

test.each<[string, object]>([
  ['a ping, which nobody sends', { type: 1 }],
  ['a command of a user', COMMAND],
  ['a command of a member', { ...COMMAND, user: undefined, member: { user: USER, nick: null } }],
  ['a command with options', { ...COMMAND, data: { name: 'move', options: [{ name: 'way', type: 3, value: 'n' }] } }],
  ['the longest id and token', { ...COMMAND, id: '1'.repeat(20), token: 't'.repeat(512) }],
  ['a button', BUTTON],
  ['a menu', { ...BUTTON, data: { ...BUTTON.data, component_type: 3, values: ['1'] } }],
  ['the longest value of a menu', { ...BUTTON, data: { ...BUTTON.data, values: ['x'.repeat(100)] } }],
  ['suggestions', { ...COMMAND, type: 4 }],
  ['a form', { ...COMMAND, type: 5, data: { custom_id: 'form' } }],
])('%s: is read', (_, json) => {
  expect(parse(json)).toMatchObject(JSON.parse(JSON.stringify(json)));
});

test.each<[string, object]>([
  ['of a kind there is not', { ...COMMAND, type: 6 }],
  ['without a sender', { ...COMMAND, user: undefined }],
  ['of a sender without a name', { ...COMMAND, user: { id: '1' } }],
  ['whose id goes on in letters', { ...COMMAND, id: '9x' }],
  ['whose id begins with letters', { ...COMMAND, id: 'x9' }],
  ['whose id is longer than any', { ...COMMAND, id: '1'.repeat(21) }],
  ['without a token', { ...COMMAND, token: '' }],
  ['with a token longer than any', { ...COMMAND, token: 't'.repeat(513) }],
  ['of no application', { ...COMMAND, application_id: undefined }],
  ['of no command', { ...COMMAND, data: {} }],
  ['of a menu with a value longer than any', { ...BUTTON, data: { ...BUTTON.data, values: ['x'.repeat(101)] } }],
  ['of a button with an id longer than any', { ...BUTTON, data: { ...BUTTON.data, custom_id: 'x'.repeat(101) } }],
])('what is %s is rejected', (_, json) => {
  expect(parse(json)).toBeNull();
});

test('what is no JSON is rejected', () => {
  expect(parseInteraction(Buffer.from('{'))).toBeNull();
});

test('the id of a control is parsed, and null when it is not ours', () => {
  expect(parse(BUTTON)).toMatchObject({ data: { customId: { run: 'run', version: 3, control: { kind: 'look' } } } });
  expect(parse({ ...BUTTON, data: { ...BUTTON.data, custom_id: 'x'.repeat(100) } })).toMatchObject({
    data: { customId: null },
  });
});
