import { linesOf } from '../../../scripts/boards/phone';
import { buildScene, scenesOf } from '../../../scripts/crawl/scenes';
import { messageProblems } from '../../../scripts/discord/lint/message';
import type { PayloadData } from '../../../scripts/discord/payload';
import { BUTTON_STYLE } from '../../../src/discord/api';
import { messageBody, type Reply } from '../../../src/discord/api/reply';
import { boardMessage } from '../../../src/discord/board/board-message';
import { parseCustomId } from '../../../src/discord/controls/control';
import { PANELS, type Panel } from '../../../src/discord/controls/panel-controls';
import type { Board } from '../../../src/discord/types';
import { type Action, type Game, newGame, turn } from '../../../src/engine';
import { createI18n, LOCALES } from '../../../src/i18n';
import { adviseOn } from '../../../src/play/advice/advice';
import { situationOf } from '../../../src/play/advice/situation';
import { loadRaws } from '../../../src/raws';
import {
  BotFixture,
  blankRenderer,
  boardOf,
  buttonsInStyle,
  buttonsOf,
  componentsOf,
  controlOf,
  englishI18n,
  problemsOf,
  textOf,
} from '../../support/bot-fixture';
import { isDeep } from '../../support/deep';
import { randomRun, richGame, someGame } from '../../support/random-run';
import { changed, here, poolsWith, scenario } from '../../support/scenario';

const raws = loadRaws();
const empty = boardOf(scenario('.@.'));
const RUNS = Number(process.env.RUNS ?? (isDeep ? 4 : 1));
const STEPS = isDeep ? 40 : 12;

function offered(board: Board): Action[] {
  return PANELS.flatMap((panel) => {
    const message = boardMessage(board, blankRenderer(), { panel });
    expect(messageProblems(messageBody({ ...message, attachments: [] }, false) as PayloadData, [])).toEqual(
      message.attachments.map(({ name }) => `attachment://${name} names no attachment`),
    );
    return componentsOf({ kind: 'update', message }).flatMap(({ custom_id, disabled, options }): Action[] => {
      if (custom_id === undefined || disabled) return [];
      const control = parseCustomId(custom_id)?.control;
      if (control?.kind === 'act') return [control.action];
      if (control?.kind === 'repeat') return control.action ? [control.action] : [];
      if (control?.kind !== 'choose' || control.verb === 'answer') return [];
      const { verb } = control;
      return (options ?? []).map(({ value }) => ({ kind: verb, item: Number(value) }));
    });
  });
}

/** Action as JSON without the confirmation and the target, which the player adds when asked. */
const bare = (action: Action): string => JSON.stringify({ ...action, sure: undefined, at: undefined });

/** Refusals that only ask the player for a confirmation or a target. The test does not count them as refusals. */
const ASKS = ['danger', 'target-needed', 'level-parked'];

const starts = [
  ...Array.from({ length: RUNS }, (_, index): [string, Game] => [`run ${index}`, someGame(index)]),
  ['a rich hero', richGame('pad')] as [string, Game],
];

/** Starts, each with the run after it. A run is played once and shared by all tests. */
const runs = starts.map(([name, start]) => ({ name, steps: onceFrom(() => [...randomRun(start, name, STEPS)]) }));

