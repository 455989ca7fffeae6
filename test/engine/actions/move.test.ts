import type { Action, Game } from '../../../src/engine';
import { reactedToInSight } from '../../../src/engine/creatures/eyesight';
import { creatureById } from '../../../src/engine/creatures/roster';
import { DIRECTIONS } from '../../../src/lib/geometry';
import { stopOf, struck, wounded } from '../../support/actions';
import { kindsOf, worldOf } from '../../support/combat';
import { act, changed, draw, drawing, find, here, refusal, scenario } from '../../support/scenario';

const sure = true as const;

const east = (more: { sure?: true; steps?: number } = {}): Action => ({ kind: 'move', direction: 'e', ...more });

describe('moving', () => {
  test.each(DIRECTIONS)('to the %s takes one step there', (direction) => {
    const game = scenario('...\n.@.\n...');
    const { game: after, turns } = act(game, { kind: 'move', direction });
    expect(turns).toBe(1);
    const { x, y } = find(after, 'hero').position ?? { x: 0, y: 0 };
    expect(['nw', 'n', 'ne', 'w', '', 'e', 'sw', 's', 'se'][3 * (y - 1) + x - 1]).toBe(direction);
  });

  test.each(['@#', '@~', '@'])('is refused where the way is blocked: %s', (map) => {
    expect(refusal(scenario(map), east())).toEqual({ code: 'blocked' });
  });

  test('slips through diagonally between two walls', () => {
    expect(draw(act(scenario('@#\n#.'), { kind: 'move', direction: 'se' }).game)).toBe(drawing('.#\n#@'));
  });

  test('onto stairs does not change the level', () => {
    const { game } = act(scenario('@>'), east());
    expect(game.depth).toBe(2);
    expect(find(game, 'hero').position).toEqual({ x: 2, y: 1 });
  });
});

describe('bumping', () => {
  test('into a vendor opens the shop and takes no time', () => {
    const result = act(scenario('@k', { legend: { k: { raw: 'barkeep', advice: null } } }), east());
    expect(result.turns).toBe(0);
    expect(result.events).toEqual([
      { kind: 'shop', vendor: { id: find(result.game, 'barkeep').id, raw: 'barkeep' }, turn: 0, sense: 'self' },
    ]);
  });

  test('into a vendor who is hostile strikes the vendor', () => {
    const result = act(scenario('@k', { legend: { k: { raw: 'barkeep', grudges: [1] } } }), east());
    expect(kindsOf(result)).not.toContain('shop');
    expect(struck(result)).toBe(true);
  });

  test('into a friend with a larger body is refused', () => {
    const large = { raw: 'patron', tileSize: { width: 2, height: 2 } };
    expect(refusal(scenario('@t.\n...', { legend: { t: large } }), east())).toEqual({ code: 'blocked' });
  });

  test('into a friend of one cell changes places', () => {
    const result = act(scenario('@t#', { legend: { t: 'patron' } }), east());
    expect(kindsOf(result)).toContain('swapped');
    expect(find(result.game, 'hero').position).toEqual({ x: 2, y: 1 });
    expect(result.turns).toBe(1);
  });

  test.each(['w', 'd'])('into %s strikes it and takes no step', (letter) => {
    const result = act(scenario(`@${letter}`), east());
    expect(struck(result)).toBe(true);
    expect(find(result.game, 'hero').position).toEqual({ x: 1, y: 1 });
  });

  test.each([
    ['e', '@D.\n...'],
    ['e', '.D.\n@..'],
    ['w', 'D.@\n...'],
    ['w', 'D..\n..@'],
  ] as const)('to the %s into any cell of a big creature strikes it:\n%s', (direction, map) => {
    const result = act(scenario(map), { kind: 'move', direction });
    expect(struck(result)).toBe(true);
  });

  test('into a closed door opens it, and the hero stays on its cell', () => {
    const result = act(scenario('@+.'), east());
    expect(draw(result.game)).toBe("@'.");
    expect(kindsOf(result)).toContain('opened');
    expect(draw(act(result.game, east()).game)).toBe('.@.');
  });

  test('into a door shows the room behind it', () => {
    const game = scenario('@+..');
    expect(here(game).revealed[6 + 4]).toBe('0');
    expect(here(act(game, east()).game).revealed[6 + 4]).toBe('1');
  });
});

describe('changing places', () => {
  test('with somebody on stairs changes no level', () => {
    const start = changed(scenario('@>', { legend: { t: 'patron' } }), (draft) => {
      here(draft).entities.push({ ...find(scenario('@t'), 'peasant'), id: 90, position: { x: 2, y: 1 } });
      draft.nextId = 91;
    });
    const { game } = act(start, east());
    expect(game.depth).toBe(2);
    expect(find(game, 'peasant').position).toEqual({ x: 1, y: 1 });
  });

  test('gives the other one the view from its new cell', () => {
    const game = scenario(
      `
      @t###
      .####
      .####
      .####
      r####`,
      { legend: { r: { raw: 'rat', initiative: 9999 }, t: { raw: 'peasant', initiative: 9999 } } },
    );
    const feared = (now: Game) => {
      const world = worldOf(now);
      return reactedToInSight(world, creatureById(world, find(now, 'peasant').id)!, 'flee').length;
    };
    expect(feared(game)).toBe(0);
    expect(feared(act(game, east()).game)).toBe(1);
  });

  test('is done with a neutral golem, which the hero strikes only by an explicit attack', () => {
    const game = scenario('@g', { legend: { g: 'rock-golem' } });
    expect(kindsOf(act(game, east()))).toContain('swapped');
    expect(refusal(game, { kind: 'attack', direction: 'e' })).toMatchObject({ code: 'danger', danger: 'friendly' });
  });
});

