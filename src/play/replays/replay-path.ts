import { type Action, type Game, isParked, type Raws } from '../../engine';
import { awaited, type Work } from '../../lib/cooperative';
import { isCheckpoint, type ReplaySaves } from './saves';
import { type Break, passingStepsOf, type Step, stepsOf } from './steps';
import type { Path, Timeline } from './timeline';

export interface Source {
  line: Timeline;
  raws: Raws;
  saves: ReplaySaves | null;
}

/** Stores checkpoints on the way. Returns `null` if the replay fails. */
export function* gameOf(source: Source, version: number): Work<Game | null> {
  const { line } = source;
  yield* findCheckpoint(source, version);
  // If a level is lost, replays from a save with all levels.
  return (yield* replayPath(source, line.pathTo(version))) ?? (yield* wholeGame(source, version));
}

/** Replays from a save that has all levels. */
export const wholeGame = ({ line, raws }: Source, version: number): Work<Game | null> =>
  replayPath({ line, raws, saves: null }, line.pathTo(version, isWhole));

/** False if a digest replaces a level. */
export const isWhole = (game: Game): boolean => !Object.values(game.levels).some(isParked);

function* findCheckpoint({ line, saves }: Source, version: number): Work<void> {
  if (!saves) return;
  const [nearest, ...others] = line.versionsTo(version).filter(isCheckpoint);
  if (nearest === undefined) return;
  // Earlier replays have usually stored the nearest checkpoint.
  for (const versions of [[nearest], others]) {
    if (versions.length === 0) return;
    const games = yield* awaited(saves.checkpoints(versions));
    const at = games.findIndex((game) => game !== null);
    if (at < 0) continue;
    line.addSave(versions[at] as number, games[at] as Game);
    return;
  }
}

function* replayPath(source: Source, path: Path | null): Work<Game | null> {
  if (path === null) return null;
  let game: Game | null = path.base;
  for (const stretch of stretchesOf(path.actions)) {
    game = yield* replayStretch(source, game, stretch);
    if (game === null) return null;
    const version = stretch.at(-1)?.version ?? 0;
    if (source.saves && isCheckpoint(version)) yield* awaited(source.saves.keep(version, game));
  }
  return game;
}

function stretchesOf(actions: Path['actions']): Path['actions'][] {
  const stretches: Path['actions'][] = [];
  let from = 0;
  for (const [at, { version }] of actions.entries()) {
    if (!isCheckpoint(version) && at < actions.length - 1) continue;
    stretches.push(actions.slice(from, at + 1));
    from = at + 1;
  }
  return stretches;
}

function* replayStretch({ raws, saves }: Source, start: Game, stretch: Path['actions']): Work<Game | null> {
  let game = start;
  let left = stretch.map(({ action }) => action);
  for (;;) {
    const steps = passingStepsOf(raws, game, left);
    let step = steps.next();
    let taken = 0;
    for (; !step.done; step = steps.next()) {
      game = step.value.after;
      taken += 1;
      yield;
    }
    if (step.value === null) return game;
    const joined = yield* withMissingLevel(saves, game, step.value);
    if (joined === null) return null;
    game = joined;
    left = left.slice(taken);
  }
}

/** Loads missing levels. Returns `null` if the engine refuses or a level is lost. */
export function* takeStep({ raws, saves }: Source, start: Game, action: Action): Work<Step | null> {
  for (let game = start; ; ) {
    const step = stepsOf(raws, game, [action]).next();
    if (!step.done) return step.value;
    const joined = step.value && (yield* withMissingLevel(saves, game, step.value));
    if (!joined) return null;
    game = joined;
  }
}

function* withMissingLevel(saves: ReplaySaves | null, game: Game, stop: Break): Work<Game | null> {
  if (!saves || stop.kind !== 'refused' || stop.refusal.code !== 'level-parked') return null;
  const { depth } = stop.refusal;
  return yield* withLevel(saves, game, depth);
}

/** Returns `null` if a level cannot be loaded. */
export function* withAllLevels({ saves }: Source, game: Game): Work<Game | null> {
  let whole: Game | null = game;
  for (const [depth, level] of Object.entries(game.levels)) {
    if (!isParked(level)) continue;
    whole = saves && (yield* withLevel(saves, whole, Number(depth)));
    if (whole === null) return null;
  }
  return whole;
}

function* withLevel(saves: ReplaySaves, game: Game, depth: number): Work<Game | null> {
  const parked = game.levels[String(depth)];
  if (!parked || !isParked(parked)) return null;
  const level = yield* awaited(saves.level(depth, parked.digest));
  return level && { ...game, levels: { ...game.levels, [depth]: level } };
}
