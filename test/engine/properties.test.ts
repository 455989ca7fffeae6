import fc from 'fast-check';
import { type Action, type Game, hash, legalActions, newGame, turn, view } from '../../src/engine';
import { component, footprint } from '../../src/engine/state/components';
import { isWalkable } from '../../src/engine/vocabulary/tile';
import { rngFromSeed } from '../../src/lib/rng';
import { loadRaws } from '../../src/raws';
import { isDeep } from '../support/deep';
import { deepFreeze } from '../support/deep-freeze';
import { someGame } from '../support/random-run';
import { changed, here } from '../support/scenario';
import { isTrue } from '../support/stop-claims';

const raws = loadRaws();
const RUNS = Number(process.env.RUNS ?? (isDeep ? 10 : 1));
const STEPS = isDeep ? 30 : 15;

/**
 * Plays legal actions drawn by `seed`, with stairs and discoveries preferred. Calls `visit` with every game on the way,
 * and continues with the game that `visit` returns, if any.
 */
function play(seed: string, steps: number, visit: (game: Game, action: Action | null) => Game | undefined): Game {
  const rng = rngFromSeed(`player of ${seed}`);
  let game = newGame({ seed, heroName: 'Tester' }, raws);
  for (let i = 0; i < steps && !game.over; i++) {
    const legal = legalActions(game, raws).filter(({ kind }) => kind !== 'abandon');
    const kind = rng.pick([...new Set(legal.map((action) => action.kind))]);
    const action = legal.find((one) => one.kind === 'descend') ?? rng.pick(legal.filter((one) => one.kind === kind));
    const result = turn(game, action, raws);
    if (!result.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(result.refusal)}`);
    game = visit(result.game, action) ?? result.game;
  }
  return game;
}

/** Moves the hero onto the stairs down, so that more happens. */
const atStairs = (game: Game): Game =>
  changed(game, (draft) => {
    const { tiles, width } = here(draft);
    const cell = tiles.indexOf('>');
    draft.hero.position = { x: cell % width, y: Math.floor(cell / width) };
  });

const seeds = fc.string({ minLength: 1, maxLength: 12 });
const forAnySeed = (claim: (seed: string) => void, numRuns = RUNS): void =>
  fc.assert(fc.property(seeds, claim), { numRuns });

/** Paths of values that JSON would lose or alter. */
function strangers(value: unknown, path = 'game'): string[] {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return [];
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? [] : [path];
  if (typeof value !== 'object') return [path];
  return Object.entries(value).flatMap(([key, part]) => strangers(part, `${path}.${key}`));
}

test('a trip through JSON in the middle of a run changes nothing', () => {
  forAnySeed((seed) => {
    const straight = play(seed, STEPS, () => undefined);
    const stored = play(seed, STEPS, (game) => JSON.parse(JSON.stringify(game)) as Game);
    expect(hash(stored)).toBe(hash(straight));
  });
});

test('the same seed and actions give the same state, bit for bit', () => {
  forAnySeed((seed) => {
    const actions: Action[] = [];
    const first = play(seed, STEPS, (_, action) => void (action && actions.push(action)));
    let again = newGame({ seed, heroName: 'Tester' }, raws);
    for (const action of actions) {
      const result = turn(again, action, raws);
      if (!result.ok) throw new Error('refused the second time');
      again = result.game;
    }
    expect(JSON.stringify(again)).toBe(JSON.stringify(first));
  });
});

test('no action, query or view changes the game that it is given', () => {
  forAnySeed((seed) => {
    play(seed, STEPS, (game) => {
      deepFreeze(game);
      view(game, raws);
      hash(game);
      return game;
    });
  });
});

test('every legal action is accepted, at any moment of any run', () => {
  forAnySeed((seed) => {
    let moment = 0;
    play(seed, isDeep ? 24 : 16, (game) => {
      moment += 1;
      if (moment % 8 !== 0) return undefined;
      for (const action of legalActions(game, raws)) {
        const result = turn(game, action, raws);
        expect(result.ok ? null : { action, refusal: result.refusal }).toBeNull();
      }
      return game.depth === 1 ? atStairs(game) : undefined;
    });
  });
});

test('a refused action is refused again, and changes nothing', () => {
  const tries: Action[] = [
    { kind: 'ascend' },
    { kind: 'descend' },
    { kind: 'pickup' },
    { kind: 'rest' },
    { kind: 'use', item: 1 },
    { kind: 'drop', item: 2 },
    { kind: 'remove', item: 6 },
    { kind: 'equip', item: 2 },
    { kind: 'cast', spell: 'zap', at: { x: 3, y: 3 } },
    { kind: 'travel', to: { x: 0, y: 0 } },
    { kind: 'fight' },
    { kind: 'buy', vendor: 1, item: 'beer' },
    { kind: 'retire' },
    { kind: 'abandon' },
  ];
  forAnySeed((seed) => {
    play(seed, isDeep ? 16 : 8, (game) => {
      const before = hash(game);
      for (const action of tries) {
        const result = turn(game, action, raws);
        if (!result.ok) expect(turn(game, action, raws)).toEqual(result);
      }
      expect(hash(game)).toBe(before);
      return undefined;
    });
  });
});

describe('at every moment of any run', () => {
  const moments: Game[] = [];
  beforeAll(() => {
    const record = (seed: string): void => {
      let moment = 0;
      play(seed, 2 * STEPS, (game) => {
        moments.push(game);
        moment += 1;
        return moment % 12 === 0 ? atStairs(game) : undefined;
      });
    };
    // Plays several runs for a seed, because some heroes die before much has happened.
    forAnySeed((seed) => {
      for (let n = 0; n === 0 || moments.length <= STEPS; n++) record(`${seed}${n}`);
    });
  });
  const checkEach = (check: (game: Game) => void): void => {
    expect(moments.length).toBeGreaterThan(STEPS);
    for (const game of moments) check(game);
  };

  test('no two bodies share a cell, and no body stands in a wall or in deep water', () => {
    checkEach((game) => {
      const { tiles, width, entities } = here(game);
      const taken = new Set<number>();
      for (const body of [game.hero, ...entities.filter(({ kind }) => kind === 'mob')]) {
        for (const { x, y } of footprint(raws, body)) {
          const cell = y * width + x;
          if (!isWalkable(tiles[cell])) throw new Error(`${game.seed}: ${body.raw} stands in a wall`);
          if (taken.has(cell)) throw new Error(`${game.seed}: ${body.raw} stands on somebody`);
          taken.add(cell);
        }
      }
    });
  });

  test('ids are unique, ascending on the level and below the next', () => {
    checkEach((game) => {
      const onLevel = here(game).entities.map(({ id }) => id);
      expect(onLevel).toEqual([...onLevel].sort((a, b) => a - b));
      const all = [game.hero.id, ...onLevel, ...game.pack.map(({ id }) => id)];
      expect(new Set(all).size).toBe(all.length);
      expect(Math.max(...all)).toBeLessThan(game.nextId);
    });
  });

  test('nobody has more than the maximum of hit points or mana, and the dead are removed', () => {
    checkEach((game) => {
      for (const entity of [game.hero, ...here(game).entities]) {
        const pools = component(raws, entity, 'pools');
        if (!pools) continue;
        const { hp, mana } = pools;
        const sound = hp.current <= hp.max && mana.current <= mana.max && mana.current >= 0;
        const dead = hp.current < 1 && !(entity.kind === 'hero' && game.over);
        if (!sound || dead) throw new Error(`${game.seed}: ${entity.raw} has ${JSON.stringify(pools)}`);
      }
    });
  });

  test('every thing is in one place: on a cell, in the backpack or worn', () => {
    checkEach((game) => {
      for (const entity of here(game).entities) {
        const placed = entity.position && !entity.inBackpack && !entity.equipped;
        if (!placed) throw new Error(`${game.seed}: ${entity.raw} is not just on a cell`);
      }
      for (const item of game.pack) {
        const places = [item.position, item.inBackpack, item.equipped].filter((place) => place);
        expect([item.raw, places.length]).toEqual([item.raw, 1]);
      }
      const slots = game.pack.flatMap(({ equipped }) => (equipped ? [equipped.slot] : []));
      expect(new Set(slots).size).toBe(slots.length);
    });
  });

  test('a game is plain JSON, without undefined, negative zero or numbers that are none', () => {
    checkEach((game) => expect(strangers(game)).toEqual([]));
  });
});

test('the reason why an act stopped is true', () => {
  const reasons = new Set<string>();
  for (let index = 1; index <= (isDeep ? 40 : 2); index++) {
    let game = someGame(index);
    for (let act = 0; act < (isDeep ? 60 : 20) && !game.over; act++) {
      const result = nextAct(game);
      if (!result.ok) break;
      game = result.game;
      const [stop] = result.events.filter((event) => event.kind === 'stopped');
      if (!stop) continue;
      reasons.add(stop.reason);
      const holds = isTrue({ stop, game, view: view(game, raws), events: result.events });
      expect({ index, act, stop, holds }).toMatchObject({ holds: true });
    }
  }
  expect(reasons.size).toBeGreaterThan(3);
});

/** Takes the first legal action of these: fight, rest, explore, descend, travel. Waits if there is none. */
function nextAct(game: Game): ReturnType<typeof turn> {
  const legal = legalActions(game, raws);
  const kinds = ['fight', 'rest', 'explore', 'descend', 'travel'] as const;
  const action = kinds.map((kind) => legal.find((one) => one.kind === kind)).find((found) => found !== undefined);
  return turn(game, action?.kind === 'explore' ? { ...action, take: 'useful' } : (action ?? { kind: 'wait' }), raws);
}
