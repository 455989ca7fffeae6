import { BOTS } from '../../../scripts/bots';
import { Memory } from '../../../scripts/bots/memory';
import { situationOf as botSituationOf } from '../../../scripts/bots/situation';
import { legalActions, newGame, summarizeGame, turn, view } from '../../../src/engine';
import { stageAt } from '../../../src/engine/schema/campaigns';
import { floorAround } from '../../../src/engine/state';
import { rawsFor } from '../../../src/engine/state/campaign';
import type { Game } from '../../../src/engine/state/game';
import { starvationDamage } from '../../../src/engine/systems/hunger';
import { createI18n } from '../../../src/i18n';
import type { Point } from '../../../src/lib/geometry';
import { rngFromSeed } from '../../../src/lib/rng';
import { adviseOn } from '../../../src/play/advice/advice';
import { situationOf } from '../../../src/play/advice/situation';
import { loadRaws } from '../../../src/raws';
import { eventsOfKind, worldOf } from '../../support/combat';
import { act, all, changed, find, here, refusal, type ScenarioOptions, scenario } from '../../support/scenario';

const raws = loadRaws();
const WAIT = { kind: 'wait' } as const;

/** Game of the campaign The Amulet whose hero carries the Amulet, by default on the deepest level. */
const carrying = (drawing: string, { deepest = 15, ...options }: ScenarioOptions & { deepest?: number } = {}): Game =>
  changed(scenario(drawing, { depth: 15, carried: ['amulet-of-yala'], ...options }), (game) => {
    Object.assign(game, { campaign: 'amulet', deepest });
  });

const signs = (result: Parameters<typeof eventsOfKind>[0]): string[] =>
  eventsOfKind(result, 'way-home').map(({ what }) => what);

/** Waits for the given number of player-turns. */
function after(turns: number, game: Game): Game {
  let now = game;
  for (let n = 0; n < turns; n++) now = act(now, WAIT).game;
  return now;
}

/** Game of a hero who stands in the town with the Amulet. */
const home = (where: (game: Game) => Point): Game =>
  changed(newGame({ seed: 'home', campaign: 'amulet' }, raws), (draft) => {
    draft.pack.push({ id: 9000, kind: 'item', raw: 'amulet-of-yala', inBackpack: { owner: draft.hero.id } });
    draft.deepest = 15;
    draft.hero.position = where(draft);
  });

function besideGate(game: Game): Point {
  const { tiles, width } = here(game);
  const cell = tiles.lastIndexOf('>') - 1;
  return { x: cell % width, y: Math.floor(cell / width) };
}

test('the Amulet stills hunger, which then comes half as fast', () => {
  const starving = { hero: { hunger: { state: 'starving', turns: 1 } } } as const;
  const { game } = act(carrying('@', starving), WAIT);
  expect(game.hero.hunger?.state).toBe('normal');
  expect(after(20, game).hero.hunger?.turns).toBe(game.hero.hunger!.turns - 10);
});

test('a starving hero with the Amulet is hurt in every second turn, as the engine foretells', () => {
  const starving = changed(carrying('@'), (game) => {
    game.hero.hunger = { state: 'starving', turns: 0 };
    game.hunt = { depth: 15, at: 0, next: 900 };
  });
  const foretold = [0, 1].map((turnNow) => starvationDamage(worldOf({ ...starving, turn: turnNow })));
  const taken = [0, 1].map((turnNow) => eventsOfKind(act({ ...starving, turn: turnNow }, WAIT), 'hurt').length);
  expect(foretold).toEqual([1, 0]);
  expect(taken).toEqual(foretold);
});

