import type { Raws } from '../../src/engine';
import { createPlay } from '../../src/play';
import type { RunId } from '../../src/storage/contract';
import { createStore } from '../../src/storage/store';
import { PLACE, PLAYER } from '../harness/bot-harness';
import { RestorableTable } from '../harness/restorable-table';
import { PLANNERS, recordedRun } from '../replay/recorded-run';
import { type Line, line } from './line';
import { meteredTable, noCost, type TableCost } from './units';

/** Number of actions of the run. The last one gives up the run. */
const MOVES = 251;

const PRESSES = 20;
const STEP = 10;

const NOW = Date.UTC(2026, 10, 1);

/** Measures steps through a finished run that was never replayed. Each press has a process without cached data. */
export async function replaySteps(raws: Raws): Promise<Line[]> {
  const { table, run } = await finishedRun(raws);
  const recording = noCost();
  await createPlay({ store: createStore(meteredTable(table, recording)), raws }).recordResult({ run });
  const press = async (version: number): Promise<{ ms: number; cost: TableCost }> => {
    const cost = noCost();
    const play = createPlay({ store: createStore(meteredTable(table, cost)), raws });
    const before = process.cpuUsage();
    const outcome = await play.replay({ ...caller(0), run, version, way: 'back' });
    const { user, system } = process.cpuUsage(before);
    if (outcome.kind !== 'replaying') throw new Error(outcome.kind);
    return { ms: (user + system) / 1000, cost };
  };
  const first = await press(MOVES - STEP);
  const later = [];
  for (let number = 2; number <= PRESSES; number++) later.push(await press(MOVES - number * STEP));
  const units = (name: string, figures: number[]) => line({ suite: 'replay', name, unit: 'units' }, figures);
  return [
    line({ suite: 'replay', name: 'ten moves back, the first press', unit: 'ms' }, [first.ms]),
    line(
      { suite: 'replay', name: 'the presses after it', unit: 'ms' },
      later.map(({ ms }) => ms),
      { median: 100 },
    ),
    units('recording the result: write units', [recording.writeUnits]),
    units('the first press: write units', [first.cost.writeUnits]),
    units(
      'the presses after it: write units',
      later.map(({ cost }) => cost.writeUnits),
    ),
    units(
      'the presses after it: read units',
      later.map(({ cost }) => cost.readUnits),
    ),
  ];
}

const caller = (number: number) => ({
  interaction: String(number),
  user: PLAYER.id,
  userName: 'Bench',
  // Not a server, whose beast would change the dungeon of the recorded run.
  home: { kind: 'dm', id: '200000000000000001' } as const,
  channel: PLACE.id,
  now: NOW,
});

/** Plays the beginning of the recorded planner's run, and gives up. Returns the run with its table. */
async function finishedRun(raws: Raws): Promise<{ table: RestorableTable; run: RunId }> {
  const table = new RestorableTable();
  const recorded = recordedRun(PLANNERS.amulet);
  const play = createPlay({ store: createStore(table), raws, newSeed: () => recorded.seed });
  const { campaign } = recorded;
  const actions = [...recorded.actions.slice(0, MOVES - 1), { kind: 'abandon', sure: true } as const];
  const started = await play.play({ ...caller(1), ...(campaign === undefined ? {} : { campaign }) });
  if (started.kind !== 'started') throw new Error(started.kind);
  const { run } = started.board;
  if (actions.length < MOVES) throw new Error(`the recorded run has only ${actions.length - 1} moves`);
  for (const [at, action] of actions.entries()) {
    const taken = await play.submitAction({ ...caller(at + 2), run, seenVersion: at, action });
    if (taken.kind !== 'applied') throw new Error(`action ${at + 1}: ${taken.kind}`);
  }
  return { table, run };
}
