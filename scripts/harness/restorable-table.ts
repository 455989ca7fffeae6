import type { Store } from '../../src/storage';
import { MemoryTable } from '../../src/storage/dynamo/memory-table';
import type { Item, Table } from '../../src/storage/dynamo/table';
import { createStore } from '../../src/storage/store';

/** Creates a store that remembers no run, because the table may be restored to a moment without the run. */
export const createForgetfulStore = (table: Table): Store => ({ ...createStore(table), recallRun: () => null });

export type Saved = ReadonlyMap<string, Item>;

/** A table in memory that can be restored to an earlier state, so that many actions can be tried on one board. */
export class RestorableTable extends MemoryTable {
  save(): Saved {
    return new Map(this.contents);
  }

  restore(saved: Saved): void {
    this.contents.clear();
    for (const [name, item] of saved) this.contents.set(name, item);
  }

  /** Reads a private field of the base class, because the base class cannot replace all items at once. */
  private get contents(): Map<string, Item> {
    return Reflect.get(this, 'items') as Map<string, Item>;
  }
}
