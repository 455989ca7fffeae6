import { type Books, type Shelf, type ShelfPage, StoreError } from './contract';
import { number, text } from './fields';
import { fromFinishedItem, toFinishedItem } from './finished-item';
import { guildKey, OWED, PROFILE, runKey, userKey } from './keys';
import { readable } from './readable';
import { rewriteState } from './rewrite';
import { entryKey, scoreKey, shelfKey, timeText } from './shelf-keys';
import { sweepRun } from './sweep';
import { INDEX_SK, type IndexRange, type Item, type Table } from './table';

/** The books over any table. What each call promises stands in the contract. */
export function booksOver(table: Table): Books {
  const strike: Books['strike'] = async (run, before, signal) => {
    const items = (await table.query(scoreKey(run), '', signal)).filter(
      (item) => before === null || number(item.v) < before,
    );
    // Entered anew meanwhile, it stays.
    const asFound = (item: Item) => ({ attribute: 'v', equals: number(item.v) });
    await Promise.all(items.map((item) => table.remove(item.PK, item.SK, signal, asFound(item))));
  };
  return {
    async enter(run, shelves, signal) {
      await Promise.all(shelves.map((shelf) => enterItem(table, toFinishedItem(run, shelf), signal)));
    },

    async browse(shelf, page, signal) {
      const items = await table.index(shelfKey(shelf), rangeOf(shelf, page), signal);
      return readable(() => {
        const last = items.length < page.limit ? undefined : items.at(-1);
        return { entries: items.map(fromFinishedItem), next: last ? text(last[INDEX_SK]) : null };
      });
    },

    placeOf(shelf, run) {
      return entryKey(run, shelf);
    },

    strike,

    sweep: (run, now, signal) => sweepRun(table, run, now, signal),

    async clearOwed(run, v, signal) {
      await rewriteState(table, run, signal, ({ [OWED]: owed, ...cleared }) =>
        cleared.v === v && owed !== undefined ? (cleared as Item) : null,
      );
    },

    async retract({ run, owner, home }, signal) {
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
    const v = number(stored.v);
    if (v >= number(item.v) || (await table.put(item, { attribute: 'v', equals: v }, signal))) return;
  }
  throw new StoreError('unavailable');
}

function rangeOf(shelf: Shelf, { limit, after, since, until }: ShelfPage): IndexRange {
  const timed = shelf.kind === 'history';
  const end = timed && until !== undefined ? timeText(until) : undefined;
  const below = after !== undefined && (end === undefined || after < end) ? after : end;
  return {
    limit,
    ...(timed && since !== undefined ? { from: timeText(since) } : {}),
    ...(below === undefined ? {} : { below }),
  };
}
