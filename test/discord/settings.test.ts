import type { Reply } from '../../src/discord/api/reply';
import { scenario } from '../support/scenario';
import { controlOf, Stage, said } from '../support/stage';

const hall = () => new Stage(scenario('.@t.'));

const chosen = (reply: Reply, name: string): string[] =>
  (controlOf(reply, `set:${name}`).options ?? []).flatMap((option) =>
    (option as { default?: boolean }).default ? [option.value] : [],
  );

const pick = (stage: Stage, name: string, ...values: string[]) => stage.press(`v1|-|0|set:${name}`, values);

test('every setting is shown as it stands', async () => {
  const panel = await new Stage(
    scenario('.@.'),
    {},
    { classic: true, waivedConfirmations: ['trap'], language: 'es' },
  ).type('settings');
  expect(chosen(panel, 'layout')).toEqual(['classic']);
  expect(chosen(panel, 'colours')).toEqual(['standard']);
  expect(chosen(panel, 'language')).toEqual(['es']);
  expect(chosen(panel, 'asked')).toEqual(['friendly', 'fire', 'low-health', 'self']);
});

test.each([
  ['layout', ['text'], { text: true, classic: false }],
  ['layout', ['classic'], { text: false, classic: true }],
  ['layout', ['compact'], { text: false, classic: false }],
  ['colours', ['safe'], { palette: 'safe' }],
  ['colours', ['contrast'], { palette: 'contrast' }],
  ['language', ['de'], { language: 'de' }],
  ['asked', ['fire', 'self'], { waivedConfirmations: ['friendly', 'trap', 'low-health'] }],
  ['asked', [], { waivedConfirmations: ['friendly', 'trap', 'fire', 'low-health', 'self'] }],
])('%s: what is picked is kept and shown (%j)', async (name, values, kept) => {
  const stage = hall();
  const panel = await pick(stage, name, ...values);
  expect(panel.kind).toBe('update');
  expect(stage.settings).toMatchObject(kept);
  expect(chosen(panel, name)).toEqual(values);
});

test.each([['layout'], ['colours'], ['language']])('%s: what no menu of ours has changes nothing', async (name) => {
  const stage = hall();
  await pick(stage, name, 'nonsense');
  expect(stage.settings).toEqual({});
});

test('the panel is at once in the language that was picked', async () => {
  expect(said(await pick(hall(), 'language', 'de'))).toContain('## Einstellungen');
});

test('switches turn over', async () => {
  const stage = hall();
  const on = await stage.press(controlOf(await stage.type('settings'), 'switch:quiet:on').custom_id!);
  expect(stage.settings.quiet).toBe(true);
  expect(controlOf(on, 'switch:quiet:off').label).toBe('Quiet replies: on');
});

test('options of the command set the same, and the panel shows it', async () => {
  const panel = await hall().type('settings', { colours: 'safe' });
  expect(chosen(panel, 'colours')).toEqual(['safe']);
});

test('the end of a run is never among what need not be asked about', async () => {
  const panel = await hall().type('settings');
  expect(controlOf(panel, 'set:asked').options?.map(({ value }) => value)).not.toContain('abandon');
});

test('who wants quiet sees alone what commands bring; a board that is asked for is for all, and buttons change theirs', async () => {
  const stage = new Stage(scenario('.@.'), {}, { quiet: true });
  expect(await stage.type('wait')).toMatchObject({ kind: 'message', ephemeral: true });
  expect(await stage.type('play')).toMatchObject({ kind: 'message', ephemeral: false });
  expect((await stage.press(`v1|run|${stage.v}|do:wait`)).kind).toBe('update');
});
