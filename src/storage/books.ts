import type { Books, Shelf, ShelfPage } from './contract';
import { text } from './fields';
import { fromFinishedItem, toFinishedItem } from './finished-item';
import { OWED, runKey, STATE } from './keys';
import { readable } from './readable';
import { entryKey, scoreKey, shelfKey, timeText } from './shelf-keys';
import { INDEX_SK, type IndexRange, type Table } from './table';

/** The books over any table. What each call promises stands in the contract. */
export function booksOver(table: Table): Books {
  return {
    async enter(run, shelves, signal) {
      await Promise.all(shelves.map((shelf) => table.put(toFinishedItem(run, shelf), 'absent', signal)));
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

    async strike(run, signal) {
      const items = await table.query(scoreKey(run), '', signal);
      await Promise.all(items.map(({ PK, SK }) => table.remove(PK, SK, signal)));
    },

    async clearOwed(run, v, signal) {
      const item = await table.get(runKey(run), STATE, signal);
      if (item?.v !== v || item[OWED] === undefined) return;
      const { [OWED]: _, ...cleared } = item;
      // Every other change makes a new version: where there is one by now, this put does nothing.
      await table.put(cleared as typeof item, { attribute: 'v', equals: v }, signal);
    },
  };
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
