import { type Game, type GameEvent, type Raws, type View, view } from '../../engine';
import { runAtOnce, runCooperatively, type Work } from '../../lib/cooperative';
import type { LoggedInput, RunLog } from '../../storage/contract';
import { gameOf, isWhole, type Source, takeStep, wholeGame, withAllLevels } from './replay-path';
import type { ReplaySaves } from './saves';
import { countedVersions, Timeline } from './timeline';

export interface Moment {
  version: number;
  action: LoggedInput | null;
  game: Game;
  view: View;
  /** Empty if the events are no longer stored. */
  events: GameEvent[];
  /** True if `game` is a save, because the input cannot be replayed. */
  gap: boolean;
}

export interface Stretch {
  /** Includes both ends; the whole run by default. */
  from?: number;
  to?: number;
  /** Versions per moment, 1 by default. Shows the last that can be shown. */
  every?: number;
  /** Omits rolled-back versions. */
  counted?: true;
  /** Present game, shown even if the last inputs cannot be replayed. */
  end?: Game;
}

/** Yields only the final game of a log chunk that cannot be replayed. */
export function* replay(log: RunLog, raws: Raws, stretch: Stretch = {}): Generator<Moment, void, void> {
  const line = new Timeline(log, raws, stretch.end);
  const source = { line, raws, saves: null };
  const { every = 1 } = stretch;
  const versions = versionsIn(log, stretch);
  let before: Game | null = null;
  let shown: Omit<Moment, 'view'> | null = null;
  let events: GameEvent[] = [];
  let next = 0;
  for (const [at, version] of versions.entries()) {
    if (version >= next) {
      const known: Game | null = versions[at - 1] === version - 1 ? before : null;
      const moment: Omit<Moment, 'view'> | null = runAtOnce(momentOf(source, version, known));
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

interface ReplayOptions {
  end?: Game;
  saves?: ReplaySaves | null;
  signal?: AbortSignal | undefined;
}

/** Returns `null` for a version that cannot be shown. Rejects if `signal` aborts. */
export async function momentAt(
  log: RunLog,
  raws: Raws,
  version: number,
  { end, saves = null, signal }: ReplayOptions = {},
): Promise<Moment | null> {
  const source = { line: new Timeline(log, raws, end), raws, saves };
  if (!(version >= 0 && version <= source.line.last)) return null;
  const moment = await runCooperatively(momentOf(source, version, null), signal);
  return moment && { ...moment, view: view(moment.game, raws) };
}

/** Loads all levels. Without `saves`, replays from the start, which may take seconds. */
export async function gameAt(
  log: RunLog,
  raws: Raws,
  version: number,
  { saves = null, signal }: Omit<ReplayOptions, 'end'> = {},
): Promise<Game | null> {
  const source = { line: new Timeline(log, raws), raws, saves };
  return version < 0 || version > source.line.last ? null : runCooperatively(gameWithLevels(source, version), signal);
}

function* gameWithLevels(source: Source, version: number): Work<Game | null> {
  const game = source.saves && (yield* gameOf(source, version));
  return (game && (yield* withAllLevels(source, game))) ?? (yield* wholeGame(source, version));
}

function* momentOf(source: Source, version: number, before: Game | null): Work<Omit<Moment, 'view'> | null> {
  const { line } = source;
  const action = line.input(version);
  const moment = (game: Game | null, events: GameEvent[], gap: boolean): Omit<Moment, 'view'> | null =>
    game && { version, action, game, events, gap };
  if (action === null) return moment(line.saved(version), [], false);
  if (action.kind === 'back') return moment(yield* gameOf(source, version), [], false);
  if (line.isPlayable(version)) {
    // The known game may lack a level; then computes it with all levels.
    const known = before ?? (yield* gameOf(source, version - 1));
    const step = known && (yield* takeStep(source, known, action));
    const whole = step || !known || isWhole(known) ? null : yield* wholeGame(source, version - 1);
    const taken = step ?? (whole && (yield* takeStep(source, whole, action)));
    if (taken) return moment(taken.after, taken.events, false);
  }
  return moment(line.saved(version), [], true);
}
