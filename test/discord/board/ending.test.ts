import type { Reply } from '../../../src/discord/api/reply';
import { boardMessage } from '../../../src/discord/board/board-message';
import { endingMessage } from '../../../src/discord/board/ending';
import { titleMessage, welcomeMessage } from '../../../src/discord/board/title';
import type { Board, ClipFrame as Frame, Play } from '../../../src/discord/types';
import { type Game, turn } from '../../../src/engine';
import { createI18n, createLanguages } from '../../../src/i18n';
import { loadRaws } from '../../../src/raws';
import {
  BotFixture,
  BROKEN_PICTURES,
  blankRenderer,
  boardOf,
  buttonsInStyle,
  buttonsOf,
  componentsOf,
  controlOf,
  englishI18n,
  OTHER_STARTS,
  problemsOf,
  textOf,
} from '../../support/bot-fixture';
import { componentInteraction } from '../../support/interactions';
import { changed, scenario } from '../../support/scenario';

const raws = loadRaws();
const i18nOf = createLanguages(raws);

const over = (game: Game): Game => {
  const result = turn(game, { kind: 'abandon', sure: true }, raws);
  if (!result.ok) throw new Error(result.refusal.code);
  return result.game;
};

const ended = (settings: Partial<Board['settings']> = {}): Board => boardOf(over(scenario('.@w.')), settings, 12);
const reply = (board: Board, frames?: Frame[]): Reply => ({
  kind: 'update',
  message: endingMessage(board, blankRenderer(), frames ? { frames } : {}),
});
const files = (shown: Reply): string[] =>
  shown.kind === 'update' ? shown.message.attachments.map(({ name }) => name) : [];

test('the end shows the card and the last moment, and says cause, depth, kills and score', () => {
  const shown = reply(ended());
  expect(files(shown)).toEqual(['end-12.png', 'last-12.png']);
  expect(textOf(shown)).toMatch(/\*\*.+\*\* gave up the quest in .+ · depth 2 · Level 1 · .* · 0 kills · Score/);
  expect(buttonsOf(shown)).toEqual([
    'New game',
    'Show the last turns',
    'Replay',
    'Card',
    ...OTHER_STARTS,
    'Share this',
  ]);
});

test('the end of an avenged hero says so, with the name if it may be shown', () => {
  const board = ended();
  const avenged = (avengedBy: string) => textOf(reply({ ...board, view: { ...board.view, avengedBy } }));
  expect(avenged('Bo_')).toContain(' · avenged by Bo\\_ · ');
  expect(avenged('')).toContain(' · avenged · ');
  expect(avenged('سلمى discord.gg/x')).toContain(' · avenged by \u2068سلمى discord gg/x\u2069 · ');
  expect(textOf(reply(board))).not.toContain('avenged');
});

test('the end names the looks that the feats of the run have opened', () => {
  expect(textOf(reply({ ...ended(), earned: ['taxi', 'dragonslayer'] }))).toContain(
    '🎨 New emblem: crown · New title: the Dragonslayer · `/settings`',
  );
  expect(textOf(reply({ ...ended(), earned: ['taxi'] }))).not.toContain('🎨');
});

test('the end names the kit that a feat of the run has opened, and its button has no lock', () => {
  const lockOf = (earned: string[]) =>
    componentsOf(reply({ ...ended(), feats: [], earned })).find(({ label }) => label === 'Tinker')?.emoji?.name;
  expect(textOf(reply({ ...ended(), earned: ['down-the-hole'] }))).toContain('🎨 New kit: Tinker · `/settings`');
  expect([lockOf([]), lockOf(['down-the-hole'])]).toEqual(['🔒', '🎲']);
});

test('the end names the hero with the title of the player', () => {
  const board = ended();
  const titled = { ...board, view: { ...board.view, title: 'in-a-hurry' } as const };
  expect(textOf(reply(titled))).toMatch(/\*\*.+\*\* the Swift gave up the quest/);
});

/** Line about each kit in the choice of the next run. */
const KITS = englishI18n.kits.map(({ name, about }) => `**${name}** — ${about}`);

