import { noteMessage } from '../../../src/discord/api/note-message';
import type { Message, Reply } from '../../../src/discord/api/reply';
import { aimControls } from '../../../src/discord/board/aim';
import { boardMessage } from '../../../src/discord/board/board-message';
import { dangerConfirmation, restartConfirmation, retireConfirmation } from '../../../src/discord/board/confirmations';
import type { BoardOptions } from '../../../src/discord/board/controls';
import { pendingChoiceControls } from '../../../src/discord/board/panels';
import { shopControls } from '../../../src/discord/board/shop';
import { parseCustomId } from '../../../src/discord/controls/control';
import type { Panel } from '../../../src/discord/controls/panel-controls';
import { PANELS } from '../../../src/discord/controls/panel-controls';
import { replyToOutcome } from '../../../src/discord/outcomes/outcome-reply';
import type { AimedAction, Aiming, Board, BoardRenderer, Outcome } from '../../../src/discord/types';
import type { Game, GameEvent, PackItem, SeenThing } from '../../../src/engine';
import { type I18n, LOCALES } from '../../../src/i18n';
import { wounded } from '../../support/actions';
import {
  BROKEN_PICTURES,
  blankRenderer,
  boardOf,
  buttonsInStyle,
  componentsOf,
  OTHER_STARTS,
  problemsOf,
  textOf,
} from '../../support/bot-fixture';
import { packItem } from '../../support/items';
import { scenario } from '../../support/scenario';
import { figures } from '../../support/views';

const reply = (message: Message): Reply => ({ kind: 'update', message });

const packItemOf = (id: number, more: Partial<PackItem> = {}): PackItem =>
  packItem('rod-of-fireballs', {
    ...{ id, stack: id, charges: 5, usable: true, range: 6, radius: 3, cursed: true, weight: 0.30000000000000004 },
    ...more,
  });

const LONG = 'unpronounceable-'.repeat(12);

/** Board with too much of everything: things, spells, people, statuses, and very long names. */
function crowded(settings: Partial<Board['settings']> = {}): Board {
  const board = boardOf(scenario('.@r'), settings, 999_999_999);
  const { view } = board;
  const at = (i: number) => ({ x: 1 + (i % 3), y: 1 });
  const mobs = Array.from(
    { length: 60 },
    (_, i): SeenThing => ({ ...(view.things[0] as SeenThing), id: 100 + i, raw: LONG, at: at(i) }),
  );
  const targets = mobs.slice(0, 30);
  const pack = Array.from({ length: 60 }, (_, i) => packItemOf(500 + i, i % 2 === 0 ? {} : { raw: LONG }));
  const spells = Array.from({ length: 40 }, (_, i) => ({
    spell: `${LONG.slice(0, 30)}${i}`,
    manaCost: 3,
    range: 6,
    radius: 3,
    effects: { damage: 20, ranged: 6, area_of_effect: 3 },
    statuses: [],
  }));
  const statuses = Array.from({ length: 40 }, () => ({
    kind: 'attributes' as const,
    source: LONG,
    turns: 9,
    by: null,
    bonus: {},
  }));
  return {
    ...board,
    run: 'abcDEF0123456789_-abcdef',
    view: {
      ...view,
      things: mobs,
      pack: pack,
      hero: { ...view.hero, spells, statuses },
      pending: null,
      shops: mobs.slice(0, 9).map((vendor) => ({
        vendor,
        trades: true,
        wares: pack.map(({ id }) => ({
          raw: `${LONG.slice(0, 30)}${id}`,
          price: 1234.5,
          left: 12,
          figures: figures(),
        })),
        offers: pack.map(({ id }) => ({ item: id, price: 0.30000000000000004, spare: false })),
      })),
    },
    legal: [
      ...board.legal,
      { kind: 'retire' as const },
      ...pack.flatMap(({ id }) => [
        { kind: 'equip' as const, item: id },
        { kind: 'remove' as const, item: id },
        { kind: 'drop' as const, item: id },
        ...targets.map(({ at }) => ({ kind: 'use' as const, item: id, at })),
      ]),
      ...spells.flatMap(({ spell }) => targets.map(({ at }) => ({ kind: 'cast' as const, spell, at }))),
    ],
  };
}

