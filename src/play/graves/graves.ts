import { type Game, isParked, type View } from '../../engine';
import type { Point } from '../../lib/geometry';
import { isInGuild, type Run, type RunGraves, StoreError } from '../../storage/contract';
import type { Caller } from '../caller';
import type { Context } from '../context';
import { listResults } from '../results';
import type { Grave } from './graves-contract';
import { gravesListOf } from './graves-list';
import { stonesOn } from './stones';

const GRAVES_ON_LEVEL = 2;
const GRAVES_READ = 4;

/** Includes the run's earlier graves. Returns `null` without new graves, or if the store fails. */
export async function gravesOnEntry(
  context: Context,
  run: Run,
  { depth, campaign, secondWays }: Game,
  signal?: AbortSignal,
): Promise<RunGraves | null> {
  const list = String(depth) in run.game.levels ? null : gravesListOf({ ...run, campaign, secondWays }, depth);
  if (!list) return null;
  try {
    const { entries } = await listResults(context, list, { limit: GRAVES_ON_LEVEL }, signal);
    return entries.length === 0 ? null : { ...run.graves, [depth]: entries.map(({ finishedAt }) => finishedAt) };
  } catch (error) {
    if (error instanceof StoreError) return null;
    throw error;
  }
}

export const hasGraves = ({ graves }: Run): boolean => Object.keys(graves).length > 0;

/** Returns `view` itself if the hero has seen no gravestone here. */
export function withStones(context: Context, run: Run, view: View): View {
  const graves = stonesKnown(context, run, view).map(({ at }) => at);
  return graves.length === 0 ? view : { ...view, graves };
}

interface Stone {
  depth: number;
  time: number;
  at: Point | null;
}

function stonesKnown({ raws }: Context, { game, graves }: Run, view: View): (Stone & { at: Point })[] {
  const times = graves[game.depth] ?? [];
  const level = game.levels[game.depth];
  if (times.length === 0 || !level || isParked(level)) return [];
  return stonesOn(raws, game.seed, level, times).flatMap((at, index) => {
    const isSeen = at !== null && view.tiles[at.y * view.width + at.x] !== ' ';
    return isSeen ? [{ depth: game.depth, time: times[index] as number, at }] : [];
  });
}

/** Returns the deepest four. During the run, only stones seen on this level. */
export async function readGraves(
  context: Context,
  { user, home, signal }: Pick<Caller, 'user' | 'home' | 'signal'>,
  run: Run,
  view: View,
): Promise<Grave[]> {
  const here = stonesKnown(context, run, view);
  const all = Object.entries(run.graves).flatMap(([depth, times]) =>
    times.map((time): Stone => ({ depth: Number(depth), time, at: null })),
  );
  const isHere = ({ depth, time }: Stone): boolean =>
    here.some((stone) => stone.depth === depth && stone.time === time);
  const stones = [...here, ...(view.over ? all.filter((stone) => !isHere(stone)) : [])];
  const read = async ({ depth, time, at }: Stone): Promise<Grave> => {
    const { campaign, secondWays } = run.game;
    const list = gravesListOf({ ...run, campaign, secondWays }, depth);
    const page = { limit: 1, since: time, until: time + 1 };
    const [result] = list ? (await listResults(context, list, page, signal)).entries : [];
    const isShown = result && (result.owner === user || (await isShownTo(context, result.owner, signal)));
    if (!isShown) return { depth, at, of: null, isReplayable: false };
    const isOfServer = home.kind === 'guild' && isInGuild(run.home, home.id);
    return { depth, at, of: result, isReplayable: isOfServer || result.owner === user };
  };
  return Promise.all(
    stones
      .sort((a, b) => b.depth - a.depth)
      .slice(0, GRAVES_READ)
      .map(read),
  );
}

const isShownTo = async ({ store }: Context, owner: string, signal?: AbortSignal): Promise<boolean> =>
  (await store.lookUpSettings([owner], signal)).get(owner)?.shown !== false;
