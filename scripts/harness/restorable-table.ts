import { MemoryTable } from '../../src/storage/dynamo/memory-table';
import type { Item } from '../../src/storage/dynamo/table';

/** Everything a table held at a moment. Nobody changes it. */
export type Saved = ReadonlyMap<string, Item>;

/** A table in memory that can be put back to any earlier moment, so that from one board many ways can be tried. */
export class RestorableTable extends MemoryTable {
  save(): Saved {
    return new Map(this.kept);
  }

  restore(saved: Saved): void {
    this.kept.clear();
    for (const [name, item] of saved) this.kept.set(name, item);
  }

  /** What the table keeps is nobody else's business; here it is put back whole. */
  private get kept(): Map<string, Item> {
    return Reflect.get(this, 'items') as Map<string, Item>;
  }
}
