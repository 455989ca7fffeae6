import { helpMessage, logMessage } from '../../src/discord/features/help/message';
import { HELP_PAGES, SHEETS } from '../../src/discord/wording-guide';
import type { GameEvent } from '../../src/engine';
import { scenario } from '../support/scenario';
import { blankStudio, boardOf, buttonsOf, controlOf, partsOf, Stage, said } from '../support/stage';

const hall = () => new Stage(scenario('.@.w.'));
const TABS = ['Hero', 'Map', 'Log', 'Settings', 'Help'];

test('the menu of the board opens beside it, and every sheet leads to all others', async () => {
  const stage = hall();
  const board = await stage.type('play');
  const menu = await stage.press(controlOf(board, 'menu').custom_id!);
  expect(menu).toMatchObject({ kind: 'message', ephemeral: true });
  expect(said(menu)).toContain('Armour class');
  for (const sheet of SHEETS) {
    const shown = await stage.press(controlOf(menu, 'sheet:log').custom_id!.replace('log', sheet));
    expect(shown.kind).toBe('update');
    const tabs = partsOf(shown).filter(({ custom_id }) => custom_id?.includes('|sheet:'));
    expect(tabs.map(({ label }) => label)).toEqual(TABS);
  }
  expect(stage.v).toBe(0);
});

test.each(['help', 'character', 'map', 'log', 'settings'])('/%s is for the asker alone', async (name) => {
  expect(await hall().type(name)).toMatchObject({ kind: 'message', ephemeral: true });
});

test('the help is short, and every page of it is a button', async () => {
  const stage = hall();
  const help = await stage.type('help');
  expect(said(help).length).toBeLessThan(800);
  for (const page of HELP_PAGES) {
    const message = helpMessage(page, [], blankStudio().i18n);
    const open = controlOf({ kind: 'update', message }, `learn:${page}`);
    expect(open.disabled).toBe(true);
  }
  const fighting = await stage.press(controlOf(help, 'learn:fighting').custom_id!);
  expect(fighting.kind).toBe('update');
  expect(said(fighting)).toContain('Fight in doorways');
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
  const { i18n } = blankStudio();
  const board = boardOf(scenario('.@.'));
  const view = { ...board.view, events: bumps(50) };
  const buttonsOn = (page: number) =>
    buttonsOf({ kind: 'update', message: logMessage({ ...board, view }, page, i18n) });
  expect(buttonsOn(1)).toEqual(['Older']);
  expect(buttonsOn(2)).toEqual(['Older', 'Newer']);
  expect(buttonsOn(99)).toEqual(['Newer']);
});

test('names and speech are no Markdown on the sheets', async () => {
  const game = { ...scenario('.@.'), heroName: '**<@1>**' };
  const drunk = { who: { id: 2, raw: 'drunk' }, line: 2, at: { x: 1, y: 1 }, turn: 0 } as const;
  const stage = new Stage({ ...game, events: [{ kind: 'quip', sense: 'seen', ...drunk }] });
  expect(said(await stage.type('character'))).toContain('**\\*\\*\\<\\@1\\>\\*\\***');
  expect(said(await stage.type('log'))).toContain('\\*hic\\*');
});
