import { type ResultList, type ResultPage, type ResultsStore, StoreError } from '../contract';
import { number, text } from '../dynamo/fields';
import { guildKey, OWED, PROFILE, runKey, userKey } from '../dynamo/keys';
import { readable } from '../dynamo/readable';
import { INDEX_SK, type IndexRange, type Item, type Table } from '../dynamo/table';
import { rewriteState } from '../turns/rewrite-state';
import { entryKey, scoreKey, shelfKey, timeText } from './keys';
import { sweepRun } from './orphans';
import { fromFinishedItem, toFinishedItem } from './result-item';

/** The books over any table. What each call promises stands in the contract. */
export function createResultsStore(table: Table): ResultsStore {
  const strike: ResultsStore['removeResults'] = async (run, before, signal) => {
    const items = (await table.query(scoreKey(run), '', signal)).filter(
      (item) => before === null || number(item.v) < before,
    );
    // Entered anew meanwhile, it stays.
    const asFound = (item: Item) => ({ attribute: 'v', equals: number(item.v) });
    await Promise.all(items.map((item) => table.remove(item.PK, item.SK, signal, asFound(item))));
  };
  return {
    async recordResult(run, shelves, signal) {
      await Promise.all(shelves.map((shelf) => enterItem(table, toFinishedItem(run, shelf), signal)));
    },

    async listResults(shelf, page, signal) {
      const items = await table.index(shelfKey(shelf), rangeOf(shelf, page), signal);
      return readable(() => {
        const last = items.length < page.limit ? undefined : items.at(-1);
        return { entries: items.map(fromFinishedItem), next: last ? text(last[INDEX_SK]) : null };
      });
    },

    positionOf(shelf, run) {
      return entryKey(run, shelf);
    },

    removeResults: strike,

    expireOrphans: (run, now, signal) => sweepRun(table, run, now, signal),

    async clearPendingResult(run, version, signal) {
      await rewriteState(table, run, signal, ({ [OWED]: owed, ...cleared }) =>
        cleared.v === version && owed !== undefined ? (cleared as Item) : null,
      );
    },

    async undoRecording({ run, owner, home }, signal) {
      if (home.kind === 'guild') await table.remove(guildKey(home.id), runKey(run), signal);
      const profile = await table.get(userKey(owner), PROFILE, signal);
      // Made by nothing but the counting of this run.
      if (profile?.rev === 1 && profile.counted === run) {
        await table.remove(userKey(owner), PROFILE, signal, { attribute: 'rev', equals: 1 });
      }
      await strike(run, null, signal);
    },
  };
}

/** How often an entry is tried that others keep changing. */
const ROUNDS = 5;

async function enterItem(table: Table, item: Item, signal?: AbortSignal): Promise<void> {
  for (let round = 1; round <= ROUNDS; round++) {
    if (await table.put(item, 'absent', signal)) return;
    const stored = await table.get(item.PK, item.SK, signal);
    if (!stored) continue;
    const version = number(stored.v);
    if (version >= number(item.v) || (await table.put(item, { attribute: 'v', equals: version }, signal))) return;
  }
  throw new StoreError('unavailable');
}

function rangeOf(shelf: ResultList, { limit, after, since, until }: ResultPage): IndexRange {
  const timed = shelf.kind === 'history';
  const end = timed && until !== undefined ? timeText(until) : undefined;
  const below = after !== undefined && (end === undefined || after < end) ? after : end;
  return {
    limit,
    ...(timed && since !== undefined ? { from: timeText(since) } : {}),
    ...(below === undefined ? {} : { below }),
  };
}
