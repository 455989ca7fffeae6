import { callbackProblems, modalProblems } from '../../../scripts/discord/lint/callback';
import { commandProblems, type OptionDefinition } from '../../../scripts/discord/lint/commands';
import { messageProblems } from '../../../scripts/discord/lint/message';
import {
  CALLBACK,
  type Component,
  FLAG,
  INTERACTION,
  type PayloadData,
  type Upload,
} from '../../../scripts/discord/payload';

const button = (customId: string, more: Partial<Component> = {}): Component => ({
  type: 2,
  style: 1,
  label: 'x',
  custom_id: customId,
  ...more,
});
const row = (...components: Component[]): Component => ({ type: 1, components });
const text = (content: string): Component => ({ type: 10, content });
const v2 = (...components: Component[]): PayloadData => ({ flags: FLAG.componentsV2, components });
const upload = (index: number, filename: string): Upload => ({
  index,
  filename,
  contentType: 'image/png',
  bytes: Buffer.alloc(1),
});
const picture = (name: string): Component => ({ type: 12, items: [{ media: { url: `attachment://${name}` } }] });

test('a board with picture, text and buttons passes', () => {
  const data = {
    ...v2({ type: 17, components: [picture('map.png'), text('hi'), row(button('a'), button('b'))] }),
    attachments: [{ id: 0, filename: 'map.png' }],
  };
  expect(messageProblems(data, [upload(0, 'map.png')])).toEqual([]);
});

test.each<[string, PayloadData, RegExp]>([
  ['a custom id twice', v2(row(button('a'), button('a'))), /occurs twice/],
  ['a button without custom id', v2(row({ type: 2, style: 1, label: 'x' })), /lacks a custom_id/],
  ['a custom id of 101 characters', v2(row(button('x'.repeat(101)))), /1 to 100/],
  ['a label of 81 characters', v2(row(button('a', { label: 'x'.repeat(81) }))), /80 characters/],
  ['six buttons in a row', v2(row(...[1, 2, 3, 4, 5, 6].map((n) => button(`${n}`)))), /6 components/],
  [
    'a row of button and select',
    v2(row(button('a'), { type: 3, custom_id: 's', options: [{ label: 'l', value: 'v' }] })),
    /mixes/,
  ],
  ['41 components', v2(...Array.from({ length: 41 }, () => text('x'))), /41 components/],
  ['4001 characters', v2(text('x'.repeat(2001)), text('y'.repeat(2000))), /4001 characters/],
  ['too many bytes', v2(text('語'.repeat(3400))), /bytes of text/],
  ['content beside the new components', { ...v2(text('x')), content: 'y' }, /content beside/],
  ['embeds beside the new components', { ...v2(text('x')), embeds: [{ title: 'y' }] }, /embeds beside/],
  ['new components without the flag', { components: [text('x')] }, /without the Components V2 flag/],
  [
    'an attachment nobody sent',
    { ...v2(picture('map.png')), attachments: [{ id: 0, filename: 'map.png' }] },
    /has no files/,
  ],
  ['a picture of no attachment', v2(picture('map.png')), /names no attachment/],
  [
    '26 options',
    v2(
      row({ type: 3, custom_id: 's', options: Array.from({ length: 26 }, (_, n) => ({ label: 'l', value: `${n}` })) }),
    ),
    /26 options/,
  ],
  [
    'embeds of 6001 characters',
    { embeds: [{ description: 'x'.repeat(3001) }, { description: 'x'.repeat(3000) }] },
    /6000/,
  ],
  ['nothing at all', {}, /empty message/],
])('%s is found', (_, data, problem) => {
  expect(messageProblems(data, []).join('\n')).toMatch(problem);
});

test('an upload that the message does not list is found', () => {
  expect(
    messageProblems({ ...v2(text('x')), attachments: [{ id: 1 }] }, [upload(0, 'a.png'), upload(1, 'b.png')]),
  ).toEqual(['files[0] is not in attachments']);
});