const unescaped = (shown: Reply): string => textOf(shown).replaceAll('\\', '');

const CHOICE: NonNullable<Board['lastChoice']> = {
  subjects: [{ kind: 'fight' }, { kind: 'spell', spell: 'zap' }, { kind: 'way', leads: 'up' }],
  taken: 1,
};

test.each([
  ['en', 1, 'Last choice: Zap. Also on offer: Fight · Slip away, up'],
  ['en', null, 'Last choice: something else. Also on offer: Fight · Zap · Slip away, up'],
  ['de', 1, 'Letzte Wahl: Blitz. Außerdem möglich: Kämpfen · Hinauf fliehen'],
  ['es', 1, 'Última elección: Chispazo. Otras opciones: Luchar · Huir hacia arriba'],
])('the card of a death tells the last choice, in words and for screen readers (%s, %s)', (locale, taken, said) => {
  const board = { ...ended(), lastChoice: { ...CHOICE, taken } };
  const message = endingMessage(board, { ...blankRenderer(), i18n: i18nOf(locale) });
  expect(unescaped({ kind: 'update', message })).toContain(`-# ${said}`);
  expect(message.attachments[0]?.description).toContain(said);
});

test('an end without a choice has no line about one', () => {
  expect(textOf(reply(ended()))).not.toContain('Last choice');
});

test.each([
  ['en', 'Score 3,221 (100 for depth, 60 for experience, 61 for coins, 3,000 for the laurel)'],
  ['de', '3.221 Punkte (100 für die Tiefe, 60 für Erfahrung, 61 für Münzen, 3.000 für den Lorbeer)'],
  ['es', '3221 puntos (100 por la profundidad, 60 por la experiencia, 61 por las monedas, 3000 por el laurel)'],
])('the parts of the score stand behind it, in %s', (locale, said) => {
  const game = changed(scenario('@'), (draft) => {
    draft.tallies = { '2': { xp: 600, mostXp: 700, mostGold: 61.5 } };
    Object.assign(draft.hero.pools, { xp: 900, gold: 300 });
    draft.coins = 70;
    draft.laurel = true;
  });
  const message = endingMessage(boardOf(over(game)), { ...blankRenderer(), i18n: i18nOf(locale) });
  expect(unescaped({ kind: 'update', message })).toContain(said);
});

test.each([
  ['en', /gave up the quest in (?!The)\S.* · depth 2/],
  ['de', /gab die Suche auf \(\S.*\) · Tiefe 2/],
  ['es', /abandonó la búsqueda \(\S.*\) · profundidad 2/],
])('the place stands after the end of the run, in %s', (locale, said) => {
  const message = endingMessage(ended(), { ...blankRenderer(), i18n: i18nOf(locale) });
  expect(unescaped({ kind: 'update', message })).toMatch(said);
});

test('the parts of the score add up to it, and parts of 0 are left out', () => {
  expect(unescaped(reply(ended()))).toMatch(/Score 100 \(100 for depth\)$/m);
  expect(textOf(reply(boardOf(over(scenario('@', { depth: 1 })))))).toMatch(/Score 0$/m);
});

describe('with the thing that wins the campaign', () => {
  const bearer = (result: 'retired' | 'died', depth: number): Board => {
    const game = changed(scenario('@', { depth, carried: ['amulet-of-yala'] }), (draft) => {
      draft.tallies['15'] = { xp: 0, mostXp: 0, mostGold: 0, turn: 900, home: 950 };
      draft.tallies['4'] = { xp: 0, mostXp: 0, mostGold: 0, home: 1200 };
      Object.assign(draft, { campaign: 'amulet', laurel: result === 'retired' });
    });
    return boardOf({ ...game, over: { result, turn: 1, depth, by: null, cause: null } });
  };

  test('a victor reads the way home, too, on the card and beside it', () => {
    const shown = reply(bearer('retired', 1));
    expect(textOf(shown)).toContain('-# The way home: depth 15 turn 950 · depth 4 turn 1,200');
    expect(JSON.stringify(shown)).toContain('The way home: depth 15 turn 950');
  });

  test('a hero who died reads how far the way home was', () => {
    expect(unescaped(reply(bearer('died', 4)))).toContain('depth 4 · Amulet of Yala: 3 floors from home');
    expect(unescaped(reply(bearer('died', 1)))).toContain('depth 1 · Amulet of Yala: already in the town');
    expect(textOf(reply(bearer('died', 4)))).not.toContain('The way home');
  });
});

