import { type Game, RULES } from '../../engine';
import { decodeGame, encodeDelta, encodeGame, encodeSnapshot, isDelta, type Reference, toReference } from '../codec';
import {
  bytes,
  contentHash,
  type Item,
  number,
  parseStored,
  readOr,
  runKey,
  snapshotSort,
  type Table,
  text,
} from '../dynamo';
import type { RunId } from '../ids';
import { StoreError } from '../store-error';

/**
 * Copy of the whole game at an earlier version, in its own item. The state item holds only the difference from this
 * copy. A run has two places for snapshots, 0 and 1. A new snapshot goes to the place to which the state does not
 * refer. A new snapshot never replaces a snapshot of the same or a later version. The stored state therefore always
 * finds its snapshot.
 */
export interface Snapshot extends Reference {
  /** Name of the snapshot in the state item, `place#version#hash`. The hash is that of the snapshot's bytes. */
  ref: string;
}

/** Bytes that DynamoDB bills as one write unit. */
const WRITE_UNIT = 1024;

/** Estimated bytes of a state item without its packed game, its interactions and other attributes that grow. */
const BESIDE = 184;
/** Estimated bytes of one interaction or vote in a state item. */
const INTERACTION = 7;

/** Estimated bytes of a delta one turn after its snapshot. */
const FRESH = 110;
/** Estimated size of a whole packed game, as a share of its unpacked bytes. */
const WHOLE_SHARE = 0.22;

/**
 * Minimum room for a packed game and its notes, in bytes. With less room, a run with many interactions would write a
 * snapshot every turn.
 */
const LEAST = 700;

/**
 * Maximum bytes of the packed game and its notes, if the state item may take one write unit or two. `two` is at least
 * `LEAST`.
 */
export interface Room {
  one: number;
  two: number;
}

/** Returns the room that this number of interactions and votes leaves. */
export function roomForGame(interactions: number): Room {
  const taken = BESIDE + INTERACTION * interactions;
  return { one: WRITE_UNIT - taken, two: Math.max(LEAST, 2 * WRITE_UNIT - taken) };
}

/**
 * Packed game. `state` is a delta against `snapshot`, or a whole game if `snapshot` is `null`. `item` is the snapshot's
 * item; `null` if no snapshot must be written.
 */
export interface PackedState {
  state: Uint8Array;
  snapshot: Snapshot | null;
  item: Item | null;
}

/**
 * Packs a game into at most two write units, if possible. Tries a delta against `snapshot`, then the whole game if game
 * and notes fit into one unit. If neither fits, makes a new snapshot and a delta against the new snapshot. Also makes a
 * new snapshot if the snapshot saves write units in the long run.
 */
export function packState(
  run: RunId,
  version: number,
  { game, notes }: { game: Game; notes: Uint8Array },
  { snapshot, room }: { snapshot: Snapshot | null; room: Room },
): PackedState {
  const delta = snapshot && encodeDelta(game, notes, snapshot);
  if (delta && delta.length <= room.one) return { state: delta, snapshot, item: null };
  const fits = delta !== null && delta.length <= room.two;
  const isPaid =
    snapshot !== null && fits && paysToRenew(snapshot, { turns: version - versionOf(snapshot.ref), delta, room });
  if (fits && !isPaid) return { state: delta, snapshot, item: null };
  const state = encodeSnapshot(game, notes);
  if (!isPaid && state.length <= room.one) return { state: encodeGame(game), snapshot: null, item: null };
  const place = snapshot && placeOf(snapshot.ref) === 0 ? 1 : 0;
  const next = snapshotOf(refOf(place, version, { state, notes: NO_NOTES }), { state, notes: NO_NOTES });
  const item = { PK: runKey(run), SK: snapshotSort(place), v: version, state };
  return { state: encodeDelta(game, notes, next), snapshot: next, item };
}

/**
 * True if a new snapshot saves at least as many write units as it costs. Deltas against the new snapshot save one unit
 * each turn until they outgrow one unit. Assumes that deltas keep growing as fast as in the `turns` since `snapshot`.
 */
function paysToRenew(
  snapshot: Snapshot,
  { turns, delta, room }: { turns: number; delta: Uint8Array; room: Room },
): boolean {
  const units = Math.ceil((snapshot.unpacked.length * WHOLE_SHARE) / WRITE_UNIT);
  const growth = (delta.length - FRESH) / turns;
  return room.one - FRESH >= units * growth;
}

/** Whole game with the notes of the same version. Earlier builds stored the notes in a separate attribute. */
interface Stored {
  state: Uint8Array;
  notes: Uint8Array;
}

const snapshotOf = (ref: string, { state, notes }: Stored): Snapshot => ({ ref, ...toReference(state, notes) });

/**
 * Stores a snapshot. Resolves with `false` if the place already holds the same or a later version, to which a state may
 * refer. The caller must then store the whole game in the state.
 */
export const putSnapshot = (table: Table, item: Item, signal?: AbortSignal): Promise<boolean> =>
  table.put(item, { attribute: 'v', below: number(item.v) }, signal);

/**
 * Returns the reference to the snapshot that a state item needs. Returns `null` if the game is whole or a later build
 * packed it. Throws the `StoreError` `unreadable` if the reference is damaged.
 */
export function snapshotRef(state: Item): string | null {
  const packed = bytes(state.state);
  return isDelta(packed) ? text(state.snapshot) : null;
}

export const snapshotSortOf = (ref: string): string => snapshotSort(placeOf(ref));

/**
 * Reads the snapshot that `ref` names. Returns `null` if the item is missing or holds a later version. Throws the
 * `StoreError` `unreadable` if the item is damaged, and `newer` if a later build wrote it.
 */
export function toSnapshot(ref: string, item: Item | null): Snapshot | null {
  return parseStored(() => {
    const [, version] = ref.split('#');
    if (!item || number(item.v) > Number(version)) return null;
    const stored = { state: bytes(item.state), notes: item.notes === undefined ? NO_NOTES : bytes(item.notes) };
    if (refOf(placeOf(ref), number(item.v), stored) !== ref) throw new StoreError('unreadable');
    return snapshotOf(ref, stored);
  });
}

/**
 * Returns the snapshot that a state item needs. Returns `null` if the state needs none or has no bytes, or if the
 * snapshot is not among `items`. Throws like `toSnapshot`, and the `StoreError` `unreadable` if the reference is
 * damaged.
 */
export function referredSnapshot(state: Item, items: readonly Item[]): Snapshot | null {
  if (!(state.state instanceof Uint8Array)) return null;
  const ref = snapshotRef(state);
  return ref === null ? null : toSnapshot(ref, items.find(({ SK }) => SK === snapshotSortOf(ref)) ?? null);
}

/** Returns the run's snapshots except those that are missing, damaged or from other rules. */
export async function loadSnapshots(
  table: Table,
  run: RunId,
  signal?: AbortSignal,
): Promise<{ version: number; game: Game }[]> {
  const keys = [0, 1].map((place) => ({ PK: runKey(run), SK: snapshotSort(place) }));
  const items = await table.getMany(keys, signal);
  return items.flatMap((item) => {
    const read = item && readOr(null, () => ({ version: number(item.v), game: decodeGame(bytes(item.state)) }));
    return read && read.game.rules === RULES ? [read] : [];
  });
}

const NO_NOTES = new Uint8Array(0);

const refOf = (place: number, version: number, { state, notes }: Stored): string =>
  `${place}#${version}#${contentHash(state, notes)}`;

const versionOf = (ref: string): number => Number(ref.split('#')[1]);

const placeOf = (ref: string): number => (ref.startsWith('0#') ? 0 : 1);
