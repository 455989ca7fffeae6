import { SNAPSHOT_PREFIX, STATE } from '../../src/storage/dynamo';
import { fromAttributes } from '../../src/storage/dynamo/attributes';
import type { Item } from '../../src/storage/dynamo/table';
import { referredSnapshot } from '../../src/storage/turns/snapshots';
import { withNotesBeside } from '../../src/storage/turns/state-notes';

/** Snapshots that are remembered of a run: more than can be on their way at once. */
const REMEMBERED = 32;

/** Reads the items that go by on the line to a database. What a state takes to read went by before it. */
export class PutItems {
  /** The newest first, by run. */
  private readonly snapshots = new Map<string, Item[]>();

  /** The item of a request that puts one, as `whole` has it. On the line bytes are text in base64. */
  read(body: string): Item {
    const { Item: sent } = JSON.parse(body) as { Item: Parameters<typeof fromAttributes>[0] };
    const entries = Object.entries(sent).map(([name, value]) => [
      name,
      value.B === undefined ? value : { B: Buffer.from(String(value.B), 'base64') },
    ]);
    const item = fromAttributes(Object.fromEntries(entries));
    if (item.SK.startsWith(SNAPSHOT_PREFIX)) {
      this.snapshots.set(item.PK, [item, ...(this.snapshots.get(item.PK) ?? [])].slice(0, REMEMBERED));
    }
    return this.whole(item);
  }

  /** A state with every attribute beside its game; as it is where its snapshot never went by, like any other item. */
  whole(item: Item): Item {
    if (item.SK !== STATE) return item;
    const ofRun = this.snapshots.get(item.PK) ?? [];
    const candidates = ofRun.length === 0 ? [[]] : ofRun.map((snapshot) => [snapshot]);
    for (const items of candidates) {
      try {
        return withNotesBeside(item, referredSnapshot(item, items));
      } catch {
        // It refers to another.
      }
    }
    return item;
  }
}
