import type { Reply } from '../../../../src/discord/api/reply';
import { BotFixture, buttonsInStyle, buttonsOf, componentsOf, controlOf, textOf } from '../../../support/bot-fixture';
import { createGuild, customIdOf } from '../../../support/guild';
import { scenario } from '../../../support/scenario';

const hall = () => new BotFixture(scenario('.@t.'));

const chosen = (reply: Reply, name: string): string[] =>
  (controlOf(reply, `set:${name}`).options ?? []).flatMap((option) =>
    (option as { default?: boolean }).default ? [option.value] : [],
  );

const LOOKS = 'v1|-|0|looks';

const pick = (fixture: BotFixture, name: string, ...values: string[]) => fixture.press(`v1|-|0|set:${name}`, values);

test('every setting shows its value', async () => {
  const panel = await new BotFixture(
    scenario('.@.'),
    {},
    { classic: true, waivedConfirmations: ['trap'], language: 'es' },
  ).type('settings');
  expect(chosen(panel, 'layout')).toEqual(['classic']);
  expect(chosen(panel, 'colours')).toEqual(['standard']);
  expect(chosen(panel, 'language')).toEqual(['es']);
  expect(chosen(panel, 'asked')).toEqual(['friendly', 'fire', 'low-health', 'self']);
});

test('the offer of larger cells is accepted on the board, which shows them and goes on', async () => {
  const fixture = hall();
  const reply = await fixture.press('v1|run|0|large');
  expect(reply.kind).toBe('update');
  expect(controlOf(reply, 'do:wait').custom_id).toContain(`|${fixture.version}|`);
  expect(chosen(await fixture.type('settings'), 'layout')).toEqual(['large']);
});

test.each([
  ['layout', ['text'], { text: true, classic: false, large: false }],
  ['layout', ['classic'], { text: false, classic: true, large: false }],
  ['layout', ['large'], { text: false, classic: false, large: true }],
  ['layout', ['compact'], { text: false, classic: false, large: false }],
  ['pickup', ['nothing'], { pickup: 'nothing' }],
  ['rest', ['60'], { restShare: '60' }],
  ['emblem', ['paw'], { emblem: 'paw' }],
  ['title', ['untouched'], { title: 'untouched' }],
  ['pet', ['owl'], { pet: 'owl' }],
  ['frame', ['bones'], { frame: 'bones' }],
  ['kit', ['scout'], { kit: 'scout' }],
  ['colours', ['safe'], { palette: 'safe' }],
  ['colours', ['contrast'], { palette: 'contrast' }],
  ['language', ['de'], { language: 'de' }],
  ['asked', ['fire', 'self'], { waivedConfirmations: ['friendly', 'trap', 'low-health'] }],
  ['asked', [], { waivedConfirmations: ['friendly', 'trap', 'fire', 'low-health', 'self'] }],
])('%s: a picked value is kept and shown (%j)', async (name, values, kept) => {
  const fixture = hall();
  const panel = await pick(fixture, name, ...values);
  expect(panel.kind).toBe('update');
  expect(fixture.settings).toMatchObject(kept);
  expect(chosen(panel, name)).toEqual(values);
});

test('only a player with an emblem is asked for its colour', async () => {
  const fixture = hall();
  expect(componentsOf(await fixture.press(LOOKS)).map(({ custom_id }) => custom_id)).not.toContain(
    'v1|-|0|set:emblem-colour',
  );
  await pick(fixture, 'emblem', 'moon');
  expect(chosen(await pick(fixture, 'emblem-colour', 'violet'), 'emblem-colour')).toEqual(['violet']);
  expect(fixture.settings).toMatchObject({ emblem: 'moon', emblemColour: 'violet' });
});

test('looks and kit have a page of their own, with tabs back to the settings and to other sheets', async () => {
  const fixture = hall();
  const looks = await fixture.press(controlOf(await fixture.type('settings'), 'looks').custom_id!);
  expect(looks.kind).toBe('update');
  expect(buttonsOf(looks)).toEqual(expect.arrayContaining(['Pack', 'Help', 'Settings']));
  expect(componentsOf(await fixture.type('settings')).map(({ custom_id }) => custom_id)).not.toContain(
    'v1|-|0|set:kit',
  );
  expect(textOf(await fixture.press(controlOf(looks, 'sheet:settings').custom_id!))).toContain('## Settings');
});

test('a locked emblem has a lock and the condition, which is a hint if its feat is hidden', async () => {
  const options = controlOf(await hall().press(LOOKS), 'set:emblem').options ?? [];
  expect(options.find(({ value }) => value === 'axe')).toMatchObject({ label: 'Emblem: axe' });
  expect(options.find(({ value }) => value === 'crown')).toMatchObject({
    label: '🔒 Emblem: crown',
    description: 'Slay the black dragon',
  });
  expect(options.find(({ value }) => value === 'moon')?.description).toMatch(/nobody noticed/);
});

test('a locked title has a lock and the condition, in every language within the limits of a menu', async () => {
  for (const language of ['en', 'de', 'es']) {
    const fixture = new BotFixture(scenario('.@.'), {}, { language });
    const [none, ...locked] = controlOf(await fixture.press(LOOKS), 'set:title').options ?? [];
    expect(none?.label).not.toContain('🔒');
    expect(locked).toHaveLength(12);
    for (const { label, description } of locked) {
      expect(label).toContain('🔒');
      expect(description).toMatch(/.{10}/);
      expect(description).not.toMatch(/…$/);
    }
  }
});

