import { isDungeonOpen } from '../../lib/calendar';
import { splitList } from '../../lib/lists';
import type { Daily } from '../dailies/dailies-contract';
import { dailyOf } from '../dailies/daily-of';
import {
  asRead,
  INDEX_PK,
  INDEX_SK,
  type Item,
  type Key,
  parseReadable,
  RUN_PREFIX,
  readOr,
  resultsKey,
  retryOrReject,
  type Table,
  text,
  userKey,
} from '../dynamo';
import type { UserId } from '../ids';
import type { BoardList, ResultList, RunResult } from './leaderboards-contract';
import { fromResultItem, isOnBoard, toBestItem } from './result-item';
import { BEST_PREFIX, bestSort, boardSort, resultListKey } from './result-keys';

const PAGE = 50;

const INDEXED_PAGE = 200;

const AT_ONCE = 6;

const STANDING_OUT = 16;

/** Changes only leaderboards on which the result is the player's best. */
export async function putBests(
  table: Table,
  result: RunResult,
  boards: readonly BoardList[],
  signal: AbortSignal | undefined,
): Promise<void> {
  for (const some of splitList(boards, AT_ONCE)) {
    const standsOut = await Promise.all(some.map((board) => canStandOut(table, result, board, signal)));
    const chosen = some.filter((_, n) => standsOut[n]);
    if (chosen.length === 0) continue;
    const keys = chosen.map((board) => keyOfBest(result, board));
    const stored = await table.getMany(keys, signal, { consistent: true });
    await Promise.all(chosen.map((board, n) => putBest(table, result, { board, stored: stored[n] ?? null }, signal)));
  }
}

async function canStandOut(
  table: Table,
  result: RunResult,
  list: BoardList,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  if (list.by === undefined || list.by === 'date') return true;
  const board = resultListKey(list);
  const first = await table.index(board, { limit: STANDING_OUT }, signal);
  return first.length < STANDING_OUT || text(first.at(-1)?.[INDEX_SK]) < boardSort(result, board);
}

const keyOfBest = (result: RunResult, list: BoardList): Key => ({
  PK: userKey(result.owner),
  SK: bestSort(resultListKey(list), dailyApart(result, list)),
});

function dailyApart(result: RunResult, { season }: BoardList): Daily | null {
  const daily = openDailyOf(result);
  return daily?.date === season ? null : daily;
}

interface Place {
  board: BoardList;
  stored: Item | null;
}

async function putBest(
  table: Table,
  result: RunResult,
  { board: list, stored: first }: Place,
  signal: AbortSignal | undefined,
): Promise<void> {
  const board = resultListKey(list);
  const daily = dailyApart(result, list);
  if (daily === null) return putIfBetter(table, result, { board, first }, signal);
  const item = toBestItem(result, { board, sort: bestSort(board, daily) });
  await replaceBest(table, { item, first }, signal, async (stored) => {
    const other = readResult(stored);
    if (!other || other.run === result.run) return true;
    const isLatest = (openDailyOf(other)?.date ?? '') <= daily.date;
    await putIfBetter(table, isLatest ? other : result, { board }, signal);
    return isLatest;
  });
}

const putIfBetter = (
  table: Table,
  result: RunResult,
  { board, first }: { board: string; first?: Item | null },
  signal: AbortSignal | undefined,
): Promise<void> => {
  const item = toBestItem(result, { board, sort: bestSort(board, null) });
  return replaceBest(table, { item, first }, signal, async (stored) => {
    const other = readResult(stored);
    return !other || other.run === result.run || boardSort(other, board) < boardSort(result, board);
  });
};

