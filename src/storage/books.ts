import type { Books, Shelf, ShelfPage } from './contract';
import { text } from './fields';
import { fromFinishedItem, toFinishedItem } from './finished-item';
import { guildKey, OWED, PROFILE, runKey, userKey } from './keys';
import { readable } from './readable';
import { rewriteState } from './rewrite';
import { entryKey, scoreKey, shelfKey, timeText } from './shelf-keys';
import { INDEX_SK, type IndexRange, type Item, type Table } from './table';

/** The books over any table. What each call promises stands in the contract. */
export function booksOver(table: Table): Books {
  const strike: Books['strike'] = async (run, signal) => {
    const items = await table.query(scoreKey(run), '', signal);
    await Promise.all(items.map(({ PK, SK }) => table.remove(PK, SK, signal)));
  };
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

    strike,

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
      await strike(run, signal);
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