const noise: GameEvent[] = Array.from({ length: 200 }, (_, i) => ({
  kind: 'dropped',
  item: { id: i, raw: null, alias: { kind: 'scroll', word: `*_~\`|>${LONG}${i}` } },
  turn: 1,
  sense: 'self',
}));

/** Aiming in which an action at any target hits everybody else, too. */
const aiming = (board: Board, action: AimedAction): Aiming => ({
  kind: 'aiming',
  board,
  action,
  refusal: { code: 'danger', danger: 'self', what: null },
  previews: board.view.things.map(({ at }) => ({
    at,
    cells: [at],
    caught: [{ id: 1, raw: 'hero' }, ...board.view.things],
  })),
});

/** Board on which a scroll waits for the player to choose any item of the pack. */
const withPending = (board: Board): Board => ({
  ...board,
  view: { ...board.view, pending: { kind: 'identify', item: 1, options: board.view.pack.map(({ id }) => id) } },
});

const crowdedOptions = (board: Board, i18n: I18n): [string, BoardOptions][] => {
  const spell = board.view.hero.spells[0]!.spell;
  return [
    ...PANELS.map((panel: Panel): [string, BoardOptions] => [panel, { panel }]),
    ['spell aim', { controls: aimControls(aiming(board, { kind: 'cast', spell }), i18n) }],
    ['item aim', { controls: aimControls(aiming(board, { kind: 'use', item: 500 }), i18n) }],
    ['blast', { controls: aimControls(aiming(board, { kind: 'use', item: 500, at: { x: 1, y: 1 } }), i18n) }],
    ['selling', { controls: shopControls(board, { vendor: 100, tab: 'sell', page: 1 }, i18n)! }],
    ['buying', { controls: shopControls(board, { vendor: 100, tab: 'buy', page: 1 }, i18n)! }],
    ['pending choice', { controls: pendingChoiceControls(withPending(board), 1, i18n) }],
    ['end of a victor', { controls: retireConfirmation(board, i18n) }],
    ['whole level', { level: true }],
    ['second page of the pack', { panel: 'pack', page: 1 }],
    ['question', { controls: dangerConfirmation(board, { kind: 'abandon' }, LONG, i18n) }],
    [
      'restart',
      { controls: restartConfirmation(board, { kind: 'restart', seed: 'X'.repeat(24), campaign: 'amulet' }, i18n) },
    ],
  ];
};

describe.each(
  Object.keys(LOCALES).flatMap((tag) => [['pictures', tag, {}] as const, ['words', tag, { text: true }] as const]),
)('in %s and %s', (_how, tag, settings) => {
  const board = crowded(settings);
  const renderer = blankRenderer().in(tag);
  test.each(crowdedOptions(board, renderer.i18n))(
    "the %s of a crowded board stays within Discord's limits",
    (_panel, options) => {
      const message = boardMessage(board, renderer, { ...options, events: noise, note: 'A note of the edge.' });
      expect(problemsOf(message)).toEqual([]);
    },
  );
});

test('a board without a picture says everything in words', () => {
  const failures: unknown[] = [];
  const broken = {
    ...blankRenderer(),
    pictures: BROKEN_PICTURES,
    pictureFailed: (error: unknown) => void failures.push(error),
  };
  const message = boardMessage(boardOf(scenario('.@r')), broken);
  expect(failures).toHaveLength(1);
  expect(message.attachments).toEqual([]);
  expect(textOf(reply(message))).toContain('@r');
  expect(problemsOf(message)).toEqual([]);
});

