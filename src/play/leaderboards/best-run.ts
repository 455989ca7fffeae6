import type { ResultList } from '../../storage/contract';
import { NO_SERVER } from '../admin/audit';
import { maySeeDaily, scopeOf } from '../dailies/days';
import { lastFightFrames } from '../replays/frames';
import { watchedBoardOf } from '../turns/board';
import { findLoadableRun } from '../turns/unloadable';
import type { BestRunOutcome, Context, Input } from '../use-case';

/** Places looked at: players may not want to be shown, and runs may have expired. */
const LOOKED_AT = 5;

/** The last fight of the best run in the dungeon of a day, of those whose players may be shown. */
export async function bestRun(context: Context, caller: Input<'bestRun'>): Promise<BestRunOutcome> {
  const { user, home, circle, day, decisions, signal } = caller;
  const { store } = context;
  const scope = scopeOf(circle, home);
  if (!scope) return NO_SERVER;
  if (!(await maySeeDaily(context, caller, { date: day, scope }))) return { kind: 'hidden' };
  const board: ResultList = { kind: 'board', scope, season: day };
  const { entries } = await store.listResults(board, { limit: LOOKED_AT }, signal);
  const hidden = await store.hiddenPlayers(
    entries.map(({ owner }) => owner),
    signal,
  );
  const profile = await store.loadProfile(user, signal);
  for (const { run: id } of entries.filter(({ owner }) => !hidden.has(owner))) {
    const run = await findLoadableRun(context, id, signal);
    const log = run && (await store.loadLog(id, signal));
    if (!run || !log) continue;
    const frames = lastFightFrames(context, run, log, decisions);
    if (frames.length > 0) return { kind: 'best-run', board: watchedBoardOf(context, run, profile), frames };
  }
  return { kind: 'no-run' };
}
