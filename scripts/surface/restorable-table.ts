import { type Condition, INDEX_PK, INDEX_SK, type IndexRange, type Item, type Table } from '../../src/storage/table';

/** Everything a table held at a moment. Nobody changes it. */
export type Saved = ReadonlyMap<string, Item>;

const nameOf = (pk: string, sk: string): string => `${pk}\n${sk}`;

/** A table in memory that can be put back to any earlier moment, so that from one board many ways can be tried. */
export class RestorableTable implements Table {
  private items: Saved = new Map();

  save(): Saved {
    return this.items;
  }

  restore(saved: Saved): void {
    this.items = saved;
  }

  async get(pk: string, sk: string): Promise<Item | null> {
    const item = this.items.get(nameOf(pk, sk));
    return item ? structuredClone(item) : null;
  }

  async put(item: Item, condition: Condition | null): Promise<boolean> {
    const name = nameOf(item.PK, item.SK);
    const stored = this.items.get(name);
    if (condition === 'absent' && stored) return false;
    if (condition !== null && condition !== 'absent' && stored?.[condition.attribute] !== condition.equals)
      return false;
    this.items = new Map(this.items).set(name, structuredClone(item));
    return true;
  }

  async query(pk: string, prefix: string): Promise<Item[]> {
    const found = [...this.items.values()].filter((item) => item.PK === pk && item.SK.startsWith(prefix));
    return structuredClone(found.sort((a, b) => (a.SK < b.SK ? -1 : 1)));
  }

  async index(pk: string, { limit, from = '', below }: IndexRange): Promise<Item[]> {
    const keyOf = (item: Item): string => item[INDEX_SK] as string;
    const found = [...this.items.values()].filter(
      (item) => item[INDEX_PK] === pk && keyOf(item) >= from && (below === undefined || keyOf(item) < below),
    );
    return structuredClone(found.sort((a, b) => (keyOf(a) < keyOf(b) ? 1 : -1)).slice(0, limit));
  }

  async remove(pk: string, sk: string): Promise<void> {
    const left = new Map(this.items);
    left.delete(nameOf(pk, sk));
    this.items = left;
  }
}
