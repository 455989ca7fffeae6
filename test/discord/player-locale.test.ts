import type { Component } from '../../scripts/discord/payload';
import { messageOf } from '../../src/discord/api/reply';
import type { Play } from '../../src/play';
import { EMPTY_TOTALS } from '../../src/storage/contract';
import { BotFixture, buttonsOf, componentsOf, textOf } from '../support/bot-fixture';
import { scenario } from '../support/scenario';

const hall = () => new BotFixture(scenario('.@.w.', { carried: ['beer', 'dagger'] }));

const fixtureWith = (language: string) =>
  new BotFixture(scenario('.@.w.', { carried: ['beer', 'dagger'] }), {}, { language });

const labelOf = (parts: Component[], ending: string) =>
  parts.find(({ custom_id }) => custom_id?.endsWith(`|${ending}`))?.label;

test.each([
  ['en-US', 'Wait'],
  ['xx', 'Wait'],
  ['de', 'Warten'],
  ['es-ES', 'Esperar'],
  ['es-419', 'Esperar'],
])('a client in %s gets its own language, else English', async (locale, label) => {
  const fixture = hall();
  fixture.locale = locale;
  expect(labelOf(componentsOf(await fixture.type('play')), 'do:wait')).toBe(label);
});

test("the chosen language goes before the client's, in commands, buttons and suggestions alike", async () => {
  const fixture = fixtureWith('de');
  fixture.locale = 'es-ES';
  expect(labelOf(componentsOf(await fixture.type('play')), 'do:wait')).toBe('Warten');
  expect(buttonsOf(await fixture.press('v1|run|0|panel:pack'))).toContain('Zurück');
  expect(textOf(await fixture.type('look'))).toContain('Räudiger Wolf');
  expect(textOf(await fixture.type('inventory'))).toContain('Dolch');
  expect(textOf(await fixture.press('v1|run|0|look'))).toContain('Räudiger Wolf');
  expect(await fixture.suggest('equip', 'item', 'dol')).toMatchObject([
    { name: expect.stringMatching(/^Dolch — ▲ besser/) },
  ]);
});

test('the alternative text is in the language of the picture', async () => {
  const message = messageOf(await fixtureWith('de').type('play'));
  expect(message?.attachments[0]?.description).toContain('Räudiger Wolf 2 O (feindlich)');
});

test('input may be in the language of the game', async () => {
  const fixture = fixtureWith('de');
  await fixture.type('equip', { item: 'dolch' });
  expect(fixture.game.pack.find(({ raw }) => raw === 'dagger')?.equipped).toBeDefined();
});

test('commands have the names that the client shows, whatever the language of the game', async () => {
  const fixture = fixtureWith('es');
  fixture.locale = 'de';
  expect(textOf(await fixture.type('use', { item: 'nada' }))).toContain('`/inventar`');
  expect(textOf(await fixture.type('help'))).toContain('`/spielen`');
  fixture.locale = 'en-US';
  expect(textOf(await fixture.type('use', { item: 'nada' }))).toContain('`/inventory`');
});

test('replies without a board are in the chosen language, too', async () => {
  const stats: Play['profile'] = async () => ({ kind: 'profile', user: '1', totals: EMPTY_TOTALS, language: 'de' });
  const fixture = new BotFixture(scenario('.@.'), { profile: stats, look: async () => ({ kind: 'no-run' }) });
  expect(textOf(await fixture.type('help'))).toContain('Ein Knopf oder Befehl');
  expect(textOf(await fixture.type('map'))).toContain('Du hast noch keinen Lauf. Mit `/play`');
  expect(textOf(await fixture.type('attack', { direction: 'up' }))).toContain('In welche Richtung?');
  expect(textOf(await fixture.type('privacy'))).toContain('was über dich gespeichert ist');
  expect(textOf(await fixture.press('v0|old'))).toContain('noch keinen Lauf');
  expect(textOf(await fixture.press('v1|run|0|help'))).toContain('Ein Knopf oder Befehl');
});

test('error replies are in the language of the client', async () => {
  const fixture = new BotFixture(scenario('.@.'), { look: () => Promise.reject(new Error('broken')) });
  fixture.locale = 'de';
  expect(textOf(await fixture.type('map'))).toContain('`/spielen` zeigt dir, wo du stehst');
});

test.each([
  ['3o 1n', [3, -1]],
  ['3e 1n', [3, -1]],
  ['1so', [1, 1]],
  ['hier', [0, 0]],
  ['here', [0, 0]],
])('the offset %s is understood in German', async (typed, [east, south]) => {
  const map = `
    ....
    @...
    ....
  `;
  const game = scenario(map, { identified: ['fireball-scroll'], carried: ['fireball-scroll'] });
  const fixture = new BotFixture(game, {}, { language: 'de' });
  const { x, y } = fixture.board().view.hero.at;
  await fixture.type('use', { item: 'feuerball', at: typed });
  expect(fixture.renderer.requests.at(-1)?.aim?.chosen?.at).toEqual({ x: x + (east ?? 0), y: y + (south ?? 0) });
});

test('compass letters have the meaning of their language', async () => {
  const game = scenario('...@...', { identified: ['fireball-scroll'], carried: ['fireball-scroll'] });
  const fixture = new BotFixture(game, {}, { language: 'es' });
  const { x, y } = fixture.board().view.hero.at;
  await fixture.type('use', { item: 'bola de fuego', at: '2o' });
  expect(fixture.renderer.requests.at(-1)?.aim?.chosen?.at).toEqual({ x: x - 2, y });
});

/** Party that plays in German. The member who types has set Spanish. */
class GermanParty extends BotFixture {
  override board() {
    const board = super.board();
    const { settings } = board;
    return { ...board, settings: { ...settings, language: 'de' }, personal: { ...settings, language: 'es' } } as const;
  }
}

test.each([
  ['1o', 1],
  ['Wirt', 2],
  ['Tabernero', 2],
  ['oeste', -1],
])("%s, typed in a party, is read in the language of the board, then in the member's own", async (to, east) => {
  const fixture = new GermanParty(scenario('...@..k'));
  const { x, y } = fixture.board().view.hero.at;
  await fixture.type('move', { to });
  expect(fixture.board().view.hero.at).toEqual({ x: x + east, y });
});

test("a creature is looked at by its name on the party's board or in the member's own language", async () => {
  const fixture = new GermanParty(scenario('@.w'));
  for (const target of ['Wolf', 'lobo']) {
    expect(textOf(await fixture.type('look', { target }))).toMatch(/^\*\*Lobo sarnoso\*\*/);
  }
});