test('picking the Amulet up is reported, and closes all portals', () => {
  const options = {
    carried: ['town-portal-scroll'],
    identified: ['town-portal-scroll'],
    legend: { A: 'amulet-of-yala' },
  };
  const before = changed(scenario('A@', { depth: 15, ...options }), (game) =>
    Object.assign(game, { campaign: 'amulet' }),
  );
  const scroll = find(before, 'town-portal-scroll').id;
  expect(turn(before, { kind: 'use', item: scroll }, raws).ok).toBe(true);
  const onIt = act(before, { kind: 'move', direction: 'w' }).game;
  const taken = act(onIt, { kind: 'pickup' });
  expect(signs(taken)).toEqual(['begun']);
  expect(refusal(taken.game, { kind: 'use', item: scroll })).toEqual({ code: 'no-portal', item: 'amulet-of-yala' });
  expect(signs(act(taken.game, WAIT))).toEqual([]);
});

test('an unknown scroll opens no portal either', () => {
  const game = carrying('@', { carried: ['amulet-of-yala', 'town-portal-scroll'] });
  expect(act(game, { kind: 'use', item: find(game, 'town-portal-scroll').id }).game.depth).toBe(15);
});

test('a portal in the town vanishes when the hero comes there', () => {
  const legend = { P: { raw: 'town-portal', portal: { depth: 15, x: 1, y: 1 } } };
  const game = carrying('@P.', { depth: 1, legend });
  expect(all(act(game, WAIT).game, 'town-portal')).toEqual([]);
});

test('the stairs down vanish where the hero arrives, which is reported', () => {
  const game = carrying('@.>', { depth: 14 });
  const arrived = act(
    changed(game, (draft) => (draft.hunt = { depth: 15, at: 0, next: 1 })),
    WAIT,
  );
  expect(here(arrived.game).tiles).not.toContain('>');
  expect(signs(arrived)).toEqual(['sealed']);
  expect(refusal(arrived.game, { kind: 'descend' })).toEqual({ code: 'no-stairs', direction: 'down' });
});

test.each([
  [14, 8, []],
  [12, 7, ['dimmed']],
  [9, 6, ['dimmed']],
  [2, 4, ['dimmed']],
])('at depth %i on the way from 15 the hero sees %i cells far', (depth, sight, reports) => {
  const game = changed(carrying('@', { depth }), (draft) => (draft.hunt = { depth: 15, at: 0, next: 1 }));
  const arrived = act(game, WAIT);
  expect(view(arrived.game, raws).hero.sight).toBe(sight);
  expect(signs(arrived)).toEqual(reports);
});

test('the first turn on each depth of the way home is recorded, deepest first', () => {
  const game = changed(carrying('@..', { depth: 14 }), (draft) => {
    draft.tallies['15'] = { xp: 0, mostXp: 0, mostGold: 0, home: 900 };
    draft.tallies['14'] = { xp: 0, mostXp: 0, mostGold: 0, turn: 700 };
    draft.hunt = { depth: 15, at: 0, next: 9999 };
    draft.turn = 950;
  });
  const steps = [
    { depth: 15, turn: 900 },
    { depth: 14, turn: 951 },
  ];
  expect(view(after(1, game), raws).ascent).toEqual(steps);
  expect(view(after(3, game), raws).ascent).toEqual(steps);
});

test('the hero sees as far as ever in the town', () => {
  const game = changed(newGame({ seed: 'home', campaign: 'amulet' }, raws), (draft) => {
    draft.pack.push({ id: 9000, kind: 'item', raw: 'amulet-of-yala', inBackpack: { owner: draft.hero.id } });
    draft.hero.viewshed = { range: 4 };
    draft.hunt = { depth: 2, at: 0, next: 1 };
    draft.hero.position = here(draft).entities.find(({ raw }) => raw === 'priest')!.position!;
    here(draft).entities = here(draft).entities.filter(({ raw }) => raw !== 'priest');
  });
  const arrived = act(game, WAIT);
  expect(signs(arrived)).toContain('lit');
  expect(view(arrived.game, raws).hero.sight).toBe(8);
  expect(arrived.game.over).toBeNull();
});

