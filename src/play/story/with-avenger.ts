import type { View } from '../../engine';
import type { Run } from '../../storage/contract';
import type { Context } from '../context';
import { listResults } from '../results';

/** Adds the avenger's present name; `''` if hidden or erased. */
export async function withAvenger<B extends { view: View }>(
  context: Context,
  run: Run,
  board: B,
  signal?: AbortSignal,
): Promise<B> {
  const { home, game, updatedAt: time } = run;
  if (home.kind !== 'guild' || game.over?.result !== 'died' || run.origin.kind !== 'chance') return board;
  const at = await context.store.loadAvenged({ guild: home.id, depth: game.over.depth, time }, signal);
  if (at === null) return board;
  const page = { limit: 1, since: at, until: at + 1 };
  const [result] = (await listResults(context, { kind: 'history', of: home }, page, signal)).entries;
  const isShown =
    result && (await context.store.lookUpSettings([result.owner], signal)).get(result.owner)?.shown !== false;
  return { ...board, view: { ...board.view, avengedBy: isShown ? result.heroName : '' } };
}
