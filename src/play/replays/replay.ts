import { type Action, type Game, type GameEvent, isParked, type Raws, type View, view } from '../../engine';
import { runAtOnce, runCooperatively, type Work } from '../../lib/cooperative';
import type { LoggedInput, RunLog } from '../../storage/contract';
import { passingStepsOf, type Step, stepsOf } from './steps';
import { countedVersions, type Path, Timeline } from './timeline';

/** A run as it was at one of its versions. */
export interface Moment {
  version: number;
  /** The input that produced it; `null` at the beginning. */
  action: LoggedInput | null;
  game: Game;
  view: View;
  /** The events of that input; none where they are not known any more. */
  events: GameEvent[];
  /** The input was played under other rules, so only its end can be shown. */
  gap: boolean;
}

export interface Stretch {
  /** First and last version wanted, both included; the whole run when absent. */
  from?: number;
  to?: number;
  /** Yields only the last one of so many in a row that can be shown, with the events of all; every one when absent. */
  every?: number;
  /** Leaves out what was rolled back, events and all. */
  counted?: true;
  /** The game the run stands at, if that is loaded: it is shown even where its last inputs cannot be replayed. */
  end?: Game;
}

/**
 * Replays a run moment by moment on demand, from the save nearest before the first one wanted. Of a chunk that cannot
 * be replayed, most often because it was played under other rules, only the end is yielded.
 */
export function* replay(log: RunLog, raws: Raws, stretch: Stretch = {}): Generator<Moment, void, void> {
  const line = new Timeline(log, raws, stretch.end);
  const { every = 1 } = stretch;
  const versions = versionsIn(log, stretch);
  let before: Game | null = null;
  let shown: Omit<Moment, 'view'> | null = null;
  let events: GameEvent[] = [];
  let next = 0;
  for (const [at, version] of versions.entries()) {
    if (version >= next) {
      const known: Game | null = versions[at - 1] === version - 1 ? before : null;
      const moment: Omit<Moment, 'view'> | null = runAtOnce(momentOf(line, raws, version, known));
      before = moment?.game ?? null;
      if (moment === null) next = line.endOfChunk(version);
      else events = [...events, ...moment.events];
      shown = moment ?? shown;
    }
    if (shown === null || (versions.length - 1 - at) % every !== 0) continue;
    yield { ...shown, events, view: view(shown.game, raws) };
    [shown, events] = [null, []];
  }
}

function versionsIn(log: RunLog, { from = 0, to = log.actions.length, counted }: Stretch): number[] {
  const all = counted ? countedVersions(log.actions) : [0, ...log.actions.map((_, at) => at + 1)];
  return all.filter((version) => version >= from && version <= to);
}

/**
 * One moment of a run; `null` when there is no such version or it cannot be shown. `end` is the game the run stands at.
 * Other work goes on meanwhile. Rejects with the reason of a signal that aborts.
 */
export async function momentAt(
  log: RunLog,
  raws: Raws,
  version: number,
  { end, signal }: { end?: Game; signal?: AbortSignal | undefined } = {},
): Promise<Moment | null> {
  const line = new Timeline(log, raws, end);
  if (!(version >= 0 && version <= line.last)) return null;
  const moment = await runCooperatively(momentOf(line, raws, version, null), signal);
  return moment && { ...moment, view: view(moment.game, raws) };
}

/**
 * The game at a version with none of its levels parked, as a fork or a rollback needs it. `null` when there is no such
 * version, or when it cannot be replayed because part of the path was played under other rules. That path is mostly all
 * of the run, and takes seconds: other work goes on meanwhile. Rejects with the reason of a signal that aborts.
 */
export async function gameAt(log: RunLog, raws: Raws, version: number, signal?: AbortSignal): Promise<Game | null> {
  const line = new Timeline(log, raws);
  return version < 0 || version > line.last ? null : runCooperatively(wholeGame(line, raws, version), signal);
}

const wholeGame = (line: Timeline, raws: Raws, version: number): Work<Game | null> =>
  replayPath(raws, line.pathTo(version, isWhole));

const isWhole = (game: Game): boolean => !Object.values(game.levels).some(isParked);

/** The game at the end of a path, one action at a time; `null` where there is no path or an action fails. */
function* replayPath(raws: Raws, path: Path | null): Work<Game | null> {
  if (path === null) return null;
  const actions = path.actions.map(({ action }) => action);
  const steps = passingStepsOf(raws, path.base, actions);
  let game = path.base;
  for (;;) {
    const next = steps.next();
    if (next.done) return next.value === null ? game : null;
    game = next.value.after;
    yield;
  }
}

/** Saves lack the levels the hero had left. Where the path needs one, a longer path from an earlier save has it. */
function* gameOf(line: Timeline, raws: Raws, version: number): Work<Game | null> {
  return (yield* replayPath(raws, line.pathTo(version))) ?? (yield* wholeGame(line, raws, version));
}

/** The moment of a version, without its view. `before` is the game at the version before, if that is known. */
function* momentOf(
  line: Timeline,
  raws: Raws,
  version: number,
  before: Game | null,
): Work<Omit<Moment, 'view'> | null> {
  const action = line.input(version);
  const moment = (game: Game | null, events: GameEvent[], gap: boolean): Omit<Moment, 'view'> | null =>
    game && { version, action, game, events, gap };
  if (action === null) return moment(line.saved(version), [], false);
  if (action.kind === 'back') return moment(yield* gameOf(line, raws, version), [], false);
  if (line.isPlayable(version)) {
    // From the game as it is known, else with every level that may be missing.
    const known = before ?? (yield* gameOf(line, raws, version - 1));
    const step = known && stepFrom(raws, known, action);
    const whole = step || !known || isWhole(known) ? null : yield* wholeGame(line, raws, version - 1);
    const taken = step ?? (whole && stepFrom(raws, whole, action));
    if (taken) return moment(taken.after, taken.events, false);
  }
  return moment(line.saved(version), [], true);
}

/** `null` where the action cannot be taken. */
function stepFrom(raws: Raws, start: Game, action: Action): Step | null {
  const step = stepsOf(raws, start, [action]).next();
  return step.done ? null : step.value;
}
