import { startOfDungeon } from '../../lib/calendar';
import { type Daily, dailyOf, type RunResult } from '../../storage/contract';
import type { Caller } from '../caller';
import type { Context } from '../context';
import { listResults } from '../results';
import { keyOfDaily } from '../turns/open-dailies';
import type { Ghost } from './dailies-contract';

const LOOKED_AT = 100;
const GHOSTS = 8;

/** The caller's ranked try must be over, because ghosts reveal the dungeon. */
export async function ghostsOf(
  context: Context,
  { user, home, signal }: Pick<Caller, 'user' | 'home' | 'signal'>,
  daily: Daily,
): Promise<Ghost[]> {
  const since = startOfDungeon(daily.date);
  if (home.kind !== 'guild' || since === null) return [];
  const page = { limit: LOOKED_AT, since };
  const { entries } = await listResults(context, { kind: 'history', of: home }, page, signal);
  const isOfOther = (result: RunResult): boolean => {
    const own = dailyOf(result);
    return result.ranked && result.owner !== user && own !== null && keyOfDaily(own) === keyOfDaily(daily);
  };
  const others = entries.filter(isOfOther);
  const owners = others.map(({ owner }) => owner);
  const settings = await context.store.lookUpSettings(owners, signal);
  return others
    .filter(({ owner }) => settings.get(owner)?.shown !== false)
    .sort((a, b) => b.summary.score - a.summary.score)
    .slice(0, GHOSTS)
    .map(({ heroName, summary }) => ({ heroName, summary }));
}
