import { HELP_PAGES, SHEETS } from '../../../../src/discord/controls/help-controls';
import { logMessage } from '../../../../src/discord/features/help/help-message';
import { campaignLines, ladderLines } from '../../../../src/discord/features/help/progress';
import type { GameEvent } from '../../../../src/engine';
import { createI18n, LOCALES } from '../../../../src/i18n';
import { loadRaws } from '../../../../src/raws';
import {
  BotFixture,
  blankRenderer,
  boardOf,
  buttonsOf,
  componentsOf,
  controlOf,
  textOf,
} from '../../../support/bot-fixture';
import { createGuild, customIdOf, isEphemeral } from '../../../support/guild';
import { scenario } from '../../../support/scenario';

const raws = loadRaws();
const hall = () => new BotFixture(scenario('.@.w.'));
const TABS = ['Pack', 'Look', 'Map', 'Hero', 'Log', 'Help', 'Settings'];

test('the menu opens in a new message, and every sheet has tabs to the others', async () => {
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

test('Look opens the same panel beside the board, even an ephemeral board, and its controls open no message', async () => {
  const fixture = hall();
  const board = await fixture.type('play');
  const look = await fixture.press(controlOf(board, 'look').custom_id!);
  expect(look).toMatchObject({ kind: 'message', ephemeral: true });
  expect(buttonsOf(look)).toEqual(TABS.filter((tab) => tab !== 'Look'));
  const onPrivateBoard = await fixture.pressPrivately(controlOf(board, 'look').custom_id!);
  expect(onPrivateBoard).toMatchObject({ kind: 'message', ephemeral: true });
  const menu = controlOf(look, 'examine');
  const closer = await fixture.pressPrivately(menu.custom_id!, [menu.options![0]!.value]);
  const back = await fixture.pressPrivately(controlOf(closer, 'sheet:look').custom_id!);
  const pack = await fixture.pressPrivately(controlOf(back, 'sheet:pack').custom_id!);
  expect([closer.kind, back.kind, pack.kind]).toEqual(['update', 'update', 'update']);
  expect(textOf(back)).toBe(textOf(look));
});

test('the menu of a board is about its run, whatever was played since', async () => {
  const names = ['OLDER', 'NEWER'];
  const { type, press } = createGuild({ newSeed: () => names.shift() ?? 'MORE' });
  const older = await type('1', 'play');
  await type('1', 'daily');
  expect(textOf(await type('1', 'character'))).not.toContain('OLDER');
  let sheet = await press('1', customIdOf(older, '|menu'));
  for (const tab of ['settings', 'help', 'log', 'character'])
    sheet = await press('1', customIdOf(sheet, `|sheet:${tab}`));
  expect(textOf(sheet)).toContain('OLDER');
});

test("the menu of another player's board is refused in an ephemeral reply", async () => {
  const { type, press } = createGuild();
  const board = await type('1', 'play');
  await type('2', 'play');
  const refused = await press('2', customIdOf(board, '|menu'));
  expect(textOf(refused)).toContain('belongs to <@1>');
  expect(isEphemeral(refused)).toBe(true);
});

test.each(['help', 'character', 'map', 'run log', 'settings'])('the reply to /%s is ephemeral', async (name) => {
  expect(await hall().type(name)).toMatchObject({ kind: 'message', ephemeral: true });
});

test('the help is short, and every page of it has a button', async () => {
  const fixture = hall();
  const help = await fixture.type('help');
  expect(textOf(help).length).toBeLessThan(1200);
  for (const page of HELP_PAGES) {
    const shown = await fixture.press(controlOf(help, `learn:start`).custom_id!.replace('start', page));
    expect(controlOf(shown, `learn:${page}`).disabled).toBe(true);
  }
  const fighting = await fixture.press(controlOf(help, 'learn:fighting').custom_id!);
  expect(fighting.kind).toBe('update');
  expect(textOf(fighting)).toContain('Fight in doorways');
});

/** Deepest level that the player has reached in each campaign. */
const depths = [{ deepest: 4 }, { campaign: 'amulet', deepest: 10 }];
const campaignDepths = async () => ({ kind: 'campaign-depths', depths }) as const;

test("in German the player's deepest level is called so", () => {
  const lines = ladderLines({ here: 1, reached: 1, record: 9 }, blankRenderer().in('de').i18n);
  expect(lines.filter((line) => line.includes('**am tiefsten warst du hier, in Tiefe 9**'))).toHaveLength(1);
});

describe('the ladder of places', () => {
  const { i18n } = blankRenderer();
  const marked = (here: number, reached: number, record: number) =>
    ladderLines({ here, reached, record }, i18n).filter((line) => / \*\*/.test(line));

  it.each<[string, Parameters<typeof marked>, string[]]>([
    ['nowhere yet', [0, 0, 0], []],
    ['in the town', [1, 1, 0], ['1 · the town: shops, advice and your bed · **your hero is here**']],
    [
      'back up, of one who came deeper before',
      [2, 3, 6],
      [
        '2 · the woods · **your hero is here**',
        '3 · caverns · **as deep as this hero has been**',
        '6 · its dragon · **as deep as you ever came**',
      ],
    ],
    [
      'below all names',
      [8, 9, 9],
      [
        '7 and below · levels without end · **your hero is here, at depth 8** · **as deep as this hero has been, at depth 9**',
      ],
    ],
    ['without a run', [0, 0, 4], ['4 · deep caverns · **as deep as you ever came**']],
  ])('marks how deep the player has come: %s', (_, depths, lines) => {
    expect(marked(...depths)).toEqual(lines);
  });

  it('belongs to the campaign, and counts only its runs', async () => {
    const game = { ...scenario('.@.', { depth: 8 }), campaign: 'amulet' };
    const lines = textOf(await new BotFixture(game, { campaignDepths }).type('help')).split('\n');
    expect(lines[1]).toBe(i18n.campaign('amulet').about);
    expect(lines.filter((line) => / \*\*/.test(line) && /^\d/.test(line))).toEqual([
      '7–9 · mushroom groves · **your hero is here, at depth 8**',
      '10 · the warrens of the dark elves · **as deep as you ever came**',
    ]);
  });

  it('stands in the help below the goal, with the place of the hero', async () => {
    const fixture = new BotFixture(scenario('.@.', { depth: 3 }), { campaignDepths });
    const lines = textOf(await fixture.type('help')).split('\n');
    expect(lines[1]).toBe(i18n.turns.title.purpose);
    expect(lines).toEqual(expect.arrayContaining(ladderLines({ here: 3, reached: 3, record: 4 }, i18n)));
  });

  it('has no mark if the store fails or the run is over', async () => {
    const down = () => Promise.reject(new Error('down'));
    const broken = new BotFixture(scenario('.@.'), { look: down, campaignDepths: down });
    expect(textOf(await broken.type('help'))).not.toContain('your hero is here');
    const over = { result: 'died', turn: 5, depth: 1, by: null, cause: null } as const;
    const dead = new BotFixture({ ...scenario('.@.'), over }, { campaignDepths });
    expect(textOf(await dead.type('help'))).not.toContain('your hero is here');
  });
});

describe('the page about a campaign', () => {
  const { i18n } = blankRenderer();
  const amulet = { ...scenario('.@.', { depth: 8 }), campaign: 'amulet' };
  const known = (reached: number, record: number): string[] =>
    campaignLines({ campaign: 'amulet', here: 1, reached, record }, i18n);

  it('has a button with the name of a campaign that has more to say', async () => {
    const labels = async (fixture: BotFixture) => buttonsOf(await fixture.type('help'));
    expect(await labels(new BotFixture(amulet, { campaignDepths }))).toContain('The Amulet');
    expect(await labels(new BotFixture(scenario('.@.'), { campaignDepths }))).not.toContain('The Dragon');
    const over = { result: 'died', turn: 5, depth: 8, by: null, cause: null } as const;
    expect(await labels(new BotFixture({ ...amulet, over }, { campaignDepths }))).toContain('The Amulet');
  });

  it.each(Object.values(LOCALES))('fits a message in $id, in full', (locale) => {
    const { campaigns, campaign } = createI18n(raws, locale);
    const lengths = campaigns.map(({ id }) => campaign(id).help.reduce((sum, { text }) => sum + text.length + 1, 0));
    expect(Math.max(...lengths)).toBeLessThan(3400);
    expect(Math.max(...lengths)).toBeGreaterThan(0);
  });

  it('opens from there', async () => {
    const fixture = new BotFixture(amulet, { campaignDepths });
    const shown = textOf(await fixture.press(controlOf(await fixture.type('help'), 'learn:campaign').custom_id!));
    expect(shown).toMatch(/^## The Amulet\n[\s\S]*\*\*Fire\*\* shoots/);
  });

  it('tells what the player has come deep enough for, in any run, and how much is left', () => {
    expect(known(1, 0)).toHaveLength(4);
    expect(known(1, 0).at(-1)).toBe('-# 11 more lines are for those who come deeper.');
    expect(known(7, 0).join()).toContain('Firecaps');
    expect(known(1, 7)).toEqual(known(7, 0));
    expect(known(12, 0).join()).not.toContain('Mirrors');
    expect(
      known(13, 0).filter((line) => /^\*\*(Burning cracks|Mirrors|Silence|Tilting ground)\./.test(line)),
    ).toHaveLength(4);
    expect(known(15, 0)).toHaveLength(14);
  });
});

const bumps = (count: number): GameEvent[] =>
  Array.from({ length: count }, (_, i) => ({
    kind: 'rewarded',
    xp: i,
    gold: i,
    turn: i,
    sense: 'self',
  }));

test('the log has pages, newest first', () => {
  const { i18n } = blankRenderer();
  const board = boardOf(scenario('.@.'));
  const view = { ...board.view, events: bumps(50) };
  const buttonsOn = (page: number) =>
    componentsOf({ kind: 'update', message: logMessage({ ...board, view }, page, i18n) }).flatMap(
      ({ label, custom_id }) => (custom_id ? [`${label} ${custom_id}`] : []),
    );
  expect(buttonsOn(1)).toEqual(['Older v1|run|0|log:2']);
  expect(buttonsOn(2)).toEqual(['Older v1|run|0|log:3', 'Newer v1|run|0|log:1']);
  const { pages } = i18n.log(view, 1);
  expect(buttonsOn(99)).toEqual([`Newer v1|run|0|log:${pages - 1}`]);
});

test('the party log stands only below the newest page of the log', () => {
  const { i18n } = blankRenderer();
  const board = boardOf(scenario('.@.'));
  const entry = { version: 3, by: '2', kind: 'wait' };
  const party = { mode: 'hotseat', holder: '1', votes: [], needed: 1, open: 0, idle: false, log: [entry] } as never;
  const partyBoard = { ...board, party, view: { ...board.view, events: bumps(50) } };
  const textOn = (page: number) => textOf({ kind: 'update', message: logMessage(partyBoard, page, i18n) });
  expect(textOn(1)).toMatch(/\n\*\*Who did what\*\*\n-# [^\n]*<@1>\n-# [^\n]*: <@2> waited$/);
  expect(textOn(2)).not.toContain('<@2>');
});

test('Markdown in names and speech is escaped on the sheets', async () => {
  const game = { ...scenario('.@.'), heroName: '**<@1>**' };
  const drunk = { who: { id: 2, raw: 'drunk' }, line: 2, at: { x: 1, y: 1 }, turn: 0 } as const;
  const fixture = new BotFixture({ ...game, events: [{ kind: 'quip', sense: 'seen', ...drunk }] });
  expect(textOf(await fixture.type('character'))).toContain('**\\*\\*\\<\\@1\\>\\*\\***');
  expect(textOf(await fixture.type('run log'))).toContain('\\*hic\\*');
});
