import { type Game, legalActions, type Raws, turn, view } from '../../src/engine';
import { buildLevel } from '../../src/engine/builders/chain/build-level';
import { FLAME, MOST_FLAMES } from '../../src/engine/spawning/kindle';
import { isParked, isWalkable } from '../../src/engine/state';
import { rawsFor } from '../../src/engine/state/campaign';
import { kingDistance, pointOf } from '../../src/lib/geometry';
import { arriveAt } from '../lib/level-setup';
import { PLANNERS, recordedRun } from '../replay/recorded-run';
import { resimulate } from '../replay/recording';
import { playRun } from '../simulate/run';
import { cpuTimed, type Line, line } from './line';

/** Levels on which turns are measured. Deeper levels have more creatures. */
const PLACES = [
  ['town', 1],
  ['forest', 2],
  ['caverns', 4],
  ['deep', 8],
] as const;

/** Number of player-turns for each seed. It is small, so that most heroes survive. */
const TURNS = 25;

/** Number of rounds through all seeds until V8 has finished compiling. */
const SETTLED_AFTER = 4;

export function engine(raws: Raws, quick: boolean): Line[] {
  const seeds = quick ? 4 : 16;
  const burning = line(
    { suite: 'engine', name: 'forest on fire, one player-turn', unit: 'ms' },
    burningTurns(raws, seeds),
    {
      median: 2,
    },
  );
  const lines = PLACES.flatMap(([name, depth]) => {
    const waits: number[] = [];
    const views: number[] = [];
    const lists: number[] = [];
    for (let number = -1; number < seeds; number++) {
      for (const { wait, game } of turnsOf(raws, depth, number)) {
        const seen = cpuTimed(() => view(game, raws));
        const listed = game.over ? 0 : cpuTimed(() => legalActions(game, raws));
        // The first seed only warms up.
        if (number < 0 || game.over) continue;
        waits.push(wait);
        views.push(seen);
        lists.push(listed);
      }
    }
    const about = (what: string) => ({ suite: 'engine', name: `${name}, ${what}`, unit: 'ms' }) as const;
    const settled = name === 'town' ? settledTurns(raws, depth, seeds) : null;
    return [
      line(about('one player-turn'), waits, { median: 0.5 }),
      ...(settled ? [line(about('one player-turn, settled'), settled, { median: 0.25 })] : []),
      line(about('view'), views),
      line(about('legal actions'), lists),
    ];
  });
  return [...lines, burning];
}

/** Returns CPU times of player-turns, in milliseconds, in a dry forest with as many flames as a level may have. */
function burningTurns(raws: Raws, seeds: number): number[] {
  return Array.from({ length: seeds }, (_, number) => number).flatMap((number) => {
    const game = inFlames(arriveAt(raws, `bench ${number}`, 2));
    return Array.from({ length: TURNS }, () => cpuTimed(() => void after(raws, game)));
  });
}

function inFlames(game: Game): Game {
  const burning = structuredClone(game);
  const level = burning.levels[String(burning.depth)];
  if (!level || isParked(level)) throw new Error('the level is parked');
  const near = [...level.tiles]
    .flatMap((tile, cell) => (isWalkable(tile) ? [cell] : []))
    .sort(
      (a, b) =>
        kingDistance(pointOf(level, a), game.hero.position) - kingDistance(pointOf(level, b), game.hero.position),
    );
  level.dry = near.slice(MOST_FLAMES).sort((a, b) => a - b);
  for (const cell of near.slice(1, MOST_FLAMES + 1)) {
    const position = pointOf(level, cell);
    level.entities.push({ id: burning.nextId++, kind: 'prop', raw: FLAME, position, burnsUntil: burning.turn + 2 });
  }
  return burning;
}

/** Lets the hero wait on a level. Yields for each turn its CPU time in milliseconds and the game afterwards. */
function* turnsOf(raws: Raws, depth: number, number: number): Generator<{ wait: number; game: Game }> {
  let game = arriveAt(raws, `bench ${number}`, depth);
  for (let n = 0; n < TURNS && !game.over; n++) {
    const before = game;
    const wait = cpuTimed(() => {
      game = after(raws, before);
    });
    yield { wait, game };
  }
}

