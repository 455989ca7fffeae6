import type { Game } from '../../engine';
import { encodeDelta, encodeGame, isDelta, type Reference, unpackGame } from '../codec';
import { bytes, contentHash, type Item, number, parseStored, runKey, snapshotSort, type Table, text } from '../dynamo';
import type { RunId } from '../ids';
import { StoreError } from '../store-error';

/**
 * A game of an earlier version, stored whole in an item of its own, so that state items need only say what has changed
 * since. A run has places for two. The one that its state refers to stays as it is; a new one goes to the other place,
 * unless that has one of the same version or a later one, which somebody faster wrote and may refer to. So whatever a
 * stored state refers to is there, and none is ever left over.
 */
export interface Snapshot extends Reference {
  /** As the state item refers to it: place, version, and hash of the item's bytes. */
  ref: string;
}

/**
 * Bytes of two write units: of what a state item has beyond them, a new snapshot is cheaper than writing it each turn.
 */
const TWO_UNITS = 2048;

/** Bytes of a state item beside its game and what is packed with that, and of each interaction that is not. */
const BESIDE = 300;
const INTERACTION = 7;

/** A game may always take so much, lest a run with much beside it puts a snapshot every turn. */
const LEAST = 700;

/** Bytes that a game may take, with what is packed with it, in a state item that has so many interactions beside it. */
export const roomForGame = (interactions: number): number =>
  Math.max(LEAST, TWO_UNITS - BESIDE - INTERACTION * interactions);

/**
 * What to write for a game: the bytes of the state item, and the snapshot they refer to, with its item if it is new.
 */
export interface PackedState {
  state: Uint8Array;
  snapshot: Snapshot | null;
  item: Item | null;
}

/**
 * Packs a game for a version of a run, whose state up to now refers to the snapshot given, into about as many bytes as
 * there is room for. What is whole has its notes beside it.
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

/** What a snapshot is stored as: a whole game, and the notes of the state that was written with it. */
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
 * Puts the item of a new snapshot. `false` where its place is taken: then the state is written whole. It never replaces
 * one that a later state could refer to.
 */
export const putSnapshot = (table: Table, item: Item, signal?: AbortSignal): Promise<boolean> =>
  table.put(item, { attribute: 'v', below: number(item.v) }, signal);

/** What a state item refers to; `null` where it holds its game whole, or is of a later build. Throws `unreadable`. */
export function snapshotRef(state: Item): string | null {
  const packed = bytes(state.state);
  return isDelta(packed) ? text(state.snapshot) : null;
}

/** The sort key of the item that a reference is to. */
export const snapshotSortOf = (ref: string): string => snapshotSort(placeOf(ref));

/**
 * The snapshot of this item, for a state that refers to it so; `null` where it was replaced or erased since that state
 * was read. Throws `unreadable` where it is damaged, and `newer` where a later build wrote it.
 */
export function toSnapshot(ref: string, item: Item | null): Snapshot | null {
  return parseStored(() => {
    const [, version] = ref.split('#');
    if (!item || number(item.v) > Number(version)) return null;
    // Those older than notes have none.
    const stored = { state: bytes(item.state), notes: item.notes === undefined ? NO_NOTES : bytes(item.notes) };
    if (refOf(placeOf(ref), number(item.v), stored) !== ref) throw new StoreError('unreadable');
    return snapshotOf(ref, stored);
  });
}

/** The snapshot that a state item refers to, found among these; `null` where the state holds its game whole. */
export function referredSnapshot(state: Item, items: readonly Item[]): Snapshot | null {
  if (!(state.state instanceof Uint8Array)) return null;
  const ref = snapshotRef(state);
  return ref === null ? null : toSnapshot(ref, items.find(({ SK }) => SK === snapshotSortOf(ref)) ?? null);
}

const NO_NOTES = new Uint8Array(0);

const refOf = (place: number, version: number, { state, notes }: Stored): string =>
  `${place}#${version}#${contentHash(state, notes)}`;

const placeOf = (ref: string): number => (ref.startsWith('0#') ? 0 : 1);
