import { belongingsAtLair, unusedAttacks } from '../../../scripts/simulate/choices/belongings';
import { BoardCount } from '../../../scripts/simulate/choices/board-count';
import { ChoiceCount } from '../../../scripts/simulate/choices/choice-count';
import { FightCount } from '../../../scripts/simulate/choices/fight-count';
import { scoresOf } from '../../../scripts/simulate/choices/sell-out';
import { playRun } from '../../../scripts/simulate/run';
import { type Action, type Game, type GameEvent, turn } from '../../../src/engine';
import { loadRaws } from '../../../src/raws';
import { botSituation } from '../../support/bot-choice';
import { changed, here, poolsWith, scenario } from '../../support/scenario';

const raws = loadRaws();
const pools = (current: number) => poolsWith({ hp: { current, max: 30 } });

/** Game of a badly hurt hero who can fight or open a portal. */
const withPortal = (map: string): Game =>
  scenario(map, { hero: pools(4), carried: ['town-portal-scroll'], identified: ['town-portal-scroll'] });

/** Counts of a run whose first board is that of the game. The bot's action there is `action`. */
function countsOf(game: Game, action: Action = { kind: 'move', direction: 'e' }) {
  const count = new BoardCount();
  count.add(botSituation(game), game, action);
  return count.counts;
}

describe('a board counts as', () => {
  test.each([
    ['blue if one press is recommended', scenario('@..>', { hero: pools(30) }), { blue: 1, chores: 0 }],
    ['options if the player must choose', withPortal('@b'), { options: 1, chores: 0 }],
    ['no chore if Explore rests', scenario('@..>', { hero: pools(10) }), { blue: 1, chores: 0 }],
    ['a chore if Fetch is blue', scenario('@.!>', { hero: pools(30) }), { blue: 1, chores: 1 }],
    ['no chore if Explore puts on better gear', scenario('@>', { carried: ['breastplate'] }), { blue: 1, chores: 0 }],
    [
      'no chore if Explore eats',
      scenario('@..>', { hero: { ...pools(30), hunger: { state: 'hungry', turns: 5 } }, carried: ['rations'] }),
      { blue: 1, chores: 0 },
    ],
  ] as const)('%s', (_, game, counts) => {
    expect(countsOf(game)).toMatchObject(counts);
  });

  test('none in the town', () => {
    const zero = { blue: 0, options: 0, neither: 0, chores: 0, dead: 0 };
    expect(countsOf(scenario('@..>', { depth: 1 }))).toEqual(zero);
  });
});

test('one board in five is judged', () => {
  const game = scenario('@..>', { hero: pools(30) });
  const count = new BoardCount();
  for (let n = 0; n < 11; n++) count.add(botSituation(game), game, { kind: 'descend' });
  expect(count.counts.blue).toBe(3);
});

describe('a board is dead', () => {
  /** Game of an unhurt hero who knows the whole map. */
  const explored = (map: string): Game =>
    changed(scenario(map, { hero: pools(30), carried: [] }), (draft) => {
      here(draft).revealed = '1'.repeat(here(draft).tiles.length);
    });

  test('if no button is enabled and nothing is blue', () => {
    expect(countsOf(explored('@~w'), { kind: 'wait' }).dead).toBe(1);
  });

  test('not if a button is enabled', () => {
    const asked = withPortal('@b');
    expect(countsOf(asked, { kind: 'wait' })).toMatchObject({ options: 1, dead: 0 });
  });
});

describe('a fight', () => {
  const gameAt = (turns: number, hp: number): Game => ({ ...scenario('@w', { hero: pools(hp) }), turn: turns });
  const blow: GameEvent = {
    ...{ kind: 'hit', attack: null, amount: 3, turn: 1, sense: 'self' },
    ...{ at: { x: 2, y: 1 }, from: { x: 1, y: 1 } },
    ...{ attacker: { id: 1, raw: 'hero' }, target: { id: 2, raw: 'mangy-wolf' } },
  };

  function fights(...games: [Game, GameEvent[]][]): [number, number] {
    const count = new FightCount(raws);
    for (const [game, events] of games) count.add(game, { ...game, turn: game.turn + 1 }, events);
    return [count.begun, count.hurt];
  }

  test('lasts until no blow has fallen for 20 turns', () => {
    expect(fights([gameAt(1, 30), [blow]], [gameAt(15, 30), [blow]], [gameAt(60, 30), [blow]])).toEqual([2, 0]);
  });

  test('begins hurt below 80 % of the hit points', () => {
    expect(fights([gameAt(1, 24), [blow]], [gameAt(50, 23), [blow]])).toEqual([2, 1]);
  });

  test('is none if nobody strikes', () => {
    expect(fights([gameAt(1, 30), []])).toEqual([0, 0]);
  });

  test('is none in the town', () => {
    expect(fights([{ ...gameAt(1, 30), depth: 1 }, [blow]])).toEqual([0, 0]);
  });
});

