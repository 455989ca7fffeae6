import {
  asRead,
  type Equality,
  INDEX_SK,
  type IndexRange,
  type Item,
  number,
  PROFILE,
  parseReadable,
  readOr,
  resultsKey,
  retryOrReject,
  type Table,
  text,
  timeSort,
  userKey,
} from '../dynamo';
import { rewriteState } from '../turns/rewrite-state';
import { PENDING_RESULT } from '../turns/run-attributes';
import { loadBest, putBests, withdrawBest } from './best-results';
import type { ResultList, ResultPage, ResultRemoval, ResultsStore } from './leaderboards-contract';
import { fromResultItem, toResultItem } from './result-item';
import { resultListKey, resultSort } from './result-keys';

export function createResultsStore(table: Table): ResultsStore {
  const removeResults = async ({ run, before, owner }: ResultRemoval, signal?: AbortSignal): Promise<void> => {
    const items = await table.query(resultsKey(run), '', signal);
    const removed = items.filter((item) => before === null || readOr(before, () => number(item.v)) < before);
    const owners = new Set([owner, ...items.map((item) => item.owner)].filter((each) => typeof each === 'string'));
    const isWithdrawn = (item: Item): boolean => item.run === run && (before === null || Number(item.v) < before);
    const withdraw = async (): Promise<void> => {
      for (const each of owners) await withdrawBest(table, each, isWithdrawn, signal);
    };
    // A removed result may become the next best meanwhile.
    await withdraw();
    await Promise.all(removed.map((item) => table.remove(item.PK, item.SK, signal, atVersion(item))));
    await withdraw();
  };
  return {
    async recordResult(result, lists, signal) {
      const boards = lists.filter((list) => list.kind === 'board');
      const byDate = lists.filter(({ kind }) => kind !== 'board');
      const before = await Promise.all(
        byDate.map((list) => putNewest(table, toResultItem(result, list, boards), signal)),
      );
      await putBests(table, result, boards, signal);
      const recorded = before.includes('same') ? 'again' : 'anew';
      if (before.every((each) => each === 'none')) return recorded;
      const isEarlier = (item: Item): boolean => item.run === result.run && Number(item.v) < result.version;
      await withdrawBest(table, result.owner, isEarlier, signal);
      return recorded;
    },

    async listResults(list, page, signal) {
      const items = await table.index(resultListKey(list), toRange(list, page), signal);
      const last = items.length < page.limit ? undefined : items.at(-1);
      return { entries: parseReadable(items, fromResultItem), next: last ? text(last[INDEX_SK]) : null };
    },

    bestResult: (owner, board, signal) => loadBest(table, owner, board, signal),

    positionOf: (list, result) => resultSort(result, list),

    removeResults,

    async clearPendingResult(run, version, signal) {
      const clear = ({ [PENDING_RESULT]: pending, ...cleared }: Item): Item | null =>
        cleared.v === version && pending !== undefined ? (cleared as Item) : null;
      await rewriteState(table, run, clear, signal);
    },

    async undoRecording({ run, owner }, signal) {
      const profile = await table.get(userKey(owner), PROFILE, signal);
      if (profile?.rev === 1 && profile.counted === run) {
        await table.remove(userKey(owner), PROFILE, signal, { attribute: 'rev', equals: 1 });
      }
      await removeResults({ run, before: null, owner }, signal);
    },
  };
}

const atVersion = (item: Item): Equality => asRead(item, 'v');

type Before = 'none' | 'earlier' | 'same';

const putNewest = (table: Table, item: Item, signal?: AbortSignal): Promise<Before> =>
  retryOrReject<Before>(async () => {
    if (await table.put(item, 'absent', signal)) return 'none';
    const stored = await table.get(item.PK, item.SK, signal);
    if (!stored) return null;
    if (readOr(-1, () => number(stored.v)) >= number(item.v)) return 'same';
    return (await table.put(item, atVersion(stored), signal)) ? 'earlier' : null;
  });

function toRange(list: ResultList, { limit, after, since, until }: ResultPage): IndexRange {
  const timed = list.kind !== 'board';
  const end = timed && until !== undefined ? timeSort(until) : undefined;
  const below = after !== undefined && (end === undefined || after < end) ? after : end;
  return {
    limit,
    ...(timed && since !== undefined ? { from: timeSort(since) } : {}),
    ...(below === undefined ? {} : { below }),
  };
}