/** Returns CPU times of the same player-turns, in milliseconds, after SETTLED_AFTER rounds. */
function settledTurns(raws: Raws, depth: number, seeds: number): number[] {
  const times: number[] = [];
  for (let round = 0; round <= SETTLED_AFTER; round++) {
    for (let number = 0; number < seeds; number++) {
      for (const { wait } of turnsOf(raws, depth, number)) if (round === SETTLED_AFTER) times.push(wait);
    }
  }
  return times;
}

/** Number of player-turns to which the time of a replay is extrapolated. */
const REPLAYED = 5000;

/** Measures replays of whole runs, the verification of a recorded run, and the engine calls for its boards. */
export function replays(raws: Raws, quick: boolean): Line[] {
  const times: number[] = [];
  for (let number = 0; number < (quick ? 3 : 10); number++) {
    const plan = { seed: `bench ${number}`, bot: 'fighter', maxTurns: 4000, verify: false } as const;
    const { recording, turns } = playRun(raws, plan);
    const time = cpuTimed(() => void resimulate(raws, recording));
    if (turns > 0) times.push((time * REPLAYED) / turns);
  }
  return [
    line({ suite: 'engine', name: 'replaying 5,000 player-turns', unit: 'ms' }, times),
    verifying(raws, quick),
    ...boards(raws, quick),
  ];
}

/** One in this many boards of a run is measured. */
const STRIDE = 3;

/** Measures the engine calls for each board of a run. Late boards are slower: more items, and visits to shops. */
function boards(raws: Raws, quick: boolean): Line[] {
  const recording = recordedRun(PLANNERS.amulet);
  const games: Game[] = [];
  resimulate(raws, recording, ({ after }) => void games.push(after));
  const some = games.filter((game, n) => !game.over && n % STRIDE === 0);
  const views: number[] = [];
  const lists: number[] = [];
  // The first round only warms up.
  for (let time = -1; time < (quick ? 1 : 3); time++) {
    for (const game of some) {
      const seen = cpuTimed(() => view(game, raws));
      const listed = cpuTimed(() => legalActions(game, raws));
      if (time < 0) continue;
      views.push(seen);
      lists.push(listed);
    }
  }
  return [
    line({ suite: 'engine', name: 'boards of a won run, view', unit: 'ms' }, views),
    line({ suite: 'engine', name: 'boards of a won run, legal actions', unit: 'ms' }, lists),
  ];
}

/** Number of player-turns to which the time of a verification is extrapolated. */
const VERIFIED = 20_000;

/** Measures the verification of the recorded run in which the planner brought the Amulet home. */
function verifying(raws: Raws, quick: boolean): Line {
  const recording = recordedRun(PLANNERS.amulet);
  const times: number[] = [];
  // The first two rounds only warm up.
  for (let number = -2; number < (quick ? 2 : 6); number++) {
    let turns = 0;
    const time = cpuTimed(() => {
      const result = resimulate(raws, recording);
      if (result.kind !== 'same') throw new Error(`the recorded run ends otherwise: ${result.kind}`);
      turns = result.game.turn;
    });
    if (number >= 0) times.push((time * VERIFIED) / turns);
  }
  return line({ suite: 'engine', name: 'verifying 20,000 player-turns', unit: 'ms' }, times, { median: 1000 });
}

function after(raws: Raws, game: Game): Game {
  const result = turn(game, { kind: 'wait' }, raws);
  if (!result.ok) throw new Error(`waiting was refused: ${result.refusal.code}`);
  return result.game;
}

/** Depths to build, by campaign. Depths that The Amulet shares with The Dragon are left out. */
const DEPTHS = { dragon: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], amulet: [7, 8, 9, 10, 11, 12, 13, 14, 15] } as const;

export function levels(raws: Raws, quick: boolean): Line[] {
  const campaigns = Object.entries(DEPTHS);
  return campaigns.flatMap(([campaign, depths]) => levelsOf(rawsFor(raws, { campaign }), depths, quick));
}

function levelsOf(raws: Raws, depths: readonly number[], quick: boolean): Line[] {
  const seeds = quick ? 20 : 200;
  return depths.map((depth) => {
    const { recipe } = buildLevel(raws, 'warm', depth);
    for (let number = 0; number < 3; number++) buildLevel(raws, `warm ${number}`, depth);
    const times = Array.from({ length: seeds }, (_, number) =>
      cpuTimed(() => buildLevel(raws, `bench ${number}`, depth)),
    );
    return line({ suite: 'levels', name: `${depth} ${recipe}`, unit: 'ms' }, times, { median: 25, max: 250 });
  });
}
