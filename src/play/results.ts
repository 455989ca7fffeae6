import type { ResultList, ResultPage, RunResult, UserId } from '../storage/contract';
import type { Context } from './context';
import { shownName } from './shown-name';

/** Omits hidden names. `next` is the cursor of the next page. */
export async function listResults(
  context: Context,
  list: ResultList,
  page: ResultPage,
  signal?: AbortSignal,
): Promise<{ entries: RunResult[]; next: string | null }> {
  const { entries, next } = await context.store.listResults(list, page, signal);
  return { entries: entries.map((result) => shownResult(context, result)), next };
}

export async function bestResult(
  context: Context,
  owner: UserId,
  board: ResultList,
  signal?: AbortSignal,
): Promise<RunResult | null> {
  const result = await context.store.bestResult(owner, board, signal);
  return result && shownResult(context, result);
}

const shownResult = (context: Context, result: RunResult): RunResult => ({
  ...result,
  heroName: shownName(context, result, result.heroName),
});