async function replaceBest(
  table: Table,
  { item, first }: { item: Item; first: Item | null | undefined },
  signal: AbortSignal | undefined,
  isReplaced: (stored: Item) => Promise<boolean>,
): Promise<void> {
  await retryOrReject(async (round) => {
    const isKnown = round === 1 && first !== undefined;
    const stored = isKnown ? first : await table.get(item.PK, item.SK, signal);
    if (!stored) return (await table.put({ ...item, rev: 1 }, 'absent', signal)) || null;
    if (stored.run === item.run && Number(stored.v) >= Number(item.v)) return true;
    if (!(await isReplaced(stored))) return true;
    return (await table.put({ ...item, rev: revisionOf(stored) + 1 }, asRead(stored, 'rev'), signal)) || null;
  });
}

/** Replaces removed results with next bests. Callers must withdraw all results in one call. */
export async function withdrawBest(
  table: Table,
  owner: UserId,
  isWithdrawn: (item: Item) => boolean,
  signal: AbortSignal | undefined,
): Promise<void> {
  const standing = await bestsOf(table, owner, signal);
  const withdrawn = standing.filter(isWithdrawn);
  if (withdrawn.length === 0) return;
  const left = (await historyOf(table, owner, signal)).filter((item) => !isWithdrawn(item));
  for (const item of withdrawn) {
    const board = text(item[INDEX_PK]);
    const apart = standing.flatMap(({ SK, [INDEX_PK]: on, run }) => (on === board && SK !== board ? [run] : []));
    const candidates = left.filter((each) => readOr(false, () => isOnBoard(each, board)) && !apart.includes(each.run));
    const next = bestOf(parseReadable(candidates, fromResultItem), board);
    if (item.SK === board && next) {
      const best = { ...toBestItem(next, { board, sort: item.SK }), rev: revisionOf(item) + 1 };
      await table.put(best, asRead(item, 'rev'), signal);
    } else {
      await table.remove(item.PK, item.SK, signal, asRead(item, 'rev'));
    }
  }
}

/** Ignores damaged entries. Returns `null` if no entry is left. */
export async function loadBest(
  table: Table,
  owner: UserId,
  list: ResultList,
  signal: AbortSignal | undefined,
): Promise<RunResult | null> {
  const board = resultListKey(list);
  const { items } = await table.page(userKey(owner), board, { limit: PAGE }, signal);
  const bests = items.filter((item) => item[INDEX_PK] === board);
  return bestOf(parseReadable(bests, fromResultItem), board);
}

const bestOf = (results: readonly RunResult[], board: string): RunResult | null =>
  [...results].sort((a, b) => (boardSort(a, board) < boardSort(b, board) ? 1 : -1))[0] ?? null;

const readResult = (item: Item): RunResult | null => readOr(null, () => fromResultItem(item));

async function bestsOf(table: Table, owner: UserId, signal: AbortSignal | undefined): Promise<Item[]> {
  const items = await table.query(userKey(owner), BEST_PREFIX, signal);
  return items.filter((item) => typeof item[INDEX_PK] === 'string');
}

async function historyOf(table: Table, owner: UserId, signal: AbortSignal | undefined): Promise<Item[]> {
  const history = resultListKey({ kind: 'history', of: { kind: 'user', id: owner } });
  const pointers = await table.query(userKey(owner), RUN_PREFIX, signal);
  const keys = new Set(pointers.map(({ SK }) => resultsKey(SK.slice(RUN_PREFIX.length))));
  for (let below: string | null = ''; below !== null; ) {
    const range = { limit: INDEXED_PAGE, ...(below === '' ? {} : { below }) };
    const indexed: Item[] = await table.index(history, range, signal);
    for (const { PK } of indexed) keys.add(PK);
    below = indexed.length < INDEXED_PAGE ? null : text(indexed.at(-1)?.[INDEX_SK]);
  }
  const wanted = [...keys].map((PK) => ({ PK, SK: history }));
  const items = await table.getMany(wanted, signal, { consistent: true });
  return items.filter((item) => item !== null);
}

function openDailyOf(result: RunResult): Daily | null {
  const daily = dailyOf(result);
  return daily && isDungeonOpen(daily.date, result.finishedAt) ? daily : null;
}

const revisionOf = ({ rev }: Item): number => (typeof rev === 'number' ? rev : 0);