test('a band follows the hero after a time: a captain and others', () => {
  const game = carrying(`@${'.'.repeat(40)}<`, { depth: 15 });
  const wait = 22;
  expect(here(after(wait, game)).entities).toEqual([]);
  const come = act(after(wait, game), WAIT);
  const [captain, ...others] = here(come.game).entities;
  expect(raws.mob[captain?.raw ?? '']?.captain).toBe(true);
  expect(eventsOfKind(come, 'way-home')).toMatchObject([
    { what: 'awaited', captain: captain?.raw, count: others.length },
  ]);
  for (const hunter of [captain, ...others]) expect(hunter).toMatchObject({ summoned: true, chasing: game.hero.id });
  expect(view(come.game, raws).band).toEqual({ captain: captain?.id, left: 1 + others.length });
});

test('the hero meets a captain as a foe with a name', () => {
  const game = changed(carrying('@....<', { depth: 15 }), (draft) => {
    draft.hunt = { depth: 15, at: here(draft).tiles.indexOf('<'), next: 1 };
  });
  const come = act(game, WAIT);
  expect(eventsOfKind(come, 'met')).toMatchObject([{ who: { id: come.game.hunt?.captain } }]);
});

test('a level sends one band only', () => {
  const game = changed(carrying(`#@#${'.'.repeat(40)}<`, { depth: 15 }), (draft) => {
    draft.hunt = { depth: 15, at: here(draft).tiles.indexOf('<'), next: 1 };
  });
  const come = act(game, WAIT).game;
  expect(here(after(60, come)).entities).toHaveLength(here(come).entities.length);
});

test('a band leaves when its captain is dead, and no other comes', () => {
  const game = carrying(`#@#${'.'.repeat(40)}<`, { depth: 15 });
  const due = changed(game, (draft) => (draft.hunt = { depth: 15, at: here(game).tiles.indexOf('<'), next: 1 }));
  const come = act(due, WAIT).game;
  const slain = changed(come, (draft) => {
    here(draft).entities = here(draft).entities.filter(({ id }) => id !== draft.hunt?.captain);
  });
  const freed = act(slain, WAIT);
  expect(signs(freed)).toEqual(['peace']);
  expect(here(freed.game).entities).toEqual([]);
  expect(view(freed.game, raws).band).toMatchObject({ left: 0 });
  expect(here(after(60, freed.game)).entities).toEqual([]);
});

test('pursuers over the stairs leave with the captain of the level', () => {
  const legend = { v: { raw: 'vault-hound', summoned: true }, V: 'vault-hound' } as const;
  const game = changed(carrying('#@#v#V#<', { depth: 15, legend }), (draft) => {
    draft.hunt = { depth: 15, at: 0, next: 1, captain: 9999 };
  });
  expect(here(act(game, WAIT).game).entities).toMatchObject([{ raw: 'vault-hound' }]);
  expect(here(act(game, WAIT).game).entities[0]?.summoned).toBeUndefined();
});

/** Level on which the hero arrives at the right, with a corner and a corridor before the stairs up. */
const CORRIDOR = `
  #${'.'.repeat(30)}#
  #.${'#'.repeat(28)}.#
  #<${'#'.repeat(28)}.#
  #${'#'.repeat(29)}>#
  #${'#'.repeat(29)}@#
`;

/** Game of a hero who has just come to a level, of the first seed for which the game passes the test. */
function arrived(drawing: string, fits: (game: Game, what: string[]) => boolean): Game {
  for (let n = 0; n < 60; n++) {
    const game = changed(carrying(drawing, { depth: 9, seed: `chase ${n}` }), (draft) => {
      draft.seed = `chase ${n}`;
      draft.hunt = { depth: 10, at: 0, next: 1 };
    });
    const result = act(game, WAIT);
    if (fits(result.game, signs(result))) return result.game;
  }
  throw new Error('no seed fits');
}

