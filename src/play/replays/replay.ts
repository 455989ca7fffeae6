import { type Game, type GameEvent, isParked, type Raws, type View, view } from '../../engine';
import type { LoggedInput, RunLog } from '../../storage/contract';
import { replayActions, stepsOf } from './steps';
import { type Path, Timeline } from './timeline';

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
  /** Yields only the last of so many versions in a row, with the events of all of them; every version when absent. */
  every?: number;
  /** The game the run stands at, if that is loaded: it is shown even where its last inputs cannot be replayed. */
  end?: Game;
}

/**
 * Replays a run moment by moment on demand, from the save nearest before the first one wanted. Of a chunk that cannot
 * be replayed, most often because it was played under other rules, only the end is yielded.
 */
export function* replay(log: RunLog, raws: Raws, stretch: Stretch = {}): Generator<Moment, void, void> {
  const line = new Timeline(log, raws, stretch.end);
  const { every = 1, to = line.last } = stretch;
  const last = Math.min(to, line.last);
  let before: Game | null = null;
  let events: GameEvent[] = [];
  for (let version = Math.max(0, stretch.from ?? 0); version <= last; version++) {
    const moment = momentOf(line, raws, version, before);
    before = moment?.game ?? null;
    if (moment === null) {
      version = Math.max(version, line.endOfChunk(version) - 1);
      continue;
    }
    events = [...events, ...moment.events];
    if ((last - version) % every !== 0) continue;
    yield { ...moment, events, view: view(moment.game, raws) };
    events = [];
  }
}

/** One moment of a run; `null` when there is no such version or it cannot be shown. */
export function momentAt(log: RunLog, raws: Raws, version: number, end?: Game): Moment | null {
  for (const moment of replay(log, raws, { from: version, to: version, ...(end ? { end } : {}) })) return moment;
  return null;
}

/**
 * The game at a version with none of its levels parked, as a fork or a rollback needs it. `null` when there is no such
 * version, or when it cannot be replayed because part of the path was played under other rules.
 */
export function gameAt(log: RunLog, raws: Raws, version: number): Game | null {
  const line = new Timeline(log, raws);
  return version < 0 || version > line.last ? null : wholeGame(line, raws, version);
}

const wholeGame = (line: Timeline, raws: Raws, version: number): Game | null =>
  replayPath(raws, line.pathTo(version, isWhole));

const isWhole = (game: Game): boolean => !Object.values(game.levels).some(isParked);

function replayPath(raws: Raws, path: Path | null): Game | null {
  if (path === null) return null;
  const actions = path.actions.map(({ action }) => action);
  return replayActions(raws, path.base, actions).game;
}

/** Saves lack the levels the hero had left. Where the path needs one, a longer path from an earlier save has it. */
const gameOf = (line: Timeline, raws: Raws, version: number): Game | null =>
  replayPath(raws, line.pathTo(version)) ?? wholeGame(line, raws, version);

/** The moment of a version, without its view. `before` is the game at the version before, if that is known. */
function momentOf(line: Timeline, raws: Raws, version: number, before: Game | null): Omit<Moment, 'view'> | null {
  const action = line.input(version);
  const moment = (game: Game | null, events: GameEvent[], gap: boolean): Omit<Moment, 'view'> | null =>
    game && { version, action, game, events, gap };
  if (action === null) return moment(line.saved(version), [], false);
  if (action.kind === 'back') return moment(gameOf(line, raws, version), [], false);
  if (line.isPlayable(version)) {
    for (const start of startsBefore(line, raws, version, before)) {
      const step = stepsOf(raws, start, [action]).next();
      if (!step.done) return moment(step.value.after, step.value.events, false);
    }
  }
  return moment(line.saved(version), [], true);
}

/** The game at the version before: as it is known, then with every level that may be missing. */
function* startsBefore(line: Timeline, raws: Raws, version: number, before: Game | null): Generator<Game, void, void> {
  const known = before ?? gameOf(line, raws, version - 1);
  if (known === null) return;
  yield known;
  const whole = isWhole(known) ? null : wholeGame(line, raws, version - 1);
  if (whole) yield whole;
}