describe('the text of a turn', () => {
  const at = { x: 1, y: 1 };
  const rat = { id: 9, raw: 'rat' };
  const events: GameEvent[] = [
    {
      kind: 'missed',
      attacker: rat,
      target: { id: 1, raw: 'hero' },
      fumble: false,
      at,
      from: at,
      turn: 2,
      sense: 'self',
    },
    { kind: 'overburdened', turn: 3, sense: 'self' },
    { kind: 'stopped', reason: 'stairs', what: null, turns: 2, turn: 3, sense: 'self' },
  ];
  const shown = (settings: Partial<Board['settings']>, used: BoardRenderer = blankRenderer()) => {
    const message = boardMessage(boardOf(scenario('.@r'), settings), used, { events });
    return { caption: textOf(reply(message)), alt: message.attachments[0]?.description ?? '' };
  };

  test('is in the caption, in order of time, with and without a picture', () => {
    for (const settings of [{}, { text: true }])
      expect(shown(settings).caption).toMatch(/^\*\*Stairs!.*\*\*\nThe Rat misses you\.\nYou carry too much/);
    expect(shown({}, { ...blankRenderer(), pictures: BROKEN_PICTURES }).caption).toContain('carry too much');
  });

  test('is in the description of the picture, which begins with the headline', () => {
    expect(shown({}).alt).toMatch(/^Stairs! \(2 turns\) The Rat misses you\. You carry too much.* HP 30\/30/);
  });

  test('leaves figures to the picture', () => {
    expect(shown({}).caption).not.toContain('HP 30/30');
    expect(shown({ text: true }).caption).toContain('HP 30/30');
  });
});

test('text mode says nothing twice', () => {
  const events: GameEvent[] = [{ kind: 'overburdened', turn: 0, sense: 'self' }];
  const board = boardOf({ ...scenario('.@.'), events }, { text: true });
  const text = textOf(reply(boardMessage(board, blankRenderer(), { events })));
  expect(text.match(/You carry too much/g)).toHaveLength(1);
});

test.each(Object.values(LOCALES))(
  '$id: the map of the level is described in whole sentences, each thing once',
  (locale) => {
    const renderer = blankRenderer().in(locale.id);
    const described = (game: Game): string =>
      boardMessage(boardOf(game), renderer, { level: true }).attachments.find(({ name }) => name.startsWith('level-'))
        ?.description ?? '';
    const { labels } = locale;
    const empty = described(scenario('.@.>'));
    expect(empty).toContain(labels.sheet.nothingSeen);
    expect(empty.split(labels.stairs.down)).toHaveLength(2);
    for (const text of [empty, described(scenario('.@.r>'))]) expect(text).not.toMatch(/(?<!\.)\.\.(?!\.)/);
  },
);

test('the picture has alternative text and a name with its version, and shows all that happened', () => {
  const renderer = blankRenderer();
  const events: GameEvent[] = [5, 6, 7].map((turn) => ({ kind: 'fighting', turn, sense: 'heard' }));
  const { attachments } = boardMessage(boardOf(scenario('.@.'), {}, 12), renderer, { events });
  expect(attachments).toMatchObject([{ name: 'map-12.png', description: expect.stringContaining('HP 30/30') }]);
  expect(renderer.requests).toEqual([{ aim: null, look: null, sinceTurn: 4 }]);
  boardMessage(boardOf(scenario('.@.')), renderer);
  expect(renderer.requests[1]).toEqual({ aim: null, look: null, sinceTurn: null });
});

test('of many sentences the newest stay, with Markdown escaped', () => {
  const text = textOf(reply(boardMessage(boardOf(scenario('.@.')), blankRenderer(), { events: noise })));
  expect(text).toContain('199');
  expect(text).not.toContain('Unpronounceable-0');
  expect(text).toContain('\\*\\_');
});

test('more than 25 items have pages, which the selects mention', () => {
  const message = boardMessage(crowded(), blankRenderer(), { panel: 'pack', page: 2 });
  const selects = componentsOf(reply(message)).filter(({ type }) => type === 3);
  expect(selects.map(({ options }) => options?.length)).toEqual([10, 10, 10, 10]);
  expect(selects.map(({ placeholder }) => placeholder)).toEqual([
    'Use… (page 3 of 3)',
    'Wear or wield… (page 3 of 3)',
    'Take off… (page 3 of 3)',
    'Drop… (page 3 of 3)',
  ]);
  expect(textOf(reply(message))).toMatch(/and \d+ more$/);
});

test('weights in a select are rounded', () => {
  const [select] = componentsOf(reply(boardMessage(crowded(), blankRenderer(), { panel: 'pack' }))).filter(
    ({ type }) => type === 3,
  );
  expect(select?.options?.[0]?.description).toBe('0.3 lb · cursed');
});

