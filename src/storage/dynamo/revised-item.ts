import { contentHash, damagedSort } from './keys';
import { type Attribute, afterRevision, asRead, type Item, type Table } from './table';
import { EXPIRY_ATTRIBUTE } from './table-definition';

interface Unread {
  attributes: Record<string, { stored: Attribute; writtenAs: Attribute | null }>;
  damaged: Item | null;
}

/** Replaces damaged attributes with defaults. */
export class TolerantReader {
  private isDamaged = false;

  constructor(private readonly item: Item) {}

  read<T>(name: string, parse: (value: Attribute | undefined) => T, otherwise: T): T {
    try {
      return parse(this.item[name]);
    } catch {
      this.isDamaged = true;
      return otherwise;
    }
  }

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

/** Writes `unread` attributes back, except attributes that the caller changed. */
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

/** The copy keeps the partition, so that erasures and exports find it. */
export function copyOfDamaged(damaged: Item): Item {
  const digest = contentHash(Buffer.from(JSON.stringify(Object.entries(damaged))));
  return { ...damaged, SK: damagedSort(damaged.SK, digest) };
}

const isSame = (one: Attribute | null, other: Attribute | null | undefined): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
