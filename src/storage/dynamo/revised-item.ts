import { contentHash, damagedSort } from './keys';
import { type Attribute, afterRevision, asRead, type Item, type Table } from './table';
import { EXPIRY_ATTRIBUTE } from './table-definition';

/**
 * What an item with a revision has that this build does not write back from what it read: attributes and values of a
 * later build, and damage. A feature keeps it with what it loaded, so that rewriting the item loses none of it.
 */
interface Unread {
  /** By name: as it is stored, and as this build writes what it made of it; `null` for what it does not write. */
  attributes: Record<string, { stored: Attribute; writtenAs: Attribute | null }>;
  /** The item, where part of it could not be read. */
  damaged: Item | null;
}

/** Reads an item attribute by attribute: one that is damaged is as in a new item, and hides no other. */
export class TolerantReader {
  private isDamaged = false;

  constructor(private readonly item: Item) {}

  /** Anything that `parse` throws means damage. */
  read<T>(name: string, parse: (value: Attribute | undefined) => T, otherwise: T): T {
    try {
      return parse(this.item[name]);
    } catch {
      this.isDamaged = true;
      return otherwise;
    }
  }

  /** What rewriting would lose of the item, of which `written` was made; absent where that is nothing. */
  unread(written: Item): { unread?: Unread } {
    const lost = Object.entries(this.item).filter(
      ([name, stored]) => name !== EXPIRY_ATTRIBUTE && !isSame(stored, written[name]),
    );
    if (lost.length === 0 && !this.isDamaged) return {};
    const attributes = Object.fromEntries(
      lost.map(([name, stored]) => [name, { stored, writtenAs: written[name] ?? null }]),
    );
    return { unread: { attributes, damaged: this.isDamaged ? this.item : null } };
  }
}

/**
 * Puts an item whose `rev` is the stored one plus one; `conflict` when the stored one has another by now. Whatever this
 * build could not read, as `unread` has it, stays as it is stored, unless it was changed: then a damaged item is first
 * kept beside the new one.
 */
export async function putRevised(
  table: Table,
  item: Item,
  unread: unknown,
  signal?: AbortSignal,
): Promise<'put' | 'conflict'> {
  return (await putWithUnread(table, item, unread as Unread | undefined, signal)) ? 'put' : 'conflict';
}

async function putWithUnread(
  table: Table,
  item: Item,
  unread: Unread | undefined,
  signal?: AbortSignal,
): Promise<boolean> {
  const condition = afterRevision(item.rev as number);
  if (unread === undefined) return table.put(item, condition, signal);
  const { attributes, damaged } = unread;
  const kept = Object.entries(attributes).filter(([name, { writtenAs }]) => isSame(writtenAs, item[name] ?? null));
  const whole: Item = { ...item, ...Object.fromEntries(kept.map(([name, { stored }]) => [name, stored])) };
  if (damaged === null) return table.put(whole, condition, signal);
  if (kept.length < Object.keys(attributes).length) await table.put(copyOf(damaged), null, signal);
  return table.put(whole, asRead(damaged, 'rev'), signal);
}

/** A damaged item under a key of its own, in the same partition: it is exported and erased with it. */
function copyOf(damaged: Item): Item {
  const digest = contentHash(Buffer.from(JSON.stringify(Object.entries(damaged))));
  return { ...damaged, SK: damagedSort(damaged.SK, digest) };
}

const isSame = (one: Attribute | null, other: Attribute | null | undefined): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
