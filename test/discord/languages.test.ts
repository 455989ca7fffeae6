import type { Component } from '../../scripts/discord/payload';
import { messageOf } from '../../src/discord/api/reply';
import type { Play } from '../../src/play';
import { EMPTY_TOTALS } from '../../src/storage/contract';
import { scenario } from '../support/scenario';
import { buttonsOf, partsOf, Stage, said } from '../support/stage';

const hall = () => new Stage(scenario('.@.w.', { carried: ['beer', 'dagger'] }));

const stageWith = (language: string) => new Stage(scenario('.@.w.', { carried: ['beer', 'dagger'] }), {}, { language });

const labelOf = (parts: Component[], ending: string) =>
  parts.find(({ custom_id }) => custom_id?.endsWith(`|${ending}`))?.label;

test.each([
  ['en-US', 'Wait'],
  ['fr', 'Wait'],
  ['de', 'Warten'],
  ['es-ES', 'Esperar'],
  ['es-419', 'Esperar'],
])('a client in %s is spoken to in its language, else in English', async (locale, label) => {
  const stage = hall();
  stage.locale = locale;
  expect(labelOf(partsOf(await stage.type('play')), 'do:wait')).toBe(label);
});

test('a chosen language goes before that of the client, in commands, buttons and suggestions alike', async () => {
  const stage = stageWith('de');
  stage.locale = 'es-ES';
  expect(labelOf(partsOf(await stage.type('play')), 'do:wait')).toBe('Warten');
  expect(buttonsOf(await stage.press('v1|run|0|panel:pack'))).toContain('Zurück');
  expect(said(await stage.type('look'))).toContain('Räudiger Wolf');
  expect(said(await stage.type('inventory'))).toContain('Dolch');
  expect(said(await stage.press('v1|run|0|look'))).toContain('Räudiger Wolf');
  expect(await stage.suggest('equip', 'item', 'dol')).toMatchObject([{ name: 'Dolch' }]);
});

test('the picture is described in the language it is drawn in', async () => {
  const message = messageOf(await stageWith('de').type('play'));
  expect(message?.attachments[0]?.description).toContain('Räudiger Wolf 2 O (feindlich)');
});

test('what a player types may be in the language of the game', async () => {
  const stage = stageWith('de');
  await stage.type('equip', { item: 'dolch' });
  expect(stage.game.pack.find(({ raw }) => raw === 'dagger')?.equipped).toBeDefined();
});

test('commands are called by the names the client shows, whatever language the game is in', async () => {
  const stage = stageWith('es');
  stage.locale = 'de';
  expect(said(await stage.type('use', { item: 'nada' }))).toContain('`/inventar`');
  expect(said(await stage.type('help'))).toContain('`/spielen`');
  stage.locale = 'en-US';
  expect(said(await stage.type('use', { item: 'nada' }))).toContain('`/inventory`');
});

test('replies without a board are in the chosen language as well', async () => {
  const stats: Play['profile'] = async () => ({ kind: 'stats', user: '1', totals: EMPTY_TOTALS, language: 'de' });
  const stage = new Stage(scenario('.@.'), { profile: stats, look: async () => ({ kind: 'no-run' }) });
  expect(said(await stage.type('help'))).toContain('Ein Knopf oder Befehl');
  expect(said(await stage.type('map'))).toContain('Du hast noch keinen Lauf. Mit `/play`');
  expect(said(await stage.type('move', { direction: 'up' }))).toContain('In welche Richtung?');
  expect(said(await stage.type('privacy'))).toContain('was über dich gespeichert ist');
  expect(said(await stage.press('v0|old'))).toContain('noch keinen Lauf');
  expect(said(await stage.press('v1|run|0|help'))).toContain('Ein Knopf oder Befehl');
});

test('trouble is told in the language of the client', async () => {
  const stage = new Stage(scenario('.@.'), { look: () => Promise.reject(new Error('broken')) });
  stage.locale = 'de';
  expect(said(await stage.type('map'))).toContain('`/spielen` zeigt dir, wo du stehst');
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
  const stage = new Stage(game, {}, { language: 'de' });
  const { x, y } = stage.board().view.hero.at;
  await stage.type('use', { item: 'feuerball', at: typed });
  expect(stage.studio.shots.at(-1)?.aim?.chosen?.at).toEqual({ x: x + (east ?? 0), y: y + (south ?? 0) });
});

test('the letters of a language mean what they mean there', async () => {
  const game = scenario('...@...', { identified: ['fireball-scroll'], carried: ['fireball-scroll'] });
  const stage = new Stage(game, {}, { language: 'es' });
  const { x, y } = stage.board().view.hero.at;
  await stage.type('use', { item: 'bola de fuego', at: '2o' });
  expect(stage.studio.shots.at(-1)?.aim?.chosen?.at).toEqual({ x: x - 2, y });
});
