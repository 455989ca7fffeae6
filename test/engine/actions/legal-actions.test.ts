import { type Action, type ActionKind, type Game, legalActions, newGame, turn } from '../../../src/engine';
import { DIRECTIONS } from '../../../src/lib/geometry';
import { loadRaws } from '../../../src/raws';
import { accompanied } from '../../support/companions';
import { isDeep } from '../../support/deep';
import { act, changed, find, type Legend, poolsWith, scenario } from '../../support/scenario';

const raws = loadRaws();
const legal = (game: Game, kind: Action['kind']): Action[] =>
  legalActions(game, raws).filter((action) => action.kind === kind);

/** Game of a drawing in which the hero then stands one cell farther east, at (2, 1). */
const stepped = (drawing: string): Game =>
  changed(scenario(drawing), ({ hero }) => {
    hero.position = { x: 2, y: 1 };
  });
const rich = { pools: poolsWith({ gold: 900 }).pools };
const indebted = (drawing: string, standings: Game['standings'], legend: Legend): Game => ({
  ...scenario(drawing, { legend, hero: rich }),
  standings,
});
const reading = (game: Game): Game => act(game, { kind: 'use', item: find(game, 'identify-scroll').id }).game;

/** For every kind of action, a game in which the action is legal. */
const GAMES: Readonly<Record<Exclude<ActionKind, 'cheat'>, Game>> = {
  move: scenario('@.'),
  attack: scenario('@w'),
  wait: scenario('@'),
  rest: scenario('@', { hero: poolsWith({ hp: { current: 1, max: 30 } }) }),
  explore: scenario('@.#.\n....'),
  travel: scenario('@..!'),
  fight: scenario('@.w'),
  fire: scenario('@..w', { worn: ['shortbow'] }),
  throw: scenario('@..w', { carried: ['dagger'] }),
  descend: stepped('@>'),
  ascend: stepped('@<'),
  pickup: stepped('@!'),
  fetch: scenario('@..!'),
  use: scenario('@', { carried: ['rations'] }),
  equip: scenario('@', { carried: ['dagger'] }),
  'wear-best': scenario('@', { carried: ['breastplate'], worn: [] }),
  remove: scenario('@', { worn: ['dagger'] }),
  drop: scenario('@', { carried: ['rations'] }),
  cast: scenario('@.w', { hero: { knownSpells: [{ spell: 'zap', manaCost: 1 }] } }),
  buy: scenario('@k', { hero: rich }),
  sell: scenario('@k', { carried: ['rations'] }),
  'sell-spares': scenario('@k', { worn: ['war-axe'], carried: ['cudgel'] }),
  'pay-fine': indebted('@p', { townsfolk: -5 }, { p: 'priest' }),
  'pay-tribute': indebted('@m', {}, { m: 'market-draper' }),
  offer: scenario('@C', { legend: { C: 'shrine-of-coin' }, hero: rich, depth: 3 }),
  answer: reading(scenario('@', { carried: ['identify-scroll', 'health-potion'], identified: ['identify-scroll'] })),
  bid: accompanied('@m'),
  retire: { ...scenario('@'), laurel: true },
  abandon: scenario('@'),
};

test.each(Object.entries(GAMES))('%s is listed where it may be taken', (kind, game) => {
  expect(legal(game, kind as ActionKind)).not.toEqual([]);
});

test('every listed action is accepted', () => {
  const games = [
    scenario('#k#\nw@t\n.X.', { carried: ['health-potion', 'magic-missile-scroll', 'dagger', 'hide'] }),
    scenario('@..t\n...f\n+..x', { identified: ['poison-potion'], carried: ['poison-potion', 'beginners-magic'] }),
    newGame({ seed: 'legal' }, raws),
  ];
  // Every fourth action of a whole level is tried, because there are hundreds.
  const strideOf = (actions: readonly Action[]): number => (isDeep || actions.length < 100 ? 1 : 4);
  for (const game of games) {
    const actions = legalActions(game, raws);
    expect(actions.length).toBeGreaterThan(5);
    const some = actions.filter((_, at) => at % strideOf(actions) === 0);
    for (const action of some) expect({ action, ok: turn(game, action, raws).ok }).toEqual({ action, ok: true });
  }
});

test('a step or blow that is not listed is refused', () => {
  const game = scenario('#k#\nw@t\n.X.');
  for (const kind of ['move', 'attack'] as const) {
    const listed = legal(game, kind).map((action) => ('direction' in action ? action.direction : ''));
    for (const direction of DIRECTIONS) {
      const accepted = turn(game, { kind, direction, sure: true }, raws).ok;
      expect({ kind, direction, accepted }).toEqual({ kind, direction, accepted: listed.includes(direction) });
    }
  }
});

test('risky actions alone are listed with their confirmation', () => {
  const game = scenario('@X\n.t');
  expect(legal(game, 'move')).toContainEqual({ kind: 'move', direction: 'e', sure: true });
  expect(legal(game, 'move')).toContainEqual({ kind: 'move', direction: 's' });
  expect(legal(game, 'attack')).toEqual([{ kind: 'attack', direction: 'se', sure: true }]);
  expect(legal(game, 'abandon')).toEqual([{ kind: 'abandon', sure: true }]);
});

test('targets are all creatures in view and in range, and the hero', () => {
  const game = scenario('@..w.....o', { carried: ['magic-missile-scroll'], identified: ['magic-missile-scroll'] });
  const item = find(game, 'magic-missile-scroll').id;
  expect(legal(game, 'use')).toEqual([
    { kind: 'use', item, at: { x: 1, y: 1 } },
    { kind: 'use', item, at: { x: 4, y: 1 } },
  ]);
});

test('a thing without a range is listed without a target', () => {
  const game = changed(scenario('@..w', { carried: ['health-potion'], identified: ['health-potion'] }), ({ hero }) => {
    hero.pools.hp.current = 1;
  });
  expect(legal(game, 'use')).toEqual([{ kind: 'use', item: find(game, 'health-potion').id }]);
});

test('a big creature is a target on each of its cells', () => {
  const known = ['magic-missile-scroll'];
  const game = scenario('@..D.\n.....', { carried: known, identified: known });
  expect(legal(game, 'use')).toHaveLength(5);
});

test('a parked level counts as present', () => {
  const down = act(
    changed(scenario('@>'), (draft) => {
      draft.hero.position = { x: 2, y: 1 };
    }),
    { kind: 'descend' },
  ).game;
  const parked = changed(down, (draft) => {
    draft.levels['2'] = { parked: true, digest: '' };
  });
  expect(legal(parked, 'ascend')).toEqual([{ kind: 'ascend' }]);
});

test('no action is listed once the run is over', () => {
  expect(legalActions(act(scenario('@'), { kind: 'abandon', sure: true }).game, raws)).toEqual([]);
});

test('no cheat is listed', () => {
  expect(legal(scenario('@'), 'cheat')).toEqual([]);
});

test('listing changes and rolls nothing', () => {
  const game = scenario('@w!\nt+X');
  const before = JSON.stringify(game);
  legalActions(game, raws);
  expect(JSON.stringify(game)).toBe(before);
});
