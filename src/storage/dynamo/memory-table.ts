import type { Condition, Equality, IndexRange, Item, Key, Page, PageRange, Table } from './table';
import { INDEX_PK, INDEX_SK } from './table-definition';

/** A table in memory, for tests and for development. Nothing outlives the process. */
export class MemoryTable implements Table {
  private readonly items = new Map<string, Item>();

  async get(pk: string, sk: string, signal?: AbortSignal): Promise<Item | null> {
    await yieldToOthers(signal);
    const item = this.items.get(keyOf(pk, sk));
    return item ? structuredClone(item) : null;
  }

  async getMany(keys: readonly Key[], signal?: AbortSignal): Promise<(Item | null)[]> {
    await yieldToOthers(signal);
    return keys.map(({ PK, SK }) => structuredClone(this.items.get(keyOf(PK, SK)) ?? null));
  }

  async put(item: Item, condition: Condition | null, signal?: AbortSignal): Promise<boolean> {
    await yieldToOthers(signal);
    const name = keyOf(item.PK, item.SK);
    if (!isMet(condition, this.items.get(name))) return false;
    this.items.set(name, structuredClone(item));
    return true;
  }

  async query(pk: string, prefix: string, signal?: AbortSignal): Promise<Item[]> {
    await yieldToOthers(signal);
    return structuredClone(this.partition(pk, prefix));
  }

  async page(pk: string, prefix: string, range: PageRange, signal?: AbortSignal): Promise<Page> {
    await yieldToOthers(signal);
    const { limit, after, descending = false } = range;
    const all = descending ? this.partition(pk, prefix).reverse() : this.partition(pk, prefix);
    const left = after === undefined ? all : all.filter(({ SK }) => (descending ? SK < after : SK > after));
    const items = structuredClone(left.slice(0, limit));
    return { items, next: left.length > limit ? (items.at(-1)?.SK ?? null) : null };
  }

  async index(pk: string, { limit, from = '', below }: IndexRange, signal?: AbortSignal): Promise<Item[]> {
    await yieldToOthers(signal);
    const sortOf = (item: Item): string => item[INDEX_SK] as string;
    const found = [...this.items.values()].filter(
      (item) => item[INDEX_PK] === pk && sortOf(item) >= from && (below === undefined || sortOf(item) < below),
    );
    return structuredClone(found.sort((a, b) => (sortOf(a) < sortOf(b) ? 1 : -1)).slice(0, limit));
  }

  async remove(pk: string, sk: string, signal?: AbortSignal, condition?: Equality): Promise<void> {
    await yieldToOthers(signal);
    const name = keyOf(pk, sk);
    if (isMet(condition ?? null, this.items.get(name))) this.items.delete(name);
  }

  private partition(pk: string, prefix: string): Item[] {
    const found = [...this.items.values()].filter((item) => item.PK === pk && item.SK.startsWith(prefix));
    return found.sort((a, b) => (a.SK < b.SK ? -1 : 1));
  }
}

/** Lets others run in between, as a real table would: races show up in tests. */
async function yieldToOthers(signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  await new Promise((resolve) => setImmediate(resolve));
  signal?.throwIfAborted();
}

const keyOf = (pk: string, sk: string): string => `${pk}\n${sk}`;

function isMet(condition: Condition | null, stored: Item | undefined): boolean {
  if (condition === null) return true;
  if (condition === 'absent') return stored === undefined;
  return stored !== undefined && [condition].flat().every((each) => (stored[each.attribute] ?? null) === each.equals);
}
