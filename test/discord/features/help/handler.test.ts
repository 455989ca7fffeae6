import { HELP_PAGES, SHEETS } from '../../../../src/discord/features/help/ids';
import { helpMessage, logMessage } from '../../../../src/discord/features/help/message';
import type { GameEvent } from '../../../../src/engine';
import { BotFixture, blankRenderer, boardOf, componentsOf, controlOf, textOf } from '../../../support/bot-fixture';
import { scenario } from '../../../support/scenario';

const hall = () => new BotFixture(scenario('.@.w.'));
const TABS = ['Hero', 'Map', 'Log', 'Settings', 'Help'];

test('the menu opens in a message of its own, and every sheet has tabs to the others', async () => {
  const fixture = hall();
  const board = await fixture.type('play');
  const menu = await fixture.press(controlOf(board, 'menu').custom_id!);
  expect(menu).toMatchObject({ kind: 'message', ephemeral: true });
  expect(textOf(menu)).toContain('Armour class');
  for (const sheet of SHEETS) {
    const shown = await fixture.press(controlOf(menu, 'sheet:log').custom_id!.replace('log', sheet));
    expect(shown.kind).toBe('update');
    const tabs = componentsOf(shown).filter(({ custom_id }) => custom_id?.includes('|sheet:'));
    expect(tabs.map(({ label }) => label)).toEqual(TABS);
  }
  expect(fixture.version).toBe(0);
});

test.each(['help', 'character', 'map', 'run log', 'settings'])('the reply to /%s is ephemeral', async (name) => {
  expect(await hall().type(name)).toMatchObject({ kind: 'message', ephemeral: true });
});

test('the help is short, and every page of it has a button', async () => {
  const fixture = hall();
  const help = await fixture.type('help');
  expect(textOf(help).length).toBeLessThan(800);
  for (const page of HELP_PAGES) {
    const message = helpMessage(page, [], blankRenderer().i18n);
    const open = controlOf({ kind: 'update', message }, `learn:${page}`);
    expect(open.disabled).toBe(true);
  }
  const fighting = await fixture.press(controlOf(help, 'learn:fighting').custom_id!);
  expect(fighting.kind).toBe('update');
  expect(textOf(fighting)).toContain('Fight in doorways');
});

const bumps = (count: number): GameEvent[] =>
  Array.from({ length: count }, (_, i) => ({
    kind: 'rewarded',
    xp: i,
    gold: i,
    turn: i,
    sense: 'self',
  }));

test('the log has pages, the newest first', () => {
  const { i18n } = blankRenderer();
  const board = boardOf(scenario('.@.'));
  const view = { ...board.view, events: bumps(50) };
  const buttonsOn = (page: number) =>
    componentsOf({ kind: 'update', message: logMessage({ ...board, view }, page, i18n) }).flatMap(
      ({ label, custom_id }) => (custom_id ? [`${label} ${custom_id}`] : []),
    );
  expect(buttonsOn(1)).toEqual(['Older v1|-|0|log:2']);
  expect(buttonsOn(2)).toEqual(['Older v1|-|0|log:3', 'Newer v1|-|0|log:1']);
  const { pages } = i18n.log(view, 1);
  expect(buttonsOn(99)).toEqual([`Newer v1|-|0|log:${pages - 1}`]);
});

test('the party log stands below the newest page of the log alone', () => {
  const { i18n } = blankRenderer();
  const board = boardOf(scenario('.@.'));
  const entry = { version: 3, by: '2', kind: 'wait' };
  const party = { mode: 'hotseat', holder: '1', votes: [], needed: 1, open: 0, idle: false, log: [entry] } as never;
  const together = { ...board, party, view: { ...board.view, events: bumps(50) } };
  const textOn = (page: number) => textOf({ kind: 'update', message: logMessage(together, page, i18n) });
  expect(textOn(1)).toMatch(/\n\*\*Who did what\*\*\n-# [^\n]*: <@2> waited$/);
  expect(textOn(2)).not.toContain('<@2>');
});

test('Markdown in names and speech is escaped on the sheets', async () => {
  const game = { ...scenario('.@.'), heroName: '**<@1>**' };
  const drunk = { who: { id: 2, raw: 'drunk' }, line: 2, at: { x: 1, y: 1 }, turn: 0 } as const;
  const fixture = new BotFixture({ ...game, events: [{ kind: 'quip', sense: 'seen', ...drunk }] });
  expect(textOf(await fixture.type('character'))).toContain('**\\*\\*\\<\\@1\\>\\*\\***');
  expect(textOf(await fixture.type('run log'))).toContain('\\*hic\\*');
});
