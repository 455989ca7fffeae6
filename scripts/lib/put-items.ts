import { hash } from '../../src/engine';
import { decodeGame } from '../../src/storage/codec';
import { SNAPSHOT_PREFIX, STATE } from '../../src/storage/dynamo';
import { fromAttributes } from '../../src/storage/dynamo/attributes';
import type { Item } from '../../src/storage/dynamo/table';
import { referredSnapshot } from '../../src/storage/turns/snapshots';
import { withNotesBeside } from '../../src/storage/turns/state-notes';

/** Number of snapshots that are kept for each run. More than can be in use at the same time. */
const REMEMBERED = 32;

/** Decodes the items in requests to a database. A state refers to an earlier snapshot. */
export class PutItems {
  /** Snapshots by run, newest first. */
  private readonly snapshots = new Map<string, Item[]>();

  /** Returns the item of a put request, completed by `whole`. Bytes in a request are base64. */
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

  /**
   * Returns a state with every attribute beside its game, and with the game's digest as `stateHash`. If the state's
   * snapshot was never written, and for any other item, the item is returned unchanged.
   */
  whole(item: Item): Item {
    if (item.SK !== STATE) return item;
    const ofRun = this.snapshots.get(item.PK) ?? [];
    const candidates = ofRun.length === 0 ? [[]] : ofRun.map((snapshot) => [snapshot]);
    for (const items of candidates) {
      try {
        const snapshot = referredSnapshot(item, items);
        const stateHash = hash(decodeGame(item.state as Uint8Array, snapshot?.unpacked));
        return { ...withNotesBeside(item, snapshot), stateHash };
      } catch {
        // The state refers to another snapshot.
      }
    }
    return item;
  }
}
