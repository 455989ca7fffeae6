import { type Game, type GameEvent, isParked, type Raws, type View, view } from '../engine';
import type { LoggedInput, RunLog } from '../storage/contract';
import { playOn, stepsOf } from './steps';
import { Timeline, type Way } from './timeline';

/** A run as it was at one of its versions. */
export interface Moment {
  v: number;
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
  for (let v = Math.max(0, stretch.from ?? 0); v <= last; v++) {
    const moment = momentOf(line, raws, v, before);
    before = moment?.game ?? null;
    if (moment === null) {
      v = Math.max(v, line.endOfChunk(v) - 1);
      continue;
    }
    events = [...events, ...moment.events];
    if ((last - v) % every !== 0) continue;
    yield { ...moment, events, view: view(moment.game, raws) };
    events = [];
  }
}

/** One moment of a run; `null` when there is no such version or it cannot be shown any more. */
export function momentAt(log: RunLog, raws: Raws, v: number, end?: Game): Moment | null {
  for (const moment of replay(log, raws, { from: v, to: v, ...(end ? { end } : {}) })) return moment;
  return null;
}

/**
 * The whole game as it was at a version, no level of it parked: what a branch begins with. `null` when there is no such
 * version, or it cannot be had any more because part of the way there was played under other rules.
 */
export function gameAt(log: RunLog, raws: Raws, v: number): Game | null {
  const line = new Timeline(log, raws);
  return v < 0 || v > line.last ? null : wholeGame(line, raws, v);
}

const wholeGame = (line: Timeline, raws: Raws, v: number): Game | null => played(raws, line.wayTo(v, isWhole));

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
const gameOf = (line: Timeline, raws: Raws, v: number): Game | null =>
  played(raws, line.wayTo(v)) ?? wholeGame(line, raws, v);

/** The moment of a version but for its view, by the game of the version before if that is at hand. */
function momentOf(line: Timeline, raws: Raws, v: number, before: Game | null): Omit<Moment, 'view'> | null {
  const action = line.input(v);
  const show = (game: Game | null, events: GameEvent[], gap: boolean): Omit<Moment, 'view'> | null =>
    game && { v, action, game, events, gap };
  if (action === null) return show(line.saved(v), [], false);
  if (action.kind === 'back') return show(gameOf(line, raws, v), [], false);
  if (line.isPlayable(v)) {
    for (const start of startsBefore(line, raws, v, before)) {
      const step = stepsOf(raws, start, [action]).next();
      if (!step.done) return show(step.value.after, step.value.events, false);
    }
  }
  return show(line.saved(v), [], true);
}

/** The game at the version before: as it is at hand, else with every level it may lack. */
function* startsBefore(line: Timeline, raws: Raws, v: number, before: Game | null): Generator<Game, void, void> {
  const near = before ?? gameOf(line, raws, v - 1);
  if (near === null) return;
  yield near;
  const whole = isWhole(near) ? null : wholeGame(line, raws, v - 1);
  if (whole) yield whole;
}
