import { monthOf, weekOf } from '../../lib/calendar';
import { type BoardList, dailyOf, type ResultList, type RunResult, type Scope } from '../../storage/contract';
import { gravesListOf } from '../graves/graves-list';
import { historyOf } from '../profiles/history';

/** Unranked runs enter only histories and `hunt`, because parties may fell the beast. */
export function listsFor(result: RunResult): ResultList[] {
  const { owner, home, ranked, summary, felled } = result;
  const lists: ResultList[] = [historyOf(owner)];
  if (home.kind === 'guild') lists.push({ kind: 'history', of: home });
  const { campaign, secondWays } = summary;
  if (felled !== undefined && home.kind === 'guild') {
    const season = weekOf(result.finishedAt);
    lists.push({ kind: 'board', scope: home, season, by: 'hunt' });
  }
  if (!ranked) return lists;
  const graves = summary.result === 'died' ? gravesListOf({ ...result, campaign, secondWays }, summary.depth) : null;
  if (graves) lists.push(graves);
  const daily = dailyOf(result);
  // Outside the first campaign, a daily run enters only its dungeon's leaderboard.
  const isRace = daily !== null && campaign !== undefined;
  const boards = isRace ? [] : boardsFor(result, { kind: 'global' });
  if (home.kind === 'guild' && !isRace) boards.push(...boardsFor(result, home), ...notableBoardsFor(result, home));
  if (daily) boards.push({ kind: 'board', scope: daily.scope, season: daily.date });
  return [...lists, ...boards.map((board) => ({ ...board, ...(campaign === undefined ? {} : { campaign }) }))];
}

function boardsFor({ finishedAt, feats }: RunResult, scope: Scope): BoardList[] {
  const periods = [weekOf(finishedAt), monthOf(finishedAt)];
  return [
    ...['all', ...periods].map((season) => ({ kind: 'board', scope, season }) as const),
    ...periods.map((season) => ({ kind: 'board', scope, season, by: 'depth' }) as const),
    ...(feats.length > 0 ? periods.map((season) => ({ kind: 'board', scope, season, by: 'feats' }) as const) : []),
  ];
}

const notableBoardsFor = ({ finishedAt, summary, closeCall }: RunResult, scope: Scope): BoardList[] => [
  ...(summary.laurel ? [{ kind: 'board', scope, season: 'all', by: 'date' } as const] : []),
  ...(closeCall ? [{ kind: 'board', scope, season: weekOf(finishedAt), by: 'close' } as const] : []),
];