test('a locked emblem is refused in words, with everything else that was chosen', async () => {
  const { type, press } = createGuild();
  const typed = await type('1', 'settings', { emblem: 'crown', quiet: true });
  const picked = await press('1', 'v1|-|0|set:emblem', ['skull']);
  expect(textOf(typed)).toContain('🔒 **Emblem: crown** is still locked. Slay the black dragon');
  expect(textOf(picked)).toContain('🔒 **Emblem: skull** is still locked.');
  expect(chosen(picked, 'emblem')).toEqual(['none']);
  expect(buttonsInStyle(picked, 'success')).not.toContain('Quiet replies: on');
});

test.each([
  ['layout'],
  ['colours'],
  ['pickup'],
  ['rest'],
  ['language'],
  ['emblem'],
  ['title'],
  ['pet'],
  ['frame'],
  ['kit'],
])('%s: a value that no menu has changes nothing', async (name) => {
  const fixture = hall();
  await pick(fixture, name, 'nonsense');
  expect(fixture.settings).toEqual({});
});

test('the panel is at once in the chosen language', async () => {
  expect(textOf(await pick(hall(), 'language', 'de'))).toContain('## Einstellungen');
});

test('toggles switch on and off', async () => {
  const fixture = hall();
  const on = await fixture.press(controlOf(await fixture.type('settings'), 'switch:quiet:on').custom_id!);
  expect(fixture.settings.quiet).toBe(true);
  expect(controlOf(on, 'switch:quiet:off').label).toBe('Quiet replies: on');
});

test("languages are offered by their own names, after the client's language", async () => {
  const options = controlOf(await hall().type('settings'), 'set:language').options ?? [];
  expect(options[0]).toMatchObject({ value: 'auto', label: 'Language: like Discord' });
  expect(options.map(({ label }) => label)).toContain('Language: Deutsch');
  expect(options.filter(({ label }) => label.includes('like Discord'))).toHaveLength(1);
});

test('options of the command have the same effect, and the panel shows it', async () => {
  const panel = await hall().type('settings', { colours: 'safe' });
  expect(chosen(panel, 'colours')).toEqual(['safe']);
});

test('the confirmation of the end of a run cannot be waived', async () => {
  const panel = await hall().type('settings');
  expect(controlOf(panel, 'set:asked').options?.map(({ value }) => value)).not.toContain('abandon');
});

test('with the quiet setting commands have ephemeral replies, except for boards; buttons update their message', async () => {
  const fixture = new BotFixture(scenario('.@.'), {}, { quiet: true });
  expect(await fixture.type('wait')).toMatchObject({ kind: 'message', ephemeral: true });
  expect(await fixture.type('play')).toMatchObject({ kind: 'message', ephemeral: false });
  expect((await fixture.press(`v1|run|${fixture.version}|do:wait`)).kind).toBe('update');
});

test("with the language of Discord the panel is in the client's language", async () => {
  const fixture = hall();
  fixture.locale = 'es-ES';
  expect(textOf(await fixture.type('settings'))).toContain('## Ajustes');
  expect(textOf(await pick(fixture, 'language', 'de'))).toContain('## Einstellungen');
  expect(textOf(await pick(fixture, 'language', 'auto'))).toContain('## Ajustes');
});

test('a setting that is on is green, and one that is off is grey', async () => {
  const panel = await new BotFixture(scenario('.@.'), {}, { quiet: true, advice: false }).type('settings');
  expect(buttonsInStyle(panel, 'success')).toEqual(['Quiet replies: on', 'Card shown to others: on']);
  expect(buttonsInStyle(panel, 'secondary')).toContain('Recommendations: off');
  expect(buttonsInStyle(panel, 'secondary')).toContain('Directions always shown: off');
});

describe.each([
  ['in a picture', { text: false }],
  ['in words', { text: true }],
])('a board %s', (_, layout) => {
  /** Labels of blue buttons on three boards and in the shop, and the texts of all of them. */
  async function shown(advice: boolean): Promise<{ blue: string[]; texts: string[] }> {
    const { type, press } = createGuild();
    await type('1', 'settings', { advice, ...layout });
    const title = await type('1', 'play', { seed: 'BRAVE-24' });
    const replies: Reply[] = [await press('1', customIdOf(title, '|begin'))];
    for (const [command, options] of [
      ['travel', { to: 'barkeep' }],
      ['descend', {}],
      ['explore', {}],
    ] as const) {
      replies.push(await type('1', command, options));
    }
    return { blue: replies.flatMap((reply) => buttonsInStyle(reply, 'primary')), texts: replies.map(textOf) };
  }

  test('has nothing blue and recommends nothing if the player has switched recommendations off', async () => {
    const { blue, texts } = await shown(false);
    expect(blue).toEqual([]);
    for (const text of texts) expect(text).not.toContain('→');
  });

  test('recommends an action otherwise', async () => {
    const { blue, texts } = await shown(true);
    expect(blue).toContain('To the woods');
    expect(texts[0]).toContain('→ **To the woods**');
  });
});

test('each confirmation says when it is asked for, and any number of them can be picked', async () => {
  const menu = controlOf(await hall().type('settings'), 'set:asked');
  expect(menu).toMatchObject({ min_values: 0, max_values: 5 });
  expect(menu.options?.filter(({ description }) => !description)).toEqual([]);
});

test('a failure to store settings is told in the chosen language', async () => {
  const { play, type } = createGuild();
  await type('2', 'settings', { language: 'de' });
  const busy = createGuild({ ...play, settings: async () => ({ kind: 'busy' }) });
  expect(textOf(await busy.type('2', 'settings', { quiet: true }))).toContain('Da kam zu viel auf einmal.');
});
