import { contentHash, damagedSort } from './keys';
import { type Attribute, afterRevision, asRead, type Item, type Table } from './table';
import { EXPIRY_ATTRIBUTE } from './table-definition';

/**
 * Attributes of a stored item that this build would lose if it wrote the item back: damaged attributes, and attributes
 * of later builds. A feature keeps them with the loaded value, so that rewriting the item keeps them.
 */
interface Unread {
  /** Lost attributes by name. `writtenAs` is the value that this build would write; `null` if it would write none. */
  attributes: Record<string, { stored: Attribute; writtenAs: Attribute | null }>;
  /** The whole item if a part of it is damaged; `null` otherwise. */
  damaged: Item | null;
}

/** Reads an item attribute by attribute. A damaged attribute gets its default and hides no other attribute. */
export class TolerantReader {
  private isDamaged = false;

  constructor(private readonly item: Item) {}

  /** Parses one attribute. If `parse` throws, the attribute is damaged and `otherwise` is returned. */
  read<T>(name: string, parse: (value: Attribute | undefined) => T, otherwise: T): T {
    try {
      return parse(this.item[name]);
    } catch {
      this.isDamaged = true;
      return otherwise;
    }
  }

  /**
   * Returns the data that writing `written` over the read item would lose. The field is absent if nothing would be
   * lost.
   */
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
 * Puts an item if the stored revision is still `item.rev - 1`, and resolves with `conflict` if it is not. An attribute
 * in `unread` keeps its stored value unless the caller changed it. If the caller changed a damaged attribute, the
 * damaged item is first copied to another key.
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
  if (kept.length < Object.keys(attributes).length) await table.put(copyOfDamaged(damaged), null, signal);
  return table.put(whole, asRead(damaged, 'rev'), signal);
}

/**
 * Returns a copy of a damaged item under another sort key. The copy stays in the partition, so that it is exported and
 * erased with the rest.
 */
export function copyOfDamaged(damaged: Item): Item {
  const digest = contentHash(Buffer.from(JSON.stringify(Object.entries(damaged))));
  return { ...damaged, SK: damagedSort(damaged.SK, digest) };
}

const isSame = (one: Attribute | null, other: Attribute | null | undefined): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
