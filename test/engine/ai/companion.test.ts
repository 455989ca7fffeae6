import { type Action, type Game, hash } from '../../../src/engine';
import { kingDistance } from '../../../src/lib/geometry';
import { decodeGame, encodeGame } from '../../../src/storage/codec';
import { eventsOfKind } from '../../support/combat';
import { accompanied } from '../../support/companions';
import { think } from '../../support/minds';
import { act, all, changed, draw, find, here, poolsWith, refusal, scenario } from '../../support/scenario';

const legend = { d: 'durgan', h: 'sister-oda', n: 'saelith', s: { raw: 'orc', unaware: 'asleep' as const } };
const wait: Action = { kind: 'wait' };

const play = (game: Game, ...actions: Action[]): Game => actions.reduce((so, action) => act(so, action).game, game);
const waits = (n: number): Action[] => Array.from({ length: n }, () => wait);
const strong = { godMode: true as const };

/** Number of times that a creature struck or missed another in these turns. */
function blows(game: Game, turns: number, by: string, at: string): number {
  let so = game;
  let count = 0;
  for (let turn = 0; turn < turns; turn++) {
    const next = act(so, wait);
    const all = [...eventsOfKind(next, 'hit'), ...eventsOfKind(next, 'missed')];
    count += all.filter(({ attacker, target }) => attacker.raw === by && target.raw === at).length;
    so = next.game;
  }
  return count;
}

const bide = (what: 'follow' | 'wait'): Action => ({ kind: 'bid', what });

describe('a companion', () => {
  test('comes to the hero', () => {
    const game = play(accompanied('@.......m', { legend }), ...waits(12));
    expect(kingDistance(find(game, 'mara').position!, game.hero.position)).toBe(1);
  });

  test('stays when told to wait and comes when called, which takes no time', () => {
    const start = act(accompanied('@.......m', { legend }), bide('wait'));
    expect(start.turns).toBe(0);
    const waiting = play(start.game, ...waits(6));
    expect(find(waiting, 'mara').position).toEqual({ x: 9, y: 1 });
    const called = play(waiting, bide('follow'), ...waits(12));
    expect(kingDistance(find(called, 'mara').position!, called.hero.position)).toBe(1);
  });

  test('changes places with the hero', () => {
    const { game } = act(accompanied('.@m', { legend }), { kind: 'move', direction: 'e' });
    expect(game.hero.position).toEqual({ x: 3, y: 1 });
  });

  test('does not end a walk of several steps', () => {
    const { game } = act(accompanied('@.m....', { legend }), { kind: 'move', direction: 'e', steps: 6 });
    expect(game.hero.position.x).toBe(7);
  });

  test('casts at an enemy that attacks the hero', () => {
    let so = accompanied('m@...o', { legend, hero: strong });
    let spells = 0;
    for (let turn = 0; turn < 6; turn++) {
      const next = act(so, wait);
      spells += eventsOfKind(next, 'cast').filter(({ caster }) => caster.raw === 'mara').length;
      so = next.game;
    }
    expect(spells).toBeGreaterThan(0);
  });

  test('strikes an enemy beside it', () => {
    expect(blows(accompanied('@do', { legend, hero: strong }, 'durgan'), 8, 'durgan', 'orc')).toBeGreaterThan(0);
  });

  test('is struck as the hero would be', () => {
    expect(blows(accompanied('@.do', { legend, hero: strong }, 'durgan'), 8, 'orc', 'durgan')).toBeGreaterThan(0);
  });

  test('strikes no harmless creature', () => {
    expect(blows(accompanied('@dt', { legend, hero: strong }, 'durgan'), 12, 'durgan', 'peasant')).toBe(0);
  });

  test('leaves sleepers alone', () => {
    const game = accompanied('@d..s', { legend, hero: { ...strong } }, 'durgan');
    expect(blows(game, 3, 'durgan', 'orc')).toBe(0);
  });

  test('does not leave the hero for a foe far away', () => {
    const game = play(accompanied('@d..........o', { legend, hero: strong }, 'durgan'), wait, wait);
    expect(kingDistance(find(game, 'durgan').position!, game.hero.position)).toBeLessThanOrEqual(8);
  });

  test('walks round a trap that the hero knows', () => {
    const start = accompanied('@..X..m\n.......', { legend });
    let game = start;
    for (let turn = 0; turn < 14; turn++) game = act(game, wait).game;
    expect(all(game, 'bear-trap')).toHaveLength(1);
    expect(kingDistance(find(game, 'mara').position!, game.hero.position)).toBe(1);
  });

  test('does not cross a trap even if no other way leads to the hero', () => {
    const game = play(accompanied('@..X..m', { legend }), ...waits(12));
    expect(all(game, 'bear-trap')).toHaveLength(1);
    expect(find(game, 'mara').position!.x).toBeGreaterThan(4);
  });

  test('heals a hurt hero if it is a healer', () => {
    const hero = poolsWith({ hp: { current: 5, max: 30 } });
    const start = accompanied('@h', { legend, hero }, 'sister-oda');
    const game = play(start, ...waits(6));
    expect(game.hero.pools.hp.current).toBeGreaterThan(12);
  });

  test('shrinks from magic that could kill it', () => {
    const start = changed(accompanied('....m@...D.\n...........', { legend, hero: strong, depth: 6 }), (game) => {
      find(game, 'mara').pools!.hp.current = 8;
      find(game, 'black-dragon').chasing = game.hero.id;
    });
    expect(find(think(start).game, 'mara').position!.x).toBeLessThan(find(start, 'mara').position!.x);
  });

  test('grows to the level of the hero', () => {
    const game = play(accompanied('@m', { legend, hero: poolsWith({ level: 5 }) }), ...waits(3));
    expect(find(game, 'mara').pools).toMatchObject({ level: 5, hp: { max: 41 } });
  });
});