test('a finished run offers only a new one, the replay and the card of its player', () => {
  const game = scenario('.@.');
  const over = { result: 'died', turn: 1, depth: 2, by: 'rat', cause: null } as const;
  const message = boardMessage(boardOf({ ...game, over }), blankRenderer(), { panel: 'pack' });
  const labels = componentsOf(reply(message)).flatMap(({ type, label }) => (type === 2 ? [label] : []));
  expect(labels).toEqual(['New game', 'Show the last turns', 'Replay', 'Card', ...OTHER_STARTS, 'Share this']);
  expect(problemsOf(message)).toEqual([]);
});

test('a pending choice replaces every panel', () => {
  const board = boardOf(scenario('.@.', { carried: ['beer', 'dagger'] }));
  const dagger = board.view.pack.find(({ raw }) => raw === 'dagger')!;
  const pending = { kind: 'identify', item: 1, options: [dagger.id] } as const;
  const withPending: Board = {
    ...board,
    view: { ...board.view, pending: { ...pending, options: [...pending.options] } },
  };
  for (const panel of PANELS) {
    const parts = componentsOf(reply(boardMessage(withPending, blankRenderer(), { panel })));
    expect(parts.flatMap(({ custom_id }) => custom_id ?? [])).toEqual([
      'v1|run|3|choose:answer',
      'v1|run|3|do:answer:none',
    ]);
    expect(parts.flatMap(({ options = [] }) => options.map(({ label }) => label))).toEqual(['Dagger']);
  }
});

