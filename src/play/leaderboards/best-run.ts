import type { ClipFrame } from '../../render/contract';
import { type Run, StoreError, scopeOf } from '../../storage/contract';
import type { Context } from '../context';
import { sceneFrames } from '../replays/scene';
import { listResults } from '../results';
import { watchedBoardOf } from '../turns/board';
import { findLoadableRun } from '../turns/load-run';
import { maySeeDaily } from '../turns/open-dailies';
import { NO_SERVER } from '../turns/server-rules';
import type { InputOf } from '../use-case';
import { boardOfDungeon } from './board-of-dungeon';
import type { BestRunOutcome, LeaderboardUseCases } from './leaderboards-contract';
import { inOrder } from './placing';

const LOOKED_AT = 5;

export async function bestRun(
  context: Context,
  caller: InputOf<LeaderboardUseCases, 'bestRun'>,
): Promise<BestRunOutcome> {
  const { user, home, circle, day, signal } = caller;
  const { store } = context;
  const scope = scopeOf(circle, home);
  if (!scope) return NO_SERVER;
  if (!(await maySeeDaily(context, caller, { date: day, scope }))) return { kind: 'hidden' };
  const board = await boardOfDungeon(context, { scope, season: day }, signal);
  const listed = await listResults(context, board, { limit: LOOKED_AT }, signal);
  const entries = inOrder(context, board, listed.entries);
  const owners = entries.map(({ owner }) => owner);
  const [settings, profile] = await Promise.all([
    store.lookUpSettings(owners, signal),
    store.loadProfile(user, signal),
  ]);
  for (const [at, { run: id, owner }] of entries.entries()) {
    if (settings.get(owner)?.shown === false) continue;
    const run = await findLoadableRun(context, id, signal);
    const frames = run ? await framesOf(context, run, caller) : [];
    if (!run || frames.length === 0) continue;
    return { kind: 'best-run', board: watchedBoardOf(context, run, profile), place: at + 1, frames };
  }
  return { kind: 'no-run' };
}

async function framesOf(
  context: Context,
  run: Run,
  { signal }: InputOf<LeaderboardUseCases, 'bestRun'>,
): Promise<ClipFrame[]> {
  try {
    const log = await context.store.loadLog(run.id, signal);
    // Inside the `try`, because unpacking a damaged save throws.
    return log ? await sceneFrames(context, run, { log, version: run.version, signal }) : [];
  } catch (error) {
    if (error instanceof StoreError && error.code !== 'unavailable') return [];
    throw error;
  }
}