function onceFrom<T>(make: () => T): () => T {
  let made: T | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

test.each(runs)('$name: no enabled control is refused', ({ steps }) => {
  let seen = 0;
  let last: Action | null = null;
  for (const { game, view, legal } of steps()) {
    const actions = offered({ ...empty, view, legal, last });
    const able = new Set(legal.map(bare));
    expect(actions.filter((action) => !able.has(bare(action)))).toEqual([]);
    // One offered action is really taken, because only the engine decides which actions are legal.
    const action = actions[seen % actions.length];
    last = action ?? null;
    const result = action && turn(game, action, raws);
    expect(!result || result.ok || ASKS.includes(result.refusal.code) ? null : [action, result.refusal]).toBeNull();
    seen += actions.length;
  }
  expect(seen).toBeGreaterThan(100);
});

test.each(runs)('$name: a recommended action stands on the board once', ({ steps }) => {
  let recommended = 0;
  for (const { game, view, legal } of steps()) {
    const advice = adviseOn(situationOf(game, raws, { view, legal }));
    const message = boardMessage({ ...empty, view, legal, advice }, blankRenderer());
    const marked = buttonsInStyle({ kind: 'update', message }, 'primary');
    expect([advice, marked]).toEqual([advice, advice ? [expect.any(String)] : []]);
    recommended += marked.length;
  }
  expect(recommended).toBeGreaterThan(0);
});

test.each(
  [
    { action: { kind: 'wait' }, reason: 'wait-for' },
    { action: { kind: 'move', direction: 'e' }, reason: 'flee' },
    { action: { kind: 'move', direction: 'e' }, reason: 'in-the-way' },
  ].flatMap((act) => (['pad', 'steps'] as const).map((panel) => ({ ...act, panel }))),
)('$action.kind ($reason) is recommended by one button of the panel $panel', ({ panel, ...act }) => {
  const advice = { ...act, thing: { id: 9, raw: 'rat' } } as NonNullable<Board['advice']>;
  const parts = mainRowOf(scenario('.@.'), panel, { advice });
  const ids = parts.flatMap(({ custom_id }) => custom_id ?? []);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(parts.filter(({ style }) => style === BUTTON_STYLE.primary)).toHaveLength(1);
});

test('a recommended purchase can be pressed', async () => {
  const advised: Board = {
    ...empty,
    advice: { action: { kind: 'buy', vendor: 8, item: 'rations' }, reason: 'buy-food' },
  };
  const message = boardMessage(advised, blankRenderer());
  const [id] = componentsOf({ kind: 'update', message }).flatMap(({ custom_id, style }) =>
    style === 1 && custom_id ? [custom_id] : [],
  );
  expect(parseCustomId(id!)?.control).toMatchObject({ kind: 'act', action: { kind: 'buy', item: 'rations' } });
});

const zapper = { knownSpells: [{ spell: 'zap', manaCost: 1 }] };

/** Game of a hero with two unidentified scrolls that look alike. */
const unread = (drawing: string): Game => {
  const scroll = 'magic-missile-scroll';
  return changed(scenario(drawing, { carried: [scroll, scroll], hero: poolsWith() }), (game) => {
    game.aliases = { [scroll]: { kind: 'scroll', word: 'xyzzy' } };
  });
};

test.each<[string, Game]>([
  ['Learn: Zap', scenario('@.>', { carried: ['beginners-magic'] })],
  ['Zap: Bandit', scenario('@..b', { hero: zapper })],
  ['Read: Scroll of Xyzzy', unread('@.>')],
  ['Read: Scroll of Xyzzy', unread('@..b')],
])('a button says “%s”', (label, game) => {
  const board = boardOf(game);
  const advice = adviseOn(situationOf(game, raws, board));
  const message = boardMessage({ ...board, advice }, blankRenderer());
  expect(buttonsInStyle({ kind: 'update', message }, 'primary')).toEqual([label]);
});

test('beside the priest, a button asks what an unknown item is', () => {
  const game = scenario('@p', {
    legend: { p: 'priest' },
    depth: 1,
    carried: ['rod-of-venom'],
    hero: poolsWith({ gold: 60 }),
  });
  const message = boardMessage(boardOf(game), blankRenderer());
  expect(buttonsOf({ kind: 'update', message })).toContain('Ask: Priest (60 gold)');
});

test.each(runs)('$name: no board has more than four rows of buttons', ({ steps }) => {
  const rows: number[] = [];
  for (const { view, legal } of steps()) {
    if (view.over || view.pending) continue;
    const message = boardMessage({ ...empty, view, legal }, blankRenderer());
    const all = componentsOf({ kind: 'update', message });
    rows.push(all.filter(({ type }) => type === 1).length);
  }
  expect(rows.length).toBeGreaterThan(0);
  expect(Math.max(...rows)).toBeLessThanOrEqual(4);
});

/** Level with a hero among vendors. */
const market = scenario(
  `
    ....
    .VW.
    .@U.
    ....
  `,
  { legend: { V: 'barkeep', W: 'blacksmith', U: 'alchemist' }, depth: 1 },
);

/** Boards with what is advised on them. A board is worked out once and shared by all languages. */
const boards = [
  { name: 'the town', build: () => newGame({ seed: 'phone', heroName: 'Ada' }, raws) },
  { name: 'a market', build: () => market },
  ...Object.entries(scenesOf(raws)).map(([name, scene]) => ({ name, build: () => buildScene(raws, scene) })),
].map(({ name, build }) => ({
  name,
  advised: onceFrom((): Board => {
    const game = build();
    const board = boardOf(game);
    return { ...board, advice: adviseOn(situationOf(game, raws, board)) };
  }),
}));

test.each(Object.values(LOCALES).flatMap((locale) => boards.map((board) => ({ locale, ...board }))))(
  '$locale.id, $name: the buttons take at most four lines on a phone',
  ({ locale, advised }) => {
    const message = boardMessage(advised(), blankRenderer().in(locale.id));
    const rows = componentsOf({ kind: 'update', message }).filter(({ type }) => type === 1);
    expect(linesOf(rows)).toBeLessThanOrEqual(4);
  },
);

const mainRowOf = (game: Game, panel: Panel = 'pad', more: Partial<Board> = {}) =>
  componentsOf({
    kind: 'update',
    message: boardMessage({ ...boardOf(game), ...more }, blankRenderer(), { panel }),
  }).filter(({ type }) => type === 2);

const labelsOf = (parts: ReturnType<typeof mainRowOf>, enabled: boolean): string[] =>
  parts.flatMap(({ label, disabled = false }) => (label && disabled !== enabled ? [label] : []));

test('the main row keeps its order; illegal actions are disabled there and absent from the contextual row', () => {
  const parts = mainRowOf(scenario('.@.'));
  expect(parts.slice(0, 5).map(({ label }) => label)).toEqual(['Explore', 'Fight', 'Rest', 'Go down', 'Pack']);
  expect(labelsOf(parts, false)).toEqual(['Explore', 'Fight', 'Rest', 'Go down']);
  expect(labelsOf(parts, true)).toEqual(['Pack', 'Wait', 'Look', 'Walk', 'Menu']);
});

test('Wait gives way to actions of this place, but not with an enemy in view', () => {
  const busy = (map: string) => {
    const game = scenario(map, { depth: 3 });
    const { legal, view } = boardOf(game);
    const more = [...legal, { kind: 'ascend' }, { kind: 'wear-best' }] as Action[];
    return labelsOf(mainRowOf(game, 'pad', { legal: more, view: { ...view, standingOn: '<' } }), true);
  };
  expect(labelsOf(mainRowOf(scenario('@./')), true)).toEqual(expect.arrayContaining(['Wait', 'Fetch: Dagger']));
  expect(busy('.@.')).toEqual(expect.arrayContaining(['Go up', 'Wear best']));
  expect(busy('.@.')).not.toContain('Wait');
  expect(busy('.@..g')).toContain('Wait');
});

const standingOn = (tile: string): Game => {
  const game = scenario(`.${tile}.`, { depth: 3 });
  return { ...game, hero: { ...game.hero, position: { x: 2, y: 1 } } };
};

test('the hero takes stairs underfoot', () => {
  expect(mainRowOf(standingOn('>'))[3]).toMatchObject({ label: 'Go down', style: BUTTON_STYLE.success });
  expect(labelsOf(mainRowOf(standingOn('<')), true)).toContain('Go up');
});

test('one press goes to known stairs down and takes them, or to the stairs up if those are unknown', () => {
  expect(mainRowOf(scenario('<.@.>'))[3]).toMatchObject({
    label: 'Go down',
    style: BUTTON_STYLE.secondary,
  });
  expect(labelsOf(mainRowOf(scenario('<.@..', { depth: 3 })), true)).toContain('Stairs up');
});

describe('in the woods', () => {
  const toTown = (drawing: string, deepest: number) => {
    const game = changed(scenario(drawing), (draft) => Object.assign(draft, { deepest }));
    return mainRowOf(game).filter(({ label }) => label === 'To town');
  };

  test.each(['<.@..', '<.@.>'])('the town is one press away (%s)', (drawing) => {
    const [button, ...others] = toTown(drawing, 2);
    expect(others).toEqual([]);
    expect(parseCustomId(button?.custom_id ?? '')?.control).toEqual({ kind: 'act', action: { kind: 'ascend' } });
  });

  test('the town is not one press away after the hero has been deeper', () => {
    expect(toTown('<.@.>', 3)).toEqual([]);
  });

  test('the town is not one press away with an enemy in view', () => {
    expect(toTown('<.@.r', 2)).toEqual([]);
  });
});

test('with the Amulet one press, which is recommended, goes to known stairs up and takes them', () => {
  const far = changed(scenario('<.@..', { depth: 14, carried: ['amulet-of-yala'] }), (draft) =>
    Object.assign(draft, { campaign: 'amulet', deepest: 15 }),
  );
  const there = changed(far, (draft) => Object.assign(draft.hero, { position: { x: 1, y: 1 } }));
  for (const game of [far, there]) {
    const advice = adviseOn(situationOf(game, raws, boardOf(game)));
    const up = mainRowOf(game, 'pad', { advice }).filter(({ label }) => label === 'Go up');
    expect(up).toMatchObject([{ style: BUTTON_STYLE.primary }]);
  }
});

test('only items underfoot can be picked up', () => {
  const game = scenario('.@!');
  expect(labelsOf(mainRowOf(game), true)).not.toContain('Pick up');
  const onto = turn(game, { kind: 'move', direction: 'e' }, raws);
  if (!onto.ok) throw new Error(onto.refusal.code);
  expect(labelsOf(mainRowOf(onto.game), true)).toContain('Pick up');
});

test.each(Object.values(LOCALES))('$id: no two buttons of a panel say the same', (locale) => {
  const renderer = { ...blankRenderer(), i18n: createI18n(raws, locale) };
  for (const { name, advised } of boards) {
    for (const panel of PANELS) {
      const parts = componentsOf({ kind: 'update', message: boardMessage(advised(), renderer, { panel }) });
      const labels = labelsOf(
        parts.filter(({ type }) => type === 2),
        true,
      );
      const twice = labels.filter((label, index) => labels.indexOf(label) < index);
      expect({ name, panel, twice }).toEqual({ name, panel, twice: [] });
    }
  }
});

test('one press fetches the only item in view that can be reached', () => {
  expect(labelsOf(mainRowOf(scenario('@../...')), true)).toContain('Fetch: Dagger');
  expect(labelsOf(mainRowOf(scenario('/~@..%')), true)).toContain('Fetch: Rations');
  expect(labelsOf(mainRowOf(scenario('@./..w')), true)).not.toContain('Fetch: Dagger');
});

test('of several items in view a menu picks one, or one press fetches all', async () => {
  expect(labelsOf(mainRowOf(scenario('@../.%')), true)).toContain('Fetch…');
  expect(labelsOf(mainRowOf(scenario('@../..')), true)).not.toContain('Fetch…');
  const game = scenario('@../.%');
  const fixture = new BotFixture(game);
  const opened = await fixture.press(controlOf(await fixture.type('play'), 'panel:fetch').custom_id!);
  expect(fixture.version).toBe(0);
  const menu = controlOf(opened, 'choose:fetch');
  expect(menu.options?.map(({ label }) => label)).toEqual(['Dagger', 'Rations']);
  expect(menu.options?.[0]?.description).toContain('3 E · ');
  expect(buttonsOf(opened)).toEqual(['Fetch all', 'Back']);
  await fixture.press(menu.custom_id!, [menu.options![1]!.value]);
  expect(fixture.last).toMatchObject({ kind: 'fetch', item: Number(menu.options![1]!.value) });
});

test('an item is named on its button only if nothing else needs the room', () => {
  const labels = (more: Action[]) => {
    const { legal } = boardOf(scenario('@./'));
    return labelsOf(mainRowOf(scenario('@./'), 'pad', { legal: [...legal, ...more] }), true);
  };
  expect(labels([])).toContain('Fetch: Dagger');
  expect(labels([{ kind: 'wear-best' }])).toEqual(expect.arrayContaining(['Fetch…', 'Wear best']));
});

test('actions of this place have the second row, in a fixed order', () => {
  const board = boardOf(scenario('.@./.%', { depth: 3 }));
  const legal: Action[] = [...board.legal, { kind: 'ascend' }, { kind: 'wear-best' }];
  board.view.standingOn = '<';
  const rows = componentsOf({ kind: 'update', message: boardMessage({ ...board, legal }, blankRenderer()) });
  expect(
    rows.flatMap(({ components }) => (components ? [components.map(({ label }) => label)] : [])).slice(-2),
  ).toEqual([
    ['Fetch…', 'Go up', 'Wear best'],
    ['Look', 'Walk', 'Menu'],
  ]);
});

describe('if not everything fits on the last line of a phone', () => {
  test('buttons that other panels have, too, are left out, and stand below the directions', () => {
    const game = scenario('V@.', { depth: 3, carried: ['longsword'], hero: zapper, legend: { V: 'barkeep' } });
    const { legal, view } = boardOf(game);
    const labels = (panel: Panel) =>
      labelsOf(
        mainRowOf(game, panel, { legal: [...legal, { kind: 'ascend' }], view: { ...view, standingOn: '<' } }),
        true,
      );
    expect(labels('pad')).toEqual(expect.arrayContaining(['Cast', 'Go up', 'Trade']));
    expect(labels('pad')).not.toContain('Wear best');
    expect(labels('steps')).toEqual(expect.arrayContaining(['Cast', 'Go up', 'Trade', 'Wear best']));
  });

  test.each(Object.values(LOCALES))('$id: an archer has Cast before a choice of targets', (locale) => {
    const i18n = createI18n(raws, locale);
    const board = boardOf(scenario('@..bb', { worn: ['rusty-longsword', 'shortbow'], hero: zapper }));
    const labels = (panel: Panel) =>
      buttonsOf({ kind: 'update', message: boardMessage(board, { ...blankRenderer(), i18n }, { panel }) });
    const { otherTarget } = i18n.turns.button;
    const cast = `${i18n.spell('zap')}…`;
    const fire = i18n.turns.fireAt(i18n.object(board.view.things[0]!));
    expect(labels('pad')).toEqual(expect.arrayContaining([fire, cast]));
    expect(labels('steps')).toEqual(expect.arrayContaining([fire, cast, otherTarget]));
  });

  test('only the caption names the recommended action', () => {
    const board = boardOf(
      scenario('@..b', { carried: ['health-potion'], identified: ['health-potion'], hero: zapper }),
    );
    const thing = board.view.pack.find(({ usable }) => usable);
    const advice = { action: { kind: 'use', item: thing!.id }, reason: 'heal', thing: thing! } as const;
    const reply: Reply = { kind: 'update', message: boardMessage({ ...board, advice }, blankRenderer()) };
    expect(buttonsOf(reply)).toEqual(expect.arrayContaining(['Zap: Bandit', 'Drink', 'Wait']));
    expect(buttonsInStyle(reply, 'primary')).toEqual(['Drink']);
    expect(textOf(reply)).toContain('**Drink: Health Potion**');
  });
});

test('beside several vendors, one button leads to all of them', async () => {
  const board = boardOf(market);
  expect(board.view.shops.length).toBeGreaterThan(2);
  const fixture = new BotFixture(market);
  const trade = buttonsOf(await fixture.type('play')).filter((label) => label.startsWith('Trade'));
  expect(trade).toEqual(['Trade']);
  const [first, second, third] = board.view.shops.map(({ vendor }) => vendor);
  const opened = await fixture.press(controlOf(await fixture.type('play'), `shop:${first!.id}:buy:0`).custom_id!);
  expect(textOf(opened)).toContain(englishI18n.thing(first!));
  expect(buttonsOf(opened).slice(-2)).toEqual([second!, third!].map((one) => `Trade: ${englishI18n.thing(one)}`));
  const other = await fixture.press(controlOf(opened, `shop:${second!.id}:buy:0`).custom_id!);
  expect(textOf(other)).toContain(englishI18n.thing(second!));
});

test('fetching an item from a known trap needs a confirmation', async () => {
  const trapped = scenario('@.X', { legend: { X: { raw: 'bear-trap', hidden: null } } });
  const item = trapped.nextId;
  const game = changed(trapped, (draft) => {
    here(draft).entities.push({ id: item, kind: 'item', raw: 'dagger', position: { x: 3, y: 1 } });
    draft.nextId += 1;
  });
  const fixture = new BotFixture(game);
  const asked = await fixture.press(controlOf(await fixture.type('play'), `do:fetch:${item}`).custom_id!);
  expect(fixture.version).toBe(0);
  await fixture.press(controlOf(asked, `do:fetch!:${item}`).custom_id!);
  expect(fixture.version).toBe(1);
});

const endings = (parts: ReturnType<typeof mainRowOf>, enabled: boolean): string[] =>
  parts.flatMap(({ custom_id = '', disabled = false }) =>
    disabled === enabled ? [] : [custom_id.split('|')[3] as string],
  );

test('the last action can be repeated while it is legal, and asks for its confirmation again', () => {
  const game = scenario('.@.');
  const again = (last: Action | null) =>
    endings(mainRowOf(game, 'pad', { last }), true).filter((ending) => ending.startsWith('again'));
  expect(again(null)).toEqual([]);
  expect(again({ kind: 'move', direction: 'e', steps: 4, sure: true })).toEqual(['again:move:e:4']);
  expect(again({ kind: 'move', direction: 'n' })).toEqual([]);
  expect(again({ kind: 'answer', option: null })).toEqual([]);
});

test('a journey can be repeated, but not to stairs, which have a button', () => {
  const labels = (to: { x: number; y: number }) => {
    const action = { kind: 'travel', to } as const;
    return mainRowOf(scenario('>.@..'), 'pad', { last: action, legal: [action] }).map(({ label }) => label);
  };
  expect(labels({ x: 5, y: 1 })).toContain('Repeat');
  expect(labels({ x: 1, y: 1 })).not.toContain('Repeat');
  expect(labels({ x: 4, y: 1 })).not.toContain('Repeat');
});

test('directions are opened, stay open while walking, and are closed', async () => {
  const fixture = new BotFixture(scenario('...@...'));
  const closed = await fixture.type('play');
  const open = await fixture.press(controlOf(closed, 'panel:steps').custom_id!);
  expect(buttonsOf(open)).toEqual(['Pack', 'W', 'Wait', 'E', 'Look', 'Close', 'Menu']);
  const walked = await fixture.press(controlOf(open, 'go:move:e').custom_id!);
  expect(fixture.version).toBe(1);
  expect(buttonsOf(walked)).toContain('E');
  expect(buttonsOf(await fixture.press(controlOf(walked, 'panel:pad').custom_id!))).not.toContain('E');
});

const rowsOf = (reply: Reply): string[][] =>
  componentsOf(reply).flatMap(({ type, components }) =>
    type === 1 ? [(components ?? []).map(({ label = '' }) => label)] : [],
  );

test.each([{}, { steps: true }, { classic: true }])('nothing stands beside the directions (%j)', async (settings) => {
  const fixture = new BotFixture(
    scenario('.@!', { carried: ['beer'], hero: { knownSpells: [{ spell: 'zap', manaCost: 1 }] } }),
    {},
    settings,
  );
  const underfoot = await fixture.press('v1|run|0|go:move:e');
  const [, , ...rows] = rowsOf(underfoot);
  expect(rows.slice(0, 3)).toEqual([
    ['NW', 'N', 'NE'],
    ['W', 'Wait', 'E'],
    ['SW', 'S', 'SE'],
  ]);
  expect(rowsOf(underfoot)[1]).toEqual(['Cast', 'Pick up']);
});

test('with open directions every other button has room', () => {
  const board = boardOf(scenario('.@.', { hero: { knownSpells: [{ spell: 'zap', manaCost: 1 }] } }));
  const acts = ['pickup', 'ascend', 'retire'].map((kind) => ({ kind }) as Action);
  const legal: Action[] = [...acts, { kind: 'cast', spell: 'zap', at: { x: 2, y: 1 } }];
  const shops = [11, 12, 13, 14].map((id) => ({ vendor: { id, raw: 'barkeep' }, trades: true, wares: [], offers: [] }));
  const vote = { mode: 'vote', idle: false, votes: [], needed: 1, neededToEnd: 1, decided: false } as const;
  const party = { ...vote, channel: '7', holder: '1', members: ['1'], passedOn: false } as const;
  const full = {
    ...board,
    view: { ...board.view, shops, standingOn: '<' },
    legal,
    party: { ...party, members: [...party.members], votes: [], open: 0, log: [{ version: 1, by: '1', kind: 'wait' }] },
  } as Board;
  const message = boardMessage(full, blankRenderer(), { panel: 'steps', level: true, note: 'A note.' });
  expect(buttonsOf({ kind: 'update', message })).toHaveLength(12);
  expect(problemsOf(message)).toEqual([]);
});

test('the setting keeps the directions open', async () => {
  const fixture = new BotFixture(scenario('...@...'), {}, { steps: true });
  const board = await fixture.type('play');
  expect(buttonsOf(board)).toEqual(['Pack', 'W', 'Wait', 'E', 'Look', 'Menu']);
  expect(buttonsOf(await fixture.press(controlOf(board, 'do:move:e').custom_id!))).toContain('E');
});

test('in text mode buttons have no emoji, and directions are whole words', async () => {
  const fixture = new BotFixture(scenario('...@...'), {}, { text: true });
  const parts = componentsOf(await fixture.press('v1|run|0|panel:steps')).filter(({ type }) => type === 2);
  expect(parts.map(({ label }) => label)).toEqual(expect.arrayContaining(['north-west', 'west', 'south']));
  expect(parts.filter(({ label, emoji }) => !label || emoji)).toEqual([]);
});

test('beside a picture every button of the main panel has a label and an emoji of its own', () => {
  const board = boardOf(scenario('.@.'));
  const shops = [{ vendor: { id: 11, raw: 'barkeep' }, trades: true, wares: [], offers: [] }];
  const legal = [
    { kind: 'pickup' },
    { kind: 'ascend' },
    { kind: 'retire' },
    { kind: 'cast', spell: 'zap' },
  ] as Action[];
  const view = { ...board.view, shops };
  for (const panel of ['pad', 'steps'] as const) {
    const parts = mainRowOf(scenario('.@.'), panel, { legal, view });
    expect(parts.filter(({ label }) => !label)).toEqual([]);
    const emojis = parts.map(({ emoji }) => emoji?.name);
    expect(emojis.filter((name) => !name)).toEqual([]);
    expect(new Set(emojis).size).toBe(parts.length);
  }
});

test('the button of the stairs keeps its place and name, and is grey while no way down is known', () => {
  const stairs = [standingOn('>'), scenario('<.@.>'), scenario('<.@..', { depth: 3 })].map(
    (game) => mainRowOf(game)[3],
  );
  expect(stairs.map((part) => part?.label)).toEqual(['Go down', 'Go down', 'Go down']);
  expect(stairs.map((part) => part?.disabled ?? false)).toEqual([false, false, true]);
  expect(stairs.every((part) => part?.emoji?.name)).toBe(true);
});

test.each<[string, Action, string, string]>([
  ['to fight', { kind: 'fight' }, 'Fight', 'danger'],
  ['to pick something up', { kind: 'pickup' }, 'Pick up', 'success'],
  ['to retire', { kind: 'retire' }, 'Retire as victor', 'success'],
])('the button %s stands out while it works', (_, action, label, style) => {
  const board = boardOf(scenario('.@.'));
  const shown = (legal: Action[]): Reply => {
    return { kind: 'update', message: boardMessage({ ...board, legal }, blankRenderer()) };
  };
  expect(buttonsInStyle(shown([action]), style as 'danger')).toEqual([label]);
  expect(buttonsInStyle(shown([]), style as 'danger')).toEqual([]);
});

test('walks of several steps are repeated as such, while their first step is legal', () => {
  const last = { kind: 'move', direction: 'e', steps: 4 } as const;
  const enabled = (game: Game) =>
    endings(mainRowOf(game, 'pad', { last }), true).filter((each) => each.startsWith('again'));
  expect(enabled(scenario('.@.'))).toEqual(['again:move:e:4']);
  expect(enabled(scenario('.@'))).toEqual([]);
});

test.each<[Action, boolean]>([
  [{ kind: 'wait' }, false],
  [{ kind: 'rest' }, false],
  [{ kind: 'explore' }, false],
  [{ kind: 'fight' }, false],
  [{ kind: 'descend' }, false],
  [{ kind: 'ascend' }, false],
  [{ kind: 'pickup' }, false],
  [{ kind: 'attack', direction: 'n' }, true],
  [{ kind: 'travel', to: { x: 1, y: 2 } }, true],
  [{ kind: 'use', item: 4 }, true],
  [{ kind: 'cast', spell: 'zap' }, true],
  [{ kind: 'drop', item: 4 }, false],
  [{ kind: 'equip', item: 4 }, false],
  [{ kind: 'fetch' }, false],
  [{ kind: 'retire' }, false],
  [{ kind: 'abandon' }, false],
])('%j has a button that repeats it: %s', (action, can) => {
  const again = mainRowOf(scenario('...@...\n.......'), 'pad', { last: action, legal: [action] });
  expect(again.some(({ label }) => label === 'Repeat')).toBe(can);
});

test('Wear best stands below board and pack if a better item is carried', () => {
  const labels = (carried: string[], panel: Panel) =>
    mainRowOf(scenario('.@.', { carried }), panel).map(({ label }) => label);
  for (const panel of ['pad', 'pack'] as const) {
    expect(labels(['longsword'], panel)).toContain('Wear best');
    expect(labels(['cudgel'], panel)).not.toContain('Wear best');
  }
});

test('the caption says which item was put on, and what changes', async () => {
  const previewText = async (carried: string[], worn: string[], action: string) => {
    const fixture = new BotFixture(scenario('.@.', { carried, worn }));
    return textOf(await fixture.press(`v1|run|0|do:${action}`));
  };
  expect(await previewText(['longsword'], ['rusty-longsword'], 'wear-best')).toContain(
    'Longsword: 2–9 damage ▲+1 · +2 to hit ▲+1',
  );
  expect(await previewText(['shield'], [], 'wear-best')).toContain('Shield: armour 1');
  const both = await previewText(['longsword', 'leather-armor'], ['cloth-tunic', 'rusty-longsword'], 'wear-best');
  expect(both).toContain('Longsword: 2–9 damage ▲+1');
  expect(both).toContain('Leather Armour: armour 1 ▲+0.9');
});

describe('if hunger forbids rest', () => {
  const starved = (carried: string[], hunger: 'normal' | 'hungry' | 'starving') =>
    boardOf(scenario('.@.', { worn: [], carried, hero: { hunger: { state: hunger, turns: 90 } } }));
  const partsOf = (board: Board) => {
    const message = boardMessage(board, blankRenderer());
    return componentsOf({ kind: 'update', message }).filter(({ type }) => type === 2);
  };
  const third = (board: Board) => partsOf(board)[2];

  test.each(['hungry', 'starving'] as const)(
    'Rest is grey, and %s heroes eat with a button of the second row',
    (hunger) => {
      const board = starved(['health-potion', 'rations'], hunger);
      const food = board.view.pack.find(({ raw }) => raw === 'rations');
      expect(third(board)).toMatchObject({ label: 'Rest', disabled: true });
      const eat = partsOf(board).find(({ label }) => label === 'Eat');
      expect(eat?.disabled ?? false).toBe(false);
      expect(parseCustomId(eat?.custom_id ?? '')?.control).toEqual({
        kind: 'act',
        action: { kind: 'use', item: food?.id },
      });
    },
  );

  test('a hero without food, or who is not hungry, has no such button', () => {
    for (const board of [starved(['health-potion'], 'hungry'), starved(['rations'], 'normal')])
      expect(partsOf(board).map(({ label }) => label)).not.toContain('Eat');
  });
});

test('Visit asks whom, if the hero knows somebody and there is nobody to fight', () => {
  const asks = (map: string) => labelsOf(mainRowOf(scenario(map, { legend: { n: 'mom' } })), true).includes('Visit');
  expect([asks('.@.n'), asks('.@.'), asks('g@.n')]).toEqual([true, false, false]);
});

test.each(Object.values(LOCALES))('$id: a spell is not hidden by a shot at an enemy with a long name', (locale) => {
  const i18n = createI18n(raws, locale);
  const worn = ['rusty-longsword', 'shortbow'];
  const game = scenario('@..s', { worn, hero: zapper, legend: { s: 'large-spider' } });
  const message = boardMessage({ ...boardOf(game), options: [] }, { ...blankRenderer(), i18n });
  const labels = buttonsOf({ kind: 'update', message });
  expect(labels.some((label) => label.startsWith(`${i18n.spell('zap')}: `))).toBe(true);
  expect(labels).toContain(i18n.turns.aim.go.fire);
});

describe('magic on the second row', () => {
  const itemOf = (game: Game, raw: string) => boardOf(game).view.pack.find((item) => item.raw === raw)!.id;
  const second = (game: Game) => rowsOf({ kind: 'update', message: boardMessage(boardOf(game), blankRenderer()) })[1];

  test('a spell with one target takes one press, and with several it asks', () => {
    expect(second(scenario('@..b', { hero: zapper }))).toEqual(['Zap: Bandit', 'Wait']);
    expect(second(scenario('@..bb', { hero: zapper }))).toEqual(['Zap…', 'Wait']);
    expect(second(scenario('@...', { hero: zapper }))).toEqual(['Cast', 'Wait']);
  });

  test('a rod takes two presses, from at most three items, the last used first', async () => {
    const rods = ['rod-of-fireballs', 'rod-of-venom', 'rod-of-venom'];
    const game = scenario('@..b', { carried: rods, identified: rods });
    expect(second(game)).toEqual(['Rod of Fireballs…', 'Wait']);
    const used = { kind: 'used', item: { id: itemOf(game, 'rod-of-venom'), raw: 'rod-of-venom' } } as const;
    const zapped = { ...game, events: [{ ...used, turn: 0, sense: 'self' } as const] };
    expect(second(zapped)).toEqual(['Rod of Venom…', 'Wait']);
    const fixture = new BotFixture(zapped);
    const asked = await fixture.press(controlOf(await fixture.type('play'), `aim:use:${used.item.id}`).custom_id!);
    expect(buttonsOf(asked)).toEqual(['1 Bandit (3 E)', 'Cancel']);
  });
});