describe('kills of a companion', () => {
  /** Game after the companion has killed a wolf that was about to die. */
  function afterKill(map: string): { before: Game; after: Game } {
    const before = changed(accompanied(map, { legend, hero: strong }, 'durgan'), (game) => {
      find(game, 'mangy-wolf').pools!.hp.current = 1;
      find(game, 'durgan').skills = { melee: 99, defense: 50, magic: 1 };
    });
    return { before, after: play(before, ...waits(3)) };
  }

  test('count as the hero’s and pay half', () => {
    const { after } = afterKill('@.dw');
    expect(all(after, 'mangy-wolf')).toEqual([]);
    expect(after.kills).toBe(1);
    expect(after.hero.pools.xp).toBe(50);
  });
});

describe('the death of a companion', () => {
  const killed = (): ReturnType<typeof act> => {
    const start = changed(accompanied('@.do', { legend, hero: strong }, 'durgan'), (game) => {
      find(game, 'durgan').pools!.hp.current = 1;
      find(game, 'orc').skills = { melee: 99, defense: 50, magic: 1 };
    });
    let last = act(start, wait);
    for (let turn = 0; turn < 5 && last.game.companion; turn++) last = act(last.game, wait);
    return last;
  };

  test('is for good and has a line of its own', () => {
    const { game, events } = killed();
    expect(game.companion).toBeUndefined();
    expect(all(game, 'durgan')).toEqual([]);
    expect(eventsOfKind({ events }, 'companion-died')).toMatchObject([{ who: { raw: 'durgan' } }]);
  });

  test('leaves nothing to pick up', () => {
    expect(all(killed().game, 'war-axe')).toEqual([]);
  });
});

describe('over the stairs', () => {
  function onStairs(map: string): Game {
    const drawn = accompanied(map, { legend });
    const at = here(drawn).tiles.indexOf('>');
    const { width } = here(drawn);
    return changed(drawn, (draft) => {
      draft.hero.position = { x: at % width, y: Math.floor(at / width) };
    });
  }

  test('a companion follows from two cells away, and arrives with the hero', () => {
    const { game } = act(onStairs('m.>'), { kind: 'descend' });
    expect(game.depth).toBe(3);
    expect(game.companion).toMatchObject({ depth: 3 });
    expect(kingDistance(find(game, 'mara').position!, game.hero.position)).toBe(1);
  });

  test('a companion that is farther away stays behind', () => {
    const { game, events } = act(onStairs('m..>'), { kind: 'descend' });
    expect(eventsOfKind({ events }, 'bidden')).toMatchObject([{ who: { raw: 'mara' }, what: 'wait' }]);
    expect(all(game, 'mara')).toEqual([]);
    expect(game.companion).toMatchObject({ depth: 2 });
    expect(refusal(game, bide('wait'))).toEqual({ code: 'no-companion' });
  });

  test('a companion that was told to wait stays behind', () => {
    const { game } = act(act(onStairs('.m>'), bide('wait')).game, { kind: 'descend' });
    expect(game.companion).toMatchObject({ depth: 2 });
  });

  test('a portal takes the companion along, a turn later', () => {
    const scroll = 'town-portal-scroll';
    const through = (map: string): Game => {
      const drawn = changed(accompanied(map, { depth: 3, carried: [scroll], identified: [scroll] }), (game) => {
        game.levels['1'] = here(scenario('......>\n.......', { depth: 1 }));
      });
      return play(drawn, { kind: 'use', item: find(drawn, scroll).id }, wait);
    };
    const [near, far] = ['m.@', 'm..@'].map(through);
    expect([near!.companion?.depth, far!.companion?.depth]).toEqual([1, 3]);
    expect(kingDistance(find(near!, 'mara').position!, near!.hero.position)).toBe(1);
  });

  test('a save between departure and arrival changes nothing', () => {
    const { game } = act(onStairs('m.>'), { kind: 'descend' });
    expect(hash(decodeGame(encodeGame(game)))).toBe(hash(game));
  });
});

test('a companion never blocks a corridor: the hero gets past it from either side', () => {
  for (const [map, direction] of [
    ['@m....', 'e'],
    ['....m@', 'w'],
  ] as const) {
    let game = act(accompanied(map, { legend }), bide('wait')).game;
    for (let step = 0; step < 5; step++) game = act(game, { kind: 'move', direction }).game;
    expect(game.hero.position.x).toBe(direction === 'e' ? 6 : 1);
  }
});

test('explore swaps with a companion that waits in the only way', () => {
  const start = act(accompanied('@m####\n#.....\n####.#\n......', { legend }), bide('wait')).game;
  const { game } = act(start, { kind: 'explore' });
  expect(draw(game)).not.toBe(draw(start));
});