test('a victor reads how they came down, below the summary', () => {
  const game = changed(scenario('@', { depth: 6 }), (draft) => {
    for (const [depth, turn] of [
      [2, 40],
      [6, 600],
    ] as const)
      draft.tallies[depth] = { xp: 0, mostXp: 0, mostGold: 0, turn };
    draft.over = { result: 'retired', turn: 900, depth: 6, by: null, cause: null };
  });
  const board = boardOf(game);
  expect(textOf(reply(board))).toContain('-# The way down: depth 2 turn 40 · depth 6 turn 600');
});

test('the end names the ways that the hero took, if the run had two', () => {
  const game = changed(scenario('@', { depth: 5 }), (draft) => {
    Object.assign(draft, { secondWays: [5] });
    for (const depth of [4, 5]) draft.tallies[depth] = { xp: 0, mostXp: 0, mostGold: 0, turn: 100 * depth };
    draft.over = { result: 'retired', turn: 900, depth: 5, by: null, cause: null };
  });
  const shown = textOf(reply(boardOf(game)));
  expect(shown).toContain('depth 5 · Orc caverns › Old mine');
  expect(shown).toContain('depth 4 (Orc caverns) turn 400 · depth 5 (Old mine) turn 500');
});

test('a hint stands below the summary, if there is one', () => {
  const board = ended();
  expect(textOf(reply(board)).split('\n')).toHaveLength(1);
  const hinted: Reply = { kind: 'update', message: endingMessage(board, blankRenderer(), { hint: 'Be careful.' }) };
  expect(textOf(hinted).split('\n').slice(1)).toEqual(['💡 Be careful.']);
});

test('a missing part of the epitaph leaves no gap in the summary', () => {
  const board = ended();
  const summary = textOf(reply({ ...board, view: { ...board.view, summary: null } })).split('\n')[0] as string;
  expect(summary).toMatch(/ · 0 kills$/);
  expect(summary.split(' · ').every((part) => part.trim() !== '')).toBe(true);
});

test('the epitaph of a killed hero names the killer first, then the place', () => {
  const died = { result: 'died', turn: 9, depth: 2, by: 'mangy-wolf', cause: null } as const;
  const board = boardOf({ ...scenario('.@w.'), over: died });
  expect(textOf(reply(board))).toMatch(/^\*\*Tester\*\* slain by a mangy wolf · [^·]+, depth 2 · Level 1/);
  expect(textOf(reply(ended()))).toMatch(/^\*\*Tester\*\* gave up the quest in (?!null)\S[^·]* · depth 2 · Level 1/);
});

test('the card is described by the summary and the map, the last moment by the map alone', () => {
  const shown = reply(ended());
  const [card, moment] = shown.kind === 'update' ? shown.message.attachments : [];
  const summary = (textOf(shown).split('\n')[0] as string).replace(/[\\*]/g, '');
  expect(card?.description.startsWith(`${summary}. `)).toBe(true);
  expect(moment?.description).toBe(card?.description.slice(`${summary}. `.length));
});

test('the last moment is drawn as the map, not as the card', () => {
  const renderer = blankRenderer();
  boardMessage(ended(), renderer);
  expect(renderer.requests.map(({ scene = false }) => scene)).toEqual([false, true]);
});

test('a new run is one click away', async () => {
  const fixture = new BotFixture(over(scenario('.@.')));
  fixture.version = 3;
  const end = await fixture.press('v1|run|3|panel:pad');
  expect(controlOf(end, 'restart').label).toBe('New game');
});