test('the hero sees less far where the lamps are out, and farther again on the next level', () => {
  const isDark = (game: Game) => game.events.some((event) => 'change' in event && event.change === 'lamps');
  const dark = arrived(CORRIDOR, isDark);
  expect(view(dark, raws).hero.sight).toBe(4);
  const next = changed(dark, (draft) => (draft.hunt = { depth: 8, at: 0, next: 99999 }));
  const quiet = changed(next, (draft) => {
    here(draft).tiles = here(draft).tiles.replace('<', '.');
  });
  const after = act(quiet, WAIT);
  expect([view(after.game, raws).hero.sight, signs(after)]).toEqual([6, []]);
});

test('some bands wait out of sight between the hero and the stairs up, and then set out', () => {
  const waiting = arrived(CORRIDOR, (_game, what) => what.includes('awaited'));
  const { entities, tiles, width } = here(waiting);
  expect(entities.length).toBeGreaterThan(1);
  for (const { position, chasing, moveMode } of entities) {
    expect({ chasing, moveMode }).toEqual({ chasing: undefined, moveMode: 'static' });
    expect(position?.y).toBe(1);
    expect(position?.x).toBeLessThan(30);
  }
  expect(waiting.hunt?.captain).toBeDefined();
  expect(tiles[2 * width + 2]).toBe('.');
  const outward = after(waiting.hunt!.next - waiting.turn, waiting);
  expect(here(outward).entities.every(({ chasing }) => chasing === waiting.hero.id)).toBe(true);
});

test('other bands come from behind', () => {
  const behind = arrived(CORRIDOR, (_game, what) => !what.includes('awaited'));
  expect(behind.hunt?.captain).toBeUndefined();
  expect(here(behind).entities).toEqual([]);
});

test('a level that an older build has built has its band, too', () => {
  const legend = { v: { raw: 'vault-hound', summoned: true, chasing: 1 } } as const;
  const old = changed(carrying('#@#v#....<', { depth: 15, legend }), (draft) => {
    draft.hunt = { depth: 15, at: here(draft).tiles.indexOf('<'), next: 1 };
  });
  const now = act(old, WAIT).game;
  expect(here(now).entities.length).toBeGreaterThan(2);
  expect(here(now).entities.find(({ id }) => id === now.hunt?.captain)).toBeDefined();
});

test('hunters are veterans, like the creatures where the Amulet lay', () => {
  const game = carrying('@....<', { depth: 5 });
  const due = changed(game, (draft) => (draft.hunt = { depth: 5, at: here(game).tiles.indexOf('<'), next: 1 }));
  const least = stageAt(rawsFor(raws, { campaign: 'amulet' }).campaign, 15)?.veterans?.level;
  for (const hunter of here(act(due, WAIT).game).entities) expect(hunter.veteran).toBeGreaterThanOrEqual(least ?? 99);
});

test.each([
  ['@.........>', 14, ['hunted']],
  ['@.........<', 15, ['awaited']],
])('it is told where they come from: %s', (drawing, depth, what) => {
  const first = act(carrying(drawing, { depth, deepest: 15 }), WAIT).game;
  const due = changed(first, (game) => {
    game.turn = game.hunt!.next - 1;
  });
  expect(signs(act(due, WAIT))).toEqual(what);
});

test.each([
  [14, 'sealed', 'The stairs down have fallen in behind you. Your way is up, and home.'],
  [1, 'shut', 'The gate is shut behind you. All that is left is the way to the pub.'],
])('at depth %i the way back is %s, and going down is refused in these words', (depth, what, words) => {
  const begun = carrying('@.#..>', { depth });
  const onTheWay = changed(begun, (game) => {
    game.hunt = { depth: depth + 1, at: 0, next: 9999 };
    here(game).start = { x: 6, y: 1 };
  });
  const result = act(onTheWay, WAIT);
  expect(signs(result)).toContain(what);
  const down = { kind: 'descend' } as const;
  expect(createI18n(raws).refusal(view(result.game, raws), refusal(result.game, down), down)).toBe(words);
});

test('on a level with both stairs, hunters come from the stairs down, as the hero did', () => {
  const game = carrying('<....@....>', { depth: 14 });
  expect(act(game, WAIT).game.hunt?.at).toBe(here(game).tiles.indexOf('>'));
});

