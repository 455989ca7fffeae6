import { monthOf, weekOf } from '../../lib/calendar';
import type { ResultList, RunResult, Scope } from '../../storage/contract';
import { dailyOf } from '../dailies/days';

/** Every list that a result stands on. An unranked one stands in histories, but on no leaderboard. */
export function listsFor(result: RunResult): ResultList[] {
  const { owner, home, ranked, origin, summary } = result;
  const lists: ResultList[] = [{ kind: 'history', of: { kind: 'user', id: owner } }];
  if (home.kind === 'guild') lists.push({ kind: 'history', of: home });
  if (!ranked) return lists;
  if (home.kind === 'guild' && summary.result === 'died' && origin.kind !== 'daily') {
    lists.push({ kind: 'graves', guild: home.id, depth: summary.depth });
  }
  lists.push(...boardsFor(result, { kind: 'global' }));
  if (home.kind === 'guild') lists.push(...boardsFor(result, home), ...highlightBoardsFor(result, home));
  const daily = dailyOf(result);
  if (daily) lists.push({ kind: 'board', scope: daily.scope, season: daily.date });
  return lists;
}

/** The leaderboards of a scope by score, and those from which the card of a week or month is made. */
function boardsFor({ finishedAt, feats }: RunResult, scope: Scope): ResultList[] {
  const periods = [weekOf(finishedAt), monthOf(finishedAt)];
  return [
    ...['all', ...periods].map((season) => ({ kind: 'board', scope, season }) as const),
    ...periods.map((season) => ({ kind: 'board', scope, season, by: 'depth' }) as const),
    ...(feats.length > 0 ? periods.map((season) => ({ kind: 'board', scope, season, by: 'feats' }) as const) : []),
  ];
}

/** Those from which is told what happened in a server. */
const highlightBoardsFor = ({ finishedAt, summary, closeCall }: RunResult, scope: Scope): ResultList[] => [
  ...(summary.laurel ? [{ kind: 'board', scope, season: 'all', by: 'date' } as const] : []),
  ...(closeCall ? [{ kind: 'board', scope, season: weekOf(finishedAt), by: 'close' } as const] : []),
];
