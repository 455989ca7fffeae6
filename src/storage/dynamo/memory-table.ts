import { isMet } from './is-met';
import {
  type Condition,
  type Equality,
  type IndexRange,
  type Item,
  type Key,
  keyText,
  type Page,
  type PageRange,
  type Table,
  UnknownAttribute,
} from './table';
import { INDEX_PK, INDEX_SK } from './table-definition';

export class MemoryTable implements Table {
  private readonly items = new Map<string, Item>();

  async get(pk: string, sk: string, signal?: AbortSignal): Promise<Item | null> {
    await yieldToOthers(signal);
    const item = this.items.get(keyText({ PK: pk, SK: sk }));
    return item ? cloneItem(item) : null;
  }

  async getMany(keys: readonly Key[], signal?: AbortSignal): Promise<(Item | null)[]> {
    await yieldToOthers(signal);
    return keys.map((key) => {
      const item = this.items.get(keyText(key));
      return item ? cloneItem(item) : null;
    });
  }

  async put(item: Item, condition: Condition | null, signal?: AbortSignal): Promise<boolean> {
    await yieldToOthers(signal);
    const name = keyText(item);
    if (!isMet(condition, this.items.get(name) ?? null)) return false;
    this.items.set(name, cloneItem(item));
    return true;
  }

  async query(pk: string, prefix: string, signal?: AbortSignal): Promise<Item[]> {
    await yieldToOthers(signal);
    return this.partition(pk, prefix).map(cloneItem);
  }

  async page(pk: string, prefix: string, range: PageRange, signal?: AbortSignal): Promise<Page> {
    await yieldToOthers(signal);
    const { limit, after, descending = false } = range;
    const all = descending ? this.partition(pk, prefix).reverse() : this.partition(pk, prefix);
    const left = after === undefined ? all : all.filter(({ SK }) => (descending ? SK < after : SK > after));
    const items = left.slice(0, limit).map(cloneItem);
    return { items, next: left.length > limit ? (items.at(-1)?.SK ?? null) : null };
  }

  async index(pk: string, { limit, from = '', below }: IndexRange, signal?: AbortSignal): Promise<Item[]> {
    await yieldToOthers(signal);
    const sortOf = (item: Item): string => item[INDEX_SK] as string;
    const found = [...this.items.values()].filter(
      (item) => item[INDEX_PK] === pk && sortOf(item) >= from && (below === undefined || sortOf(item) < below),
    );
    return found
      .sort((a, b) => (sortOf(a) < sortOf(b) ? 1 : -1))
      .slice(0, limit)
      .map(cloneItem);
  }

  async remove(pk: string, sk: string, signal?: AbortSignal, condition?: Equality): Promise<void> {
    await yieldToOthers(signal);
    const name = keyText({ PK: pk, SK: sk });
    if (isMet(condition ?? null, this.items.get(name) ?? null)) this.items.delete(name);
  }

  async removeMany(keys: readonly Key[], signal?: AbortSignal): Promise<void> {
    await yieldToOthers(signal);
    for (const key of keys) this.items.delete(keyText(key));
  }

  private partition(pk: string, prefix: string): Item[] {
    const found = [...this.items.values()].filter((item) => item.PK === pk && item.SK.startsWith(prefix));
    return found.sort((a, b) => (a.SK < b.SK ? -1 : 1));
  }
}

async function yieldToOthers(signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  await new Promise((resolve) => setImmediate(resolve));
  signal?.throwIfAborted();
}

const cloneItem = (item: Item): Item =>
  Object.fromEntries(
    Object.entries(item).map(([name, value]) => [
      name,
      value instanceof UnknownAttribute ? value : structuredClone(value),
    ]),
  ) as Item;
