import { type Condition, type Equality, INDEX_PK, INDEX_SK, type IndexRange, type Item, type Table } from './table';

/** A table in memory, for tests and for trying things out. Nothing outlives the process. */
export class MemoryTable implements Table {
  private readonly items = new Map<string, Item>();

  async get(pk: string, sk: string, signal?: AbortSignal): Promise<Item | null> {
    await turnOfTheLoop(signal);
    const item = this.items.get(nameOf(pk, sk));
    return item ? structuredClone(item) : null;
  }

  async put(item: Item, condition: Condition | null, signal?: AbortSignal): Promise<boolean> {
    await turnOfTheLoop(signal);
    const name = nameOf(item.PK, item.SK);
    if (!holds(condition, this.items.get(name))) return false;
    this.items.set(name, structuredClone(item));
    return true;
  }

  async query(pk: string, prefix: string, signal?: AbortSignal): Promise<Item[]> {
    await turnOfTheLoop(signal);
    const found = [...this.items.values()].filter((item) => item.PK === pk && item.SK.startsWith(prefix));
    return structuredClone(found.sort((a, b) => (a.SK < b.SK ? -1 : 1)));
  }

  async index(pk: string, { limit, from = '', below }: IndexRange, signal?: AbortSignal): Promise<Item[]> {
    await turnOfTheLoop(signal);
    const keyOf = (item: Item): string => item[INDEX_SK] as string;
    const found = [...this.items.values()].filter(
      (item) => item[INDEX_PK] === pk && keyOf(item) >= from && (below === undefined || keyOf(item) < below),
    );
    return structuredClone(found.sort((a, b) => (keyOf(a) < keyOf(b) ? 1 : -1)).slice(0, limit));
  }

  async remove(pk: string, sk: string, signal?: AbortSignal, condition?: Equality): Promise<void> {
    await turnOfTheLoop(signal);
    const name = nameOf(pk, sk);
    if (holds(condition ?? null, this.items.get(name))) this.items.delete(name);
  }
}

/** Lets others run in between, as a real table would: races show up in tests. */
async function turnOfTheLoop(signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  await new Promise((resolve) => setImmediate(resolve));
  signal?.throwIfAborted();
}

const nameOf = (pk: string, sk: string): string => `${pk}\n${sk}`;

function holds(condition: Condition | null, stored: Item | undefined): boolean {
  if (condition === null) return true;
  if (condition === 'absent') return stored === undefined;
  return stored !== undefined && [condition].flat().every((each) => (stored[each.attribute] ?? null) === each.equals);
}
