import type { Game } from '../../engine';
import { encodeDelta, encodeGame, isDelta, type Reference, unpackGame } from '../codec';
import { bytes, contentHash, type Item, number, parseStored, runKey, snapshotSort, type Table, text } from '../dynamo';
import type { RunId } from '../ids';
import { StoreError } from '../store-error';

/**
 * A whole game of an earlier version, in an item of its own. State items hold only the difference from it. A run has
 * two places for snapshots. The snapshot that the stored state refers to never changes. A new snapshot goes to the
 * other place, unless that place holds the same or a later version. So every reference of a stored state is valid, and
 * no snapshot is ever left over.
 */
export interface Snapshot extends Reference {
  /** Reference in the state item: place, version and hash of the snapshot's bytes. */
  ref: string;
}

/** Bytes of two write units. Beyond them, a new snapshot is cheaper than a larger state item every turn. */
const TWO_UNITS = 2048;

/** Estimated bytes of a state item's other attributes, and of each interaction among them. */
const BESIDE = 300;
const INTERACTION = 7;

/**
 * Bytes that a packed game may always take. Otherwise a run with many interactions would write a snapshot every turn.
 */
const LEAST = 700;

/**
 * Returns the bytes that a packed game and its notes may take. `interactions` counts the interactions outside the
 * notes.
 */
export const roomForGame = (interactions: number): number =>
  Math.max(LEAST, TWO_UNITS - BESIDE - INTERACTION * interactions);

/**
 * Packed bytes of a state item. `snapshot` is the snapshot that they refer to, `item` the snapshot's item if it is new.
 */
export interface PackedState {
  state: Uint8Array;
  snapshot: Snapshot | null;
  item: Item | null;
}

/**
 * Packs a game for a version of a run into about `room` bytes, if possible. Tries a delta against `snapshot`, then the
 * whole game, then a delta against a new snapshot. A whole game contains no notes.
 */
export function packState(
  run: RunId,
  version: number,
  { game, notes }: { game: Game; notes: Uint8Array },
  { snapshot, room }: { snapshot: Snapshot | null; room: number },
): PackedState {
  const delta = snapshot && encodeDelta(game, notes, snapshot);
  if (delta && delta.length <= room) return { state: delta, snapshot, item: null };
  const state = encodeGame(game);
  if (state.length + notes.length <= room) return { state, snapshot: null, item: null };
  const place = snapshot && placeOf(snapshot.ref) === 0 ? 1 : 0;
  const next = snapshotOf(refOf(place, version, { state, notes }), { state, notes });
  const item = { PK: runKey(run), SK: snapshotSort(place), v: version, state, notes };
  return { state: encodeDelta(game, notes, next), snapshot: next, item };
}

/** Content of a stored snapshot: a whole game, and the notes of the state that was written with it. */
interface Stored {
  state: Uint8Array;
  notes: Uint8Array;
}

function snapshotOf(ref: string, { state, notes }: Stored): Snapshot {
  const game = unpackGame(state);
  const unpacked = Buffer.concat([notes, game]);
  return { ref, unpacked, game: unpacked.subarray(notes.length) };
}

/**
 * Puts the item of a new snapshot. Resolves with `false` if its place holds the same or a later version, to which a
 * state may refer. The caller must then write the state whole.
 */
export const putSnapshot = (table: Table, item: Item, signal?: AbortSignal): Promise<boolean> =>
  table.put(item, { attribute: 'v', below: number(item.v) }, signal);

/**
 * Returns the reference of a state item to its snapshot; `null` if the game is whole or of a later build. Throws
 * `unreadable` if the reference is damaged.
 */
export function snapshotRef(state: Item): string | null {
  const packed = bytes(state.state);
  return isDelta(packed) ? text(state.snapshot) : null;
}

/** Returns the sort key of the snapshot that a reference names. */
export const snapshotSortOf = (ref: string): string => snapshotSort(placeOf(ref));

/**
 * Parses the item of a snapshot; `null` if the snapshot behind the reference was replaced or erased. Throws
 * `unreadable` if the item is damaged, and `newer` if a later build wrote it.
 */
export function toSnapshot(ref: string, item: Item | null): Snapshot | null {
  return parseStored(() => {
    const [, version] = ref.split('#');
    if (!item || number(item.v) > Number(version)) return null;
    // Earlier builds stored snapshots without notes.
    const stored = { state: bytes(item.state), notes: item.notes === undefined ? NO_NOTES : bytes(item.notes) };
    if (refOf(placeOf(ref), number(item.v), stored) !== ref) throw new StoreError('unreadable');
    return snapshotOf(ref, stored);
  });
}

/**
 * Finds the snapshot that a state item refers to among the given items; `null` if the state refers to none or the
 * snapshot is gone.
 */
export function referredSnapshot(state: Item, items: readonly Item[]): Snapshot | null {
  if (!(state.state instanceof Uint8Array)) return null;
  const ref = snapshotRef(state);
  return ref === null ? null : toSnapshot(ref, items.find(({ SK }) => SK === snapshotSortOf(ref)) ?? null);
}

const NO_NOTES = new Uint8Array(0);

const refOf = (place: number, version: number, { state, notes }: Stored): string =>
  `${place}#${version}#${contentHash(state, notes)}`;

const placeOf = (ref: string): number => (ref.startsWith('0#') ? 0 : 1);
