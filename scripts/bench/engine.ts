import { type Game, legalActions, type Raws, turn, view } from '../../src/engine';
import { buildLevel } from '../../src/engine/builders/chain/build-level';
import { rawsFor } from '../../src/engine/state/campaign';
import { arriveAt } from '../lib/level-setup';
import { PLANNERS, recordedRun } from '../replay/recorded-run';
import { resimulate } from '../replay/recording';
import { playRun } from '../simulate/run';
import { cpuTimed, type Line, line } from './line';

/** Levels to measure on; the deeper, the more creatures. */
const PLACES = [
  ['town', 1],
  ['forest', 2],
  ['caverns', 4],
  ['deep', 8],
] as const;

/** Player-turns per seed: few enough that the hero mostly survives. */
const TURNS = 25;

/** Rounds through all seeds after which V8 has compiled what it will. */
const SETTLED_AFTER = 4;

/** One player-turn, and the other engine calls of an interaction. */
export function engine(raws: Raws, quick: boolean): Line[] {
  const seeds = quick ? 4 : 16;
  return PLACES.flatMap(([name, depth]) => {
    const waits: number[] = [];
    const views: number[] = [];
    const lists: number[] = [];
    for (let number = -1; number < seeds; number++) {
      for (const { wait, game } of turnsOf(raws, depth, number)) {
        const seen = cpuTimed(() => view(game, raws));
        const listed = game.over ? 0 : cpuTimed(() => legalActions(game, raws));
        // The first seed warms up.
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
}

/** The turns of waiting on a level, each with its CPU time in milliseconds and the game that it came to. */
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

/** The same player-turns once more when they were taken often enough. */
function settledTurns(raws: Raws, depth: number, seeds: number): number[] {
  const times: number[] = [];
  for (let round = 0; round <= SETTLED_AFTER; round++) {
    for (let number = 0; number < seeds; number++) {
      for (const { wait } of turnsOf(raws, depth, number)) if (round === SETTLED_AFTER) times.push(wait);
    }
  }
  return times;
}

/** Player-turns of a replay to which its time is extrapolated. */
const REPLAYED = 5000;

/** Replaying whole runs, as results are verified: new game, levels and turns. */
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

/** One board in so many of a run is measured. */
const STRIDE = 3;

/** What is asked for each board of the same run: late heroes carry much, and stand in shops. */
function boards(raws: Raws, quick: boolean): Line[] {
  const recording = recordedRun(PLANNERS.amulet);
  const games: Game[] = [];
  resimulate(raws, recording, ({ after }) => void games.push(after));
  const some = games.filter((game, n) => !game.over && n % STRIDE === 0);
  const views: number[] = [];
  const lists: number[] = [];
  // The first time warms up.
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

/** Verifying the recorded run of the planner that carried the Amulet home. */
function verifying(raws: Raws, quick: boolean): Line {
  const recording = recordedRun(PLANNERS.amulet);
  const times: number[] = [];
  // The first two times warm up.
  for (let number = -2; number < (quick ? 2 : 6); number++) {
    const time = cpuTimed(() => {
      const { kind } = resimulate(raws, recording);
      if (kind !== 'same') throw new Error(`the recorded run ends otherwise: ${kind}`);
    });
    if (number >= 0) times.push(time);
  }
  return line({ suite: 'engine', name: 'verifying a won run', unit: 'ms' }, times, { median: 2000 });
}

function after(raws: Raws, game: Game): Game {
  const result = turn(game, { kind: 'wait' }, raws);
  if (!result.ok) throw new Error(`waiting was refused: ${result.refusal.code}`);
  return result.game;
}

/** Depths to build by campaign; what The Amulet shares with the first one is left out. */
const DEPTHS = { dragon: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], amulet: [7, 8, 9, 10, 11, 12, 13, 14, 15] } as const;

/** Building the level of each depth, over many seeds. */
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