test('the other campaign is one click away, too, by its name', () => {
  const end = reply(ended());
  expect(buttonsOf(end)).toContain('The Amulet');
  expect(buttonsOf(end)).not.toContain('The Dragon');
  const below = reply({ ...ended(), view: { ...ended().view, campaign: 'amulet' } });
  expect(buttonsOf(below)).toContain('The Dragon');
  expect(buttonsOf(below)).not.toContain('The Amulet');
});

test('a player who comes back after the end sees the title, their last hero, and the way to a new run', async () => {
  const title = await new BotFixture({ ...over(scenario('.@.')), heroName: 'A_b' }).type('play');
  expect(title).toMatchObject({ kind: 'message', ephemeral: false });
  expect(files({ ...title, kind: 'update' } as Reply)).toEqual(['title.png']);
  const [heading, ...lines] = textOf(title).split('\n');
  expect(heading).toBe('## Wyrmdeep');
  expect(lines[0]).toContain('A\\_b');
  expect(lines[1]).toMatch(/^-# HP /);
  expect(componentsOf(title).flatMap(({ items = [] }) => items)).toMatchObject([
    { media: { url: 'attachment://title.png' } },
  ]);
  expect(buttonsOf(title)).toEqual(['Fighter', ...OTHER_STARTS, 'Help']);
  expect(buttonsInStyle(title, 'success')).toEqual(['Fighter']);
  expect(lines.slice(-KITS.length)).toEqual(KITS);
});

test('in text mode the title is no picture', async () => {
  const title = await new BotFixture(over(scenario('.@.')), {}, { text: true }).type('play');
  expect(files({ ...title, kind: 'update' } as Reply)).toEqual([]);
  expect(textOf(title)).toContain('## Wyrmdeep');
});

const frames = (board: Board, count = 3): Frame[] =>
  Array.from({ length: count }, () => ({ view: board.view, events: board.view.events }));

test('the last turns are shown as a clip beside the picture, and in words', () => {
  const board = ended();
  const shown = reply(board, frames(board));
  expect(files(shown)).toEqual(['end-12.png', 'last-turns-12.gif', 'last-12.png']);
  expect(textOf(shown)).toContain('**The last turns**');
  expect(buttonsOf(shown)).toEqual(['New game', 'Replay', 'Card', ...OTHER_STARTS, 'Share this']);
});

test('text mode has no pictures', () => {
  const board = ended({ text: true });
  const shown = reply(board, frames(board));
  expect(files(shown)).toEqual([]);
  expect(textOf(shown)).toContain('**The last turns**');
});

test('a clip of a great many events keeps within the limits of Discord', () => {
  const board = ended();
  const message = endingMessage(board, blankRenderer(), { frames: frames(board, 300), events: board.view.events });
  expect(problemsOf(message)).toEqual([]);
});

test('without a picture the end is described in words', () => {
  const board = ended();
  const broken = { ...blankRenderer(), pictures: BROKEN_PICTURES };
  const message = endingMessage(board, broken, { frames: frames(board) });
  expect(message.attachments).toEqual([]);
  expect(componentsOf({ kind: 'update', message }).some(({ content }) => content?.includes('gave up'))).toBe(true);
});

test('only the clip is left to the worker', () => {
  const pressed = (custom_id: string) => new BotFixture(scenario('.@.')).bot.isSlow(componentInteraction(custom_id));
  expect(pressed('v1|run|12|last')).toBe(true);
  expect(pressed('v1|run|12|do:wait')).toBe(false);
});

test('a player who may not see a run is told so in an ephemeral reply', async () => {
  const fixture = new BotFixture(scenario('.@.'), { lastTurns: async () => ({ kind: 'not-shared' }) });
  const note = await fixture.press('v1|run|0|last');
  expect(note).toMatchObject({ kind: 'message', ephemeral: true });
});

test('the title after a dungeon of the day offers runs of the campaigns that players may choose', () => {
  const { view, ...board } = ended();
  const title: Reply = {
    kind: 'update',
    message: titleMessage({ ...board, view: { ...view, campaign: 'sprint' } }, blankRenderer()),
  };
  expect(textOf(title)).toContain('Who goes down in **The Dragon**?');
  expect(buttonsOf(title)).toEqual(expect.arrayContaining(['Fighter', 'The Amulet']));
  expect(buttonsOf(title)).not.toContain('The Dragon');
  expect(componentsOf(title).filter(({ custom_id }) => custom_id?.includes('sprint'))).toEqual([]);
});

test('the kit of the last run is green on the title, except a locked kit', () => {
  const greenFor = (kit: string): string[] => {
    const { view, ...board } = ended();
    const message = titleMessage({ ...board, feats: [], view: { ...view, kit } }, blankRenderer());
    return buttonsInStyle({ kind: 'update', message }, 'success');
  };
  expect(greenFor('scout')).toEqual(['Scout']);
  expect(greenFor('tinker')).toEqual([]);
});

describe('the first run of a player', () => {
  const started = (settings = {}): Partial<Play> => ({
    look: async () => ({ kind: 'no-run' }),
    play: async () => ({ kind: 'started', board: boardOf(scenario('.@.'), settings, 0), hint: 'welcome' }),
  });

  it('begins with the title, a line about each campaign, and a button to each; the first is suggested', async () => {
    const title = await new BotFixture(scenario('.@.'), started()).type('play');
    expect(title).toMatchObject({ kind: 'message', ephemeral: false });
    expect(files({ ...title, kind: 'update' } as Reply)).toEqual(['title.png']);
    const [dragon, amulet] = englishI18n.campaigns;
    expect(textOf(title)).toBe(
      [
        `## Wyrmdeep\n**The Dragon** — ${dragon?.about} ${englishI18n.turns.title.suggested}\n**The Amulet** — ${amulet?.about}`,
        ...['', 'Who goes down in **The Dragon**?', ...KITS],
      ].join('\n'),
    );
    expect(buttonsOf(title)).toEqual(['Fighter', ...OTHER_STARTS]);
    expect(buttonsInStyle(title, 'primary')).toEqual(['Fighter']);
  });

  it('names no campaign if only one is offered', () => {
    const i18n = createI18n({ ...raws, campaigns: raws.campaigns.slice(0, 1) });
    const message = welcomeMessage(boardOf(scenario('.@.'), {}, 0), { ...blankRenderer(), i18n });
    const title: Reply = { kind: 'update', message };
    expect(textOf(title)).toContain(`## Wyrmdeep\n${i18n.turns.title.purpose}\n`);
    expect(buttonsOf(title)).toEqual(i18n.kits.map(({ name }) => name));
  });

  it('has only the button to begin in the dungeon of a day, which fixes the kit', () => {
    const origin = { kind: 'daily', scope: 'global', date: '2026-11-20' } as const;
    const message = welcomeMessage({ ...boardOf(scenario('.@.'), {}, 0), origin }, blankRenderer());
    const title: Reply = { kind: 'update', message };
    expect(textOf(title)).toBe(`## Wyrmdeep\n${englishI18n.turns.title.purpose}`);
    expect([buttonsOf(title), buttonsInStyle(title, 'primary')]).toEqual([['Begin'], ['Begin']]);
  });

  it('is only words in text mode', async () => {
    const title = await new BotFixture(scenario('.@.'), started({ text: true })).type('play');
    expect(files({ ...title, kind: 'update' } as Reply)).toEqual([]);
  });

  it.each([
    [true, englishI18n.turns.hints.welcome],
    [false, englishI18n.turns.hints.welcomeUnadvised],
  ])('goes on to the board with a hint: advice %s', async (advice, hint) => {
    const board = await new BotFixture(scenario('.@.'), {}, { advice }).press('v1|run|0|begin');
    expect(board.kind).toBe('update');
    expect(textOf(board)).toContain(`💡 ${hint}`);
    expect(buttonsOf(board)).toContain('Look');
  });

  it('is not begun twice: a button of a run that went on shows the board', async () => {
    const fixture = new BotFixture(scenario('.@.'));
    await fixture.press('v1|run|0|do:wait');
    const board = await fixture.press('v1|run|0|begin');
    expect(textOf(board)).toContain(englishI18n.notes.stale);
    expect(textOf(board)).not.toContain('💡');
  });
});
