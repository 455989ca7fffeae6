import { type Game, type GameEvent, isParked, type Raws, type View, view } from '../../engine';
import type { LoggedInput, RunLog } from '../../storage/contract';
import { playOn, stepsOf } from './steps';
import { Timeline, type Way } from './timeline';

/** A run as it was at one of its versions. */
export interface Moment {
  version: number;
  /** What led here; `null` at the beginning. */
  action: LoggedInput | null;
  game: Game;
  view: View;
  /** What it brought; none where that is not known any more. */
  events: GameEvent[];
  /** How it came about cannot be shown: it was played under other rules. */
  gap: boolean;
}

export interface Stretch {
  /** First and last version wanted, both included; the whole run when absent. */
  from?: number;
  to?: number;
  /** Only the last one of so many in a row is shown, with what all of them brought; every one when absent. */
  every?: number;
  /** The game the run stands at, if it is at hand: it is shown even where its last actions cannot be played again. */
  end?: Game;
}

/**
 * A run again, moment by moment as they are asked for, played from the save nearest before the first one wanted. Of a
 * chunk that cannot be played again, most often because it was played under other rules, only the end is shown.
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

/** One moment of a run; `null` when there is no such version or it cannot be shown any more. */
export function momentAt(log: RunLog, raws: Raws, version: number, end?: Game): Moment | null {
  for (const moment of replay(log, raws, { from: version, to: version, ...(end ? { end } : {}) })) return moment;
  return null;
}

/**
 * The whole game as it was at a version, no level of it parked: what a branch begins with. `null` when there is no such
 * version, or it cannot be had any more because part of the way there was played under other rules.
 */
export function gameAt(log: RunLog, raws: Raws, version: number): Game | null {
  const line = new Timeline(log, raws);
  return version < 0 || version > line.last ? null : wholeGame(line, raws, version);
}

const wholeGame = (line: Timeline, raws: Raws, version: number): Game | null =>
  played(raws, line.wayTo(version, isWhole));

const isWhole = (game: Game): boolean => !Object.values(game.levels).some(isParked);

function played(raws: Raws, way: Way | null): Game | null {
  if (way === null) return null;
  const { game, stopped } = playOn(
    raws,
    way.base,
    way.actions.map(({ action }) => action),
  );
  return stopped === null ? game : null;
}

/** Saves lack the levels the hero had left; where one is missed on the way, a longer way from further back has it. */
const gameOf = (line: Timeline, raws: Raws, version: number): Game | null =>
  played(raws, line.wayTo(version)) ?? wholeGame(line, raws, version);

/** The moment of a version but for its view, by the game of the version before if that is at hand. */
function momentOf(line: Timeline, raws: Raws, version: number, before: Game | null): Omit<Moment, 'view'> | null {
  const action = line.input(version);
  const show = (game: Game | null, events: GameEvent[], gap: boolean): Omit<Moment, 'view'> | null =>
    game && { version, action, game, events, gap };
  if (action === null) return show(line.saved(version), [], false);
  if (action.kind === 'back') return show(gameOf(line, raws, version), [], false);
  if (line.isPlayable(version)) {
    for (const start of startsBefore(line, raws, version, before)) {
      const step = stepsOf(raws, start, [action]).next();
      if (!step.done) return show(step.value.after, step.value.events, false);
    }
  }
  return show(line.saved(version), [], true);
}

/** The game at the version before: as it is at hand, else with every level it may lack. */
function* startsBefore(line: Timeline, raws: Raws, version: number, before: Game | null): Generator<Game, void, void> {
  const near = before ?? gameOf(line, raws, version - 1);
  if (near === null) return;
  yield near;
  const whole = isWhole(near) ? null : wholeGame(line, raws, version - 1);
  if (whole) yield whole;
}