describe('of the belongings', () => {
  const arrival = { ...playRun(raws, { seed: 'x', bot: 'random', maxTurns: 1, verify: false }).arrivals[0]!, depth: 6 };
  const carried = ['rations', 'rations', 'longsword+1', 'beer'];

  test('meals, things and kinds count on first arrival at depth 6', () => {
    expect(belongingsAtLair(raws, [{ ...arrival, carried, worn: ['longsword'] }])).toEqual({
      ...{ carried: 4, meals: 2 },
      kinds: ['beer', 'longsword', 'rations'],
    });
  });

  test('none count if the hero never came there', () => {
    expect(belongingsAtLair(raws, [{ ...arrival, depth: 5 }])).toBeNull();
  });

  test('attack scrolls and charged rods are unused attacks', () => {
    const things = ['magic-missile-scroll', 'web-scroll', 'identify-scroll', 'health-potion', 'dagger'];
    expect(unusedAttacks(raws, scenario('@', { carried: things }))).toBe(2);
  });
});

test('selling the pack does not change the score, although there were coins to find', () => {
  const game = scenario('@', { carried: ['battleaxe', 'battleaxe'], worn: [] });
  const rich = { ...game, coins: 30, tallies: { 2: { ...game.tallies['2']!, mostGold: 1000 } } };
  expect(scoresOf(raws, rich)).toEqual({ kept: 130, soldOut: 130 });
});

describe('a run counts', () => {
  /** Figures of a run that takes the actions, one after another. */
  function played(game: Game, ...actions: Action[]) {
    const count = new ChoiceCount(raws);
    let before = game;
    for (const action of actions) {
      const result = turn(before, action, raws);
      if (!result.ok) throw new Error(result.refusal.code);
      count.add(botSituation(before), { before, action, after: result.game, events: result.events });
      before = result.game;
    }
    return count.result(before, []);
  }

  test('the actions before it sees a foe', () => {
    const game = scenario('@..#\n##.#\n###w');
    expect(played(scenario('@w'), { kind: 'wait' }).actionsBeforeFoe).toBe(0);
    expect(played(scenario('@.w', { lit: true }), { kind: 'wait' }, { kind: 'wait' }).actionsBeforeFoe).toBe(0);
    expect(played(game, { kind: 'wait' }).actionsBeforeFoe).toBeNull();
  });

  test.each([
    [1, true],
    [2, false],
  ])('a trade before it leaves the town, not later, as a visit to a shop: at depth %i', (depth, shopped) => {
    const shop = scenario('@k', { depth, carried: ['longsword'] });
    const sale: Action = { kind: 'sell', vendor: shop.nextId - 1, item: shop.pack.at(-1)!.id };
    expect(played(shop, { kind: 'wait' }).shopped).toBe(false);
    expect(played(shop, sale).shopped).toBe(shopped);
  });

  test('unused attacks only if it ends by death', () => {
    const game = scenario('@', { carried: ['magic-missile-scroll'] });
    expect(played(game, { kind: 'wait' }).unusedAttacks).toBeNull();
    const over = { result: 'died', turn: 1, depth: 2, by: 'rat', cause: null } as const;
    expect(new ChoiceCount(raws).result({ ...game, over }, []).unusedAttacks).toBe(1);
  });
});

test('a whole run reports the figures of its choices', () => {
  const { arrivals } = playRun(raws, { seed: 'x', bot: 'random', maxTurns: 1, verify: false });
  const start = { ...arrivals[0]!, depth: 2, worn: ['longsword'], carried: ['rations'] };
  const { choices } = playRun(raws, { seed: 'choices', bot: 'fighter', maxTurns: 300, verify: false, start });
  expect(choices.boards.blue + choices.boards.options + choices.boards.neither).toBeGreaterThan(0);
  expect(choices.fights.begun).toBeGreaterThan(0);
  expect(choices.actionsBeforeFoe).toBeGreaterThan(0);
});
