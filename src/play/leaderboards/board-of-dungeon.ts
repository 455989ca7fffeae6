import { dailyCampaign } from '../../engine';
import { startOfDay } from '../../lib/calendar';
import type { BoardList, Season } from '../../storage/contract';
import type { Context } from '../context';
import { listResults } from '../results';

/** Older days have results only in the first campaign. */
export async function boardOfDungeon(
  context: Context,
  dungeon: { scope: BoardList['scope']; season: Season },
  signal: AbortSignal | undefined,
): Promise<BoardList> {
  const first: BoardList = { kind: 'board', ...dungeon };
  const campaign = startOfDay(dungeon.season) === null ? undefined : dailyCampaign(context.raws);
  if (campaign === undefined) return first;
  const own: BoardList = { ...first, campaign };
  const isUsed = async (list: BoardList): Promise<boolean> =>
    (await listResults(context, list, { limit: 1 }, signal)).entries.length > 0;
  return (await isUsed(own)) || !(await isUsed(first)) ? own : first;
}
