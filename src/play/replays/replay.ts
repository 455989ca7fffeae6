import { type Action, type Game, type GameEvent, isParked, type Raws, type View, view } from '../../engine';
import { runAtOnce, runCooperatively, type Work } from '../../lib/cooperative';
import type { LoggedInput, RunLog } from '../../storage/contract';
import { passingStepsOf, type Step, stepsOf } from './steps';
import { countedVersions, type Path, Timeline } from './timeline';

/** A run as it was at one of its versions. */
export interface Moment {
  version: number;
  /** Input that produced the version; `null` for version 0. */
  action: LoggedInput | null;
  game: Game;
  view: View;
  /** Events of the input; empty if they are no longer known. */
  events: GameEvent[];
  /**
   * True if the input cannot be replayed, usually because it was played under other rules. Then only the game after the
   * input is shown.
   */
  gap: boolean;
}

export interface Stretch {
  /** First and last version to replay, both included; by default the whole run. */
  from?: number;
  to?: number;
  /**
   * Versions per moment, 1 by default. A moment shows the last of its versions that can be shown, and has the events of
   * all its versions.
   */
  every?: number;
  /** Leaves out versions that were rolled back, and their events. */
  counted?: true;
  /** Present game of the run, if it is loaded. It is shown even if the last inputs cannot be replayed. */
  end?: Game;
}

/**
 * Replays a run moment by moment on demand, from the nearest save before the first wanted version. If a chunk of the
 * log cannot be replayed, usually because it was played under other rules, yields only the end of the chunk.
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
 * Returns one moment of a run; `null` if there is no such version, or if it cannot be shown. `end` is the present game
 * of the run. Other work goes on during the replay. Rejects with the reason of the signal if the signal aborts.
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
 * Returns the game at a version. The game includes the levels that the hero has left, because a fork or a rollback
 * needs them. Returns `null` if there is no such version, or if part of the path was played under other rules. The
 * replay usually starts at the beginning of the run and takes seconds, so other work goes on meanwhile. Rejects with
 * the reason of the signal if the signal aborts.
 */
export async function gameAt(log: RunLog, raws: Raws, version: number, signal?: AbortSignal): Promise<Game | null> {
  const line = new Timeline(log, raws);
  return version < 0 || version > line.last ? null : runCooperatively(wholeGame(line, raws, version), signal);
}

const wholeGame = (line: Timeline, raws: Raws, version: number): Work<Game | null> =>
  replayPath(raws, line.pathTo(version, isWhole));

const isWhole = (game: Game): boolean => !Object.values(game.levels).some(isParked);

/**
 * Returns the game at the end of a path, and pauses after each action. Returns `null` if there is no path, or if an
 * action fails.
 */
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

/**
 * Returns the game at a version. A save lacks the levels that the hero had left. If the path needs such a level,
 * replays a longer path from an earlier save.
 */
function* gameOf(line: Timeline, raws: Raws, version: number): Work<Game | null> {
  return (yield* replayPath(raws, line.pathTo(version))) ?? (yield* wholeGame(line, raws, version));
}

/** Returns the moment of a version, without its view. `before` is the game one version before, if it is known. */
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
    // Takes the action on the known game or, if a level is missing there, on a game that has all its levels.
    const known = before ?? (yield* gameOf(line, raws, version - 1));
    const step = known && stepFrom(raws, known, action);
    const whole = step || !known || isWhole(known) ? null : yield* wholeGame(line, raws, version - 1);
    const taken = step ?? (whole && stepFrom(raws, whole, action));
    if (taken) return moment(taken.after, taken.events, false);
  }
  return moment(line.saved(version), [], true);
}

/** Takes one action; returns `null` if the engine does not accept it. */
function stepFrom(raws: Raws, start: Game, action: Action): Step | null {
  const step = stepsOf(raws, start, [action]).next();
  return step.done ? null : step.value;
}