test('an edit may show a file of the message', () => {
  expect(messageProblems(v2(picture('old.png')), [], { componentsV2: true, files: ['old.png'] })).toEqual([]);
});

test('a deferred answer has no flag except the ephemeral one', () => {
  const defer = (flags: number) =>
    callbackProblems(INTERACTION.command, { type: CALLBACK.deferMessage, data: { flags } }, []);
  expect(defer(FLAG.ephemeral)).toEqual([]);
  expect(defer(FLAG.componentsV2)).toHaveLength(1);
});

test('each type of interaction takes its own answers', () => {
  const answered = (interaction: number, type: number) => callbackProblems(interaction, { type }, [])[0] ?? '';
  expect(answered(INTERACTION.command, CALLBACK.update)).toMatch(/cannot answer/);
  expect(answered(INTERACTION.autocomplete, CALLBACK.message)).toMatch(/cannot answer/);
  expect(answered(INTERACTION.modal, CALLBACK.modal)).toMatch(/cannot answer/);
  expect(answered(INTERACTION.component, CALLBACK.deferUpdate)).toBe('');
});

test('25 choices are the maximum', () => {
  const choices = Array.from({ length: 26 }, (_, n) => ({ name: `${n}`, value: `${n}` }));
  expect(
    callbackProblems(INTERACTION.autocomplete, { type: CALLBACK.autocomplete, data: { choices } }, []),
  ).toHaveLength(1);
});

test('a modal has one to five parts', () => {
  const label: Component = { type: 18, label: 'Name', component: { type: 4, custom_id: 'n', style: 1 } };
  expect(modalProblems({ custom_id: 'm', title: 't', components: [label] })).toEqual([]);
  const many = Array.from({ length: 6 }, (_, n) => ({ ...label, component: { type: 4, custom_id: `${n}` } }));
  expect(modalProblems({ custom_id: 'm', title: 't', components: many })).toHaveLength(1);
});

test("commands obey Discord's rules of naming, order and size", () => {
  const problems = (command: object) => commandProblems([{ name: 'go', description: 'd', ...command }]).join('\n');
  expect(problems({})).toBe('');
  expect(problems({ name: 'Go' })).toMatch(/bad name/);
  expect(problems({ description: '' })).toMatch(/description/);
  const option = { type: 3, name: 'a', description: 'd' };
  expect(problems({ options: [option, { ...option, name: 'b', required: true }] })).toMatch(/required option after/);
  expect(problems({ options: [option, option] })).toMatch(/two options/);
  expect(problems({ options: [{ ...option, autocomplete: true, choices: [] }] })).toMatch(/beside autocomplete/);
  const choices = Array.from({ length: 25 }, (_, n) => ({
    name: `${n}`.padEnd(100, 'x'),
    value: `${n}`.padEnd(100, 'y'),
  }));
  const options = ['a', 'b'].map((name) => ({ ...option, name, choices }));
  expect(problems({ options })).toMatch(/8000/);
});

test('translated names obey the same rules, and are unique', () => {
  const option = { type: 3, description: 'd' };
  const problems = (...options: object[]) =>
    commandProblems([{ name: 'go', description: 'd', options: options as OptionDefinition[] }]).join('\n');
  const named = (name: string, local: Record<string, string>) => ({ ...option, name, name_localizations: local });
  expect(problems(named('a', { de: 'ziel' }), named('b', { de: 'weg' }))).toBe('');
  expect(problems(named('a', { de: 'ziel' }), named('b', { de: 'ziel' }))).toMatch(/two of one name in de/);
  expect(problems(named('a', { de: 'b' }), named('b', {}))).toMatch(/two of one name in de/);
  expect(problems(named('a', { xx: 'ziel' }))).toMatch(/no language xx/);
  const choice = { name: 'x', value: 'x', name_localizations: { de: 'x'.repeat(101) } };
  expect(problems({ ...option, name: 'a', choices: [choice] })).toMatch(/1 to 100/);
});
