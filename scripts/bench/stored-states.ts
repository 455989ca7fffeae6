import { type Game, isParked, type Raws } from '../../src/engine';
import { TIME_SHIFT } from '../../src/lib/snowflake';
import type { Step } from '../../src/play/replays/steps';
import { runKey, STATE } from '../../src/storage/dynamo';
import { createStore } from '../../src/storage/store';
import { PLAYER } from '../harness/bot-harness';
import { RestorableTable } from '../harness/restorable-table';
import { PLANNERS, recordedRun } from '../replay/recorded-run';
import { type Recording, resimulate } from '../replay/recording';
import { type Line, line } from './line';
import { itemBytes } from './units';

/** Maximum size of a state item in bytes: the median over a run, and the maximum of any item. */
const LIMITS = {
  dragon: { median: 2500, max: 40_000 },
  amulet: { median: 3500, max: 40_000 },
} as const;

const PAUSE = 5000;

/** Measures the state items of two recorded runs, one of each campaign, after each action. */
export async function storedStates(raws: Raws): Promise<Line[]> {
  const lines: Line[] = [];
  for (const campaign of ['dragon', 'amulet'] as const) {
    const sizes = await stateSizes(raws, recordedRun(PLANNERS[campaign]));
    lines.push(line({ suite: 'saves', name: `state item, ${campaign}`, unit: 'bytes' }, sizes, LIMITS[campaign]));
  }
  return lines;
}

async function stateSizes(raws: Raws, recording: Recording): Promise<number[]> {
  const steps: Step[] = [];
  resimulate(raws, recording, (step) => steps.push(step));
  const table = new RestorableTable();
  const store = createStore(table);
  const id = '01J0000000000000000000BENCH';
  const home = { kind: 'guild', id: '200000000000000001' } as const;
  let now = 0;
  let run = await store.createRun({ id, owner: PLAYER.id, home, game: steps[0]!.before, interaction: idAt(now), now });
  const sizes: number[] = [];
  for (const { before, after, action, events } of steps) {
    if (!run) throw new Error(`${id} was not created`);
    now += PAUSE;
    const game = withParked(after, before, run.game);
    const commit = { from: run, game, action, interaction: idAt(now), events: events.length, now };
    const result = await store.commit(commit);
    if (!result.ok) throw new Error(`${id} was changed by somebody else`);
    run = result.run;
    sizes.push(itemBytes(await table.get(runKey(id), STATE)));
  }
  return sizes;
}

/** Returns the game with the levels parked that are parked in the stored game and were not entered since. */
function withParked(game: Game, before: Game, stored: Game): Game {
  const parked = Object.entries(stored.levels).filter(
    ([depth, level]) => isParked(level) && Number(depth) !== game.depth && game.levels[depth] === before.levels[depth],
  );
  return { ...game, levels: { ...game.levels, ...Object.fromEntries(parked) } };
}

/** Builds a Discord id for this time, in milliseconds. */
const idAt = (now: number): string => (BigInt(now) << TIME_SHIFT).toString();