test('a long note is cut between lines and counts the lines left out', () => {
  const message = noteMessage(...Array.from({ length: 300 }, (_, i) => `line ${i} ${'word '.repeat(5)}`));
  expect(problemsOf(message)).toEqual([]);
  expect(textOf(reply(message))).toMatch(/word \n-# … \+\d+$/);
});

test.each([
  [{ kind: 'not-yours', owner: '42' }, '<@42>'],
  [{ kind: 'seed-in-play' }, 'ranked run going'],
  [{ kind: 'unknown-seed' }, 'not a seed'],
  [{ kind: 'busy' }, 'may have counted'],
] as const)('%j is an ephemeral reply', (outcome, words) => {
  const note = replyToOutcome(outcome, 'component', blankRenderer());
  expect(note).toMatchObject({ kind: 'message', ephemeral: true, trace: { run: null, result: outcome.kind } });
  expect(textOf(note)).toContain(words);
});

test.each([
  ['command', 'You have no run yet'],
  ['component', 'That run can no longer be played'],
] as const)('the reply of a %s that finds no run: %s', (surface, words) => {
  const note = replyToOutcome({ kind: 'no-run' }, surface, blankRenderer());
  expect(note).toMatchObject({ kind: 'message', ephemeral: true, trace: { run: null, result: 'no-run' } });
  expect(textOf(note)).toMatch(new RegExp(`^${words}.*\\/play`));
});

test('the reply names every channel in which the game may be played', () => {
  const outcome: Outcome = { kind: 'not-here', channels: ['1', '2'] };
  expect(textOf(replyToOutcome(outcome, 'command', blankRenderer()))).toContain('<#1>, <#2>');
});

test('the colour of the bar beside a board changes at a half and a quarter of the hit points', () => {
  const accentAt = (current: number) => {
    const board = boardOf(scenario('.@.'));
    const view = { ...board.view, hero: { ...board.view.hero, hp: { current, max: 20 } } };
    return (boardMessage({ ...board, view }, blankRenderer()).components[0] as { accent_color: number }).accent_color;
  };
  const [well, hurt, dire] = [20, 9, 4].map(accentAt);
  expect(new Set([well, hurt, dire]).size).toBe(3);
  expect([10, 5].map(accentAt)).toEqual([well, hurt]);
});

test('the trace has the run, the version and the result', () => {
  const board = boardOf(scenario('.@.'));
  const applied: Outcome = { kind: 'applied', board, events: [], repeated: false };
  expect(replyToOutcome(applied, 'command', blankRenderer())).toMatchObject({
    trace: { run: 'run', version: 3, result: 'applied' },
  });
  expect(replyToOutcome({ ...applied, repeated: true }, 'command', blankRenderer())).toMatchObject({
    trace: { result: 'repeated' },
  });
});

describe('the reason for a grey main button', () => {
  const captionOf = (board: Board, options: BoardOptions = {}) =>
    textOf(reply(boardMessage(board, blankRenderer(), options)));
  const NOTHING_LEFT = '-# There is nothing left to explore here.';

  test('is given if it cannot be seen, unless the action just taken has given it', () => {
    const board = boardOf(scenario('.@.'));
    expect(captionOf(board)).toContain(NOTHING_LEFT);
    expect(captionOf(board, { action: { kind: 'explore' } })).not.toContain(NOTHING_LEFT);
    expect(captionOf(board, { panel: 'pack' })).not.toContain(NOTHING_LEFT);
  });

  test('is not given if an enemy in sight forbids the action', () => {
    expect(boardOf(scenario('.@..w')).hindrances).toEqual([]);
  });

  test('is given for an enemy without a path to it, and for a hurt hero who is hungry', () => {
    expect(captionOf(boardOf(scenario('@.~.w')))).toContain('nor they to you. Go on as you please.');
    const hero = { knownSpells: [{ spell: 'zap', manaCost: 1 }] };
    expect(captionOf(boardOf(scenario('@.~.w', { hero })))).toContain('Cast at them, or go on');
    expect(captionOf(boardOf(scenario('@.X.w', { hero })))).toContain('reach them. Cast at them, walk by hand');
    expect(captionOf(boardOf(scenario('@.X....w', { hero })))).toContain('reach them. Walk by hand');
    const hungry = (carried: string[]) =>
      scenario(`@${'.'.repeat(20)}`, { carried, hero: { hunger: { state: 'hungry', turns: 9 } } });
    expect(boardOf(hungry([])).hindrances).toEqual([]);
    expect(captionOf(boardOf(wounded(hungry([]), 3)))).toContain('-# Nobody rests well on an empty stomach, and');
    // A hungry hero with food gets the button Eat instead of this sentence.
    expect(captionOf(boardOf(wounded(hungry(['rations']), 3)))).not.toContain('empty stomach');
  });
});

describe('a recommendation', () => {
  const rat = boardOf(scenario('@.r'));
  const advised = (advice: Board['advice'], settings: Partial<Board['settings']> = {}): Reply => {
    const board = { ...rat, advice, settings: { ...rat.settings, ...settings } };
    return { kind: 'update', message: boardMessage(board, blankRenderer()) };
  };
  const sausage = rat.view.pack.find(({ raw }) => raw === 'dried-sausage')!;
  const fight = { action: { kind: 'fight' }, reason: 'nearly-dead' } as const;
  const eat = { action: { kind: 'use', item: sausage.id }, reason: 'hungry', thing: sausage } as const;

  test('is the one button in the primary style, and the caption says why', () => {
    expect(buttonsInStyle(advised(fight), 'primary')).toEqual(['Fight']);
    expect(textOf(advised(fight))).toContain('→ **Fight** · it is nearly dead');
    expect(textOf(advised(fight, { text: true }))).toContain('→ **Fight** · it is nearly dead');
  });

  test('gets a button of its own if the board has none for it', () => {
    expect(buttonsInStyle(advised(eat), 'primary')).toEqual(['Eat: Dried Sausage']);
    expect(textOf(advised(eat))).toContain('→ **Eat: Dried Sausage** · you are hungry');
  });

  test('can be a purchase', () => {
    const buy = { action: { kind: 'buy', vendor: 5, item: 'rations' }, reason: 'buy-food' } as const;
    const [marked] = componentsOf(advised({ ...buy, thing: { id: 0, raw: 'rations' } })).filter(
      ({ style }) => style === 1,
    );
    expect(marked?.label).toBe('Buy: Rations');
    expect(parseCustomId(marked?.custom_id ?? '')?.control).toEqual({ kind: 'act', action: buy.action });
  });

  test('for a step has the direction on its button', () => {
    const step = {
      kind: 'act',
      action: { kind: 'move', direction: 'e' },
      reason: 'trapped',
    } as unknown as Board['advice'];
    const [marked] = componentsOf(advised(step)).filter(({ style }) => style === 1);
    expect([marked?.label, marked?.emoji?.name]).toEqual(['Step: E', '👟']);
  });

  test('is absent if advice is off', () => {
    expect(buttonsInStyle(advised(null), 'primary')).toEqual([]);
    expect(textOf(advised(null))).not.toContain('→');
  });
});