describe('a known danger ahead', () => {
  test.each([
    ['X', 'trap', 'bear-trap'],
    ['f', 'fire', 'watch-fire'],
  ])('%s is not stepped on until the hero is sure', (letter, danger, what) => {
    const game = scenario(`@${letter}`);
    expect(refusal(game, east())).toEqual({ code: 'danger', danger, what });
    const result = act(game, east({ sure }));
    expect(kindsOf(result)).toContain('triggered');
    expect(find(result.game, 'hero').position).toEqual({ x: 2, y: 1 });
  });

  test('does not include a hidden trap', () => {
    expect(kindsOf(act(scenario('@x'), east()))).toContain('triggered');
  });
});

describe('walking several steps', () => {
  test('ends after the given number of steps', () => {
    const result = act(scenario('@.....'), east({ steps: 3 }));
    expect(draw(result.game)).toBe('...@..');
    expect(stopOf(result)).toEqual({ reason: 'steps', what: null, turns: 3 });
    expect(result.turns).toBe(3);
  });

  test('takes twenty steps at most', () => {
    expect(act(scenario(`@${'.'.repeat(30)}`), east({ steps: 99 })).turns).toBe(20);
  });

  test.each([
    ['@..#', { reason: 'blocked', what: null, turns: 2 }],
    ['@.X.', { reason: 'trap', what: 'bear-trap', turns: 1 }],
    ['@.f.', { reason: 'trap', what: 'watch-fire', turns: 1 }],
    ['@.>.', { reason: 'stairs', what: null, turns: 1 }],
    ['@.%.', { reason: 'item', what: 'rations', turns: 2 }],
    ['@.+.', { reason: 'door', what: 'door', turns: 1 }],
    ['@+..', { reason: 'door', what: 'door', turns: 1 }],
    ['@.k.', { reason: 'vendor', what: 'barkeep', turns: 1 }],
  ])('on %s stops', (map, expected) => {
    expect(stopOf(act(scenario(map), east({ steps: 10 })))).toEqual(expected);
  });

  test('does not name an unknown thing underfoot', () => {
    expect(stopOf(act(scenario('@!.'), east({ steps: 10 })))).toEqual({ reason: 'item', what: null, turns: 1 });
  });

  test('does not stop on a hidden thing underfoot', () => {
    const legend = { '%': { raw: 'rations', hidden: true } } as const;
    const result = act(scenario('@%..', { legend, seed: 'unspotted' }), east({ steps: 10 }));
    expect(stopOf(result)).toEqual({ reason: 'blocked', what: null, turns: 3 });
    expect(find(result.game, 'rations').hidden).toBe(true);
  });

  test('does not begin in sight of an enemy, and ends when one comes into view', () => {
    expect(refusal(scenario('@...w'), east({ steps: 2 }))).toEqual({ code: 'hostile-in-view', who: 'mangy-wolf' });
    const result = act(scenario(`@${'.'.repeat(9)}#\n${'#'.repeat(9)}.w`), east({ steps: 9 }));
    expect(stopOf(result).reason).toBe('hostile');
    expect(stopOf(result).turns).toBeLessThan(9);
  });

  test('ends on a trap that goes off', () => {
    expect(stopOf(act(scenario('@x...'), east({ steps: 4 })))).toEqual({
      reason: 'damage',
      what: 'bear-trap',
      turns: 1,
    });
  });

  test.each([
    { hp: 30, stops: 'unhurt', reason: 'damage', turns: 1 },
    { hp: 29, stops: 'wounded', reason: 'steps', turns: 5 },
    { hp: 17, stops: 'down to half', reason: 'damage', turns: 2 },
    { hp: 8, stops: 'below a quarter', reason: 'damage', turns: 1 },
  ])('by the starving is ended by hunger when $stops', ({ hp, reason, turns }) => {
    const game = changed(wounded(scenario('@.....'), hp), ({ hero }) => {
      hero.hunger = { state: 'starving', turns: 0 };
    });
    expect(stopOf(act(game, east({ steps: 5 })))).toEqual({
      reason,
      what: reason === 'damage' ? 'hunger' : null,
      turns,
    });
  });

  test.each([
    ['well-fed', { reason: 'steps', what: null, turns: 5 }],
    ['normal', { reason: 'hunger', what: 'hungry', turns: 2 }],
    ['hungry', { reason: 'hunger', what: 'starving', turns: 2 }],
  ] as const)('ends when it is time to eat, but not for who is no longer %s', (state, stop) => {
    const game = changed(scenario('@.....'), ({ hero }) => {
      hero.hunger = { state, turns: 2 };
    });
    expect(stopOf(act(game, east({ steps: 5 })))).toEqual(stop);
  });
});