test('hunters come sooner on higher levels', () => {
  const game = carrying(`@${'.'.repeat(40)}<`, { depth: 5 });
  expect(here(after(5, game)).entities).toEqual([]);
  expect(here(after(6, game)).entities).not.toEqual([]);
});

test.each([
  [14, 'Homeward 13'],
  [1, 'Now to the pub'],
])('at depth %i the status line says how far it is: %s', (depth, said) => {
  const seen = view(carrying('@', { depth }), raws);
  expect(createI18n(raws).status(seen)).toContain(said);
  expect(createI18n(raws).altText(seen)).toContain(said);
});

test('a hero who has won gets no more directions', () => {
  const won = changed(carrying('@', { depth: 1 }), (game) => {
    game.over = { result: 'retired', turn: 9, depth: 1, by: null, cause: null };
  });
  expect(createI18n(raws).status(view(won, raws))).not.toContain('Now to the pub');
});

test('the board names the way home', () => {
  const game = carrying('@..<', { depth: 14 });
  const seen = view(game, raws);
  const advised = adviseOn(situationOf(game, raws, { view: seen, legal: legalActions(game, raws) }));
  expect(advised).toEqual({ action: { kind: 'ascend' }, reason: 'homeward' });
});

test('the board asks the hero to take the Amulet', () => {
  const game = changed(scenario('@..A...', { depth: 15, carried: [], legend: { A: 'amulet-of-yala' } }), (draft) => {
    draft.campaign = 'amulet';
  });
  const item = find(game, 'amulet-of-yala').id;
  const advised = adviseOn(situationOf(game, raws, { view: view(game, raws), legal: legalActions(game, raws) }));
  expect(advised).toMatchObject({ action: { kind: 'fetch', item }, reason: 'goal' });
});

test('a planner with the Amulet at the gate wins', () => {
  let game = home(besideGate);
  const memory = new Memory();
  for (let n = 0; n < 40 && !game.over; n++) {
    const situation = botSituationOf(raws, game, { rng: rngFromSeed(`home ${n}`), memory, idle: 0 });
    const plan = BOTS.planner(situation);
    for (let idea = plan.next({ code: 'blocked' }); !idea.done; ) {
      const result = turn(game, idea.value, raws);
      if (result.ok) {
        game = result.game;
        break;
      }
      idea = plan.next(result.refusal);
    }
  }
  expect(game.over).toMatchObject({ result: 'retired' });
});

describe('with the Amulet in the town', () => {
  test('stepping into the pub wins the laurel and ends the run', () => {
    const result = act(
      home((game) => here(game).start),
      WAIT,
    );
    expect(result.game).toMatchObject({ laurel: true, over: { result: 'retired', depth: 1 } });
    expect(eventsOfKind(result, 'laurel')).toMatchObject([{ item: { raw: 'amulet-of-yala' } }]);
    expect(summarizeGame(result.game, raws)).toMatchObject({ score: 1400 + 9000, carried: 'amulet-of-yala' });
  });

  test('the doorway counts as the pub', () => {
    const inDoorway = (game: Game): Point => {
      const { start, tiles, width, entities } = here(game);
      const doors = entities.filter(({ raw }) => raw === 'door').map(({ position }) => position!);
      const room = floorAround(tiles, start.y * width + start.x);
      return doors.find(({ x, y }) => [-1, 1, -width, width].some((side) => room.has(y * width + x + side)))!;
    };
    expect(act(home(inDoorway), WAIT).game.laurel).toBe(true);
  });

  test('the gate does not count as the pub', () => {
    expect(act(home(besideGate), WAIT).game.over).toBeNull();
  });
});

test('in The Dragon the Amulet is a trinket', () => {
  const game = scenario('@.>', { depth: 14, carried: ['amulet-of-yala'] });
  const after = act(game, WAIT);
  expect(signs(after)).toEqual([]);
  expect(here(after.game).tiles).toContain('>');
});
