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

/** A new snapshot takes the place to which the state does not refer, so the state always finds its snapshot. */
export interface Snapshot extends Reference {
  ref: string;
}

const WRITE_UNIT_BYTES = 1024;

/** Estimate for a state item without the packed game, interactions and other attributes that grow. */
const OTHER_BYTES = 184;
const INTERACTION_BYTES = 7;

const FRESH_DELTA_BYTES = 110;
/** Estimated size of a whole packed game, as a share of the unpacked bytes. */
const PACKED_SHARE = 0.22;

/** If runs with many interactions had less room, they would write a snapshot every turn. */
const LEAST_ROOM_BYTES = 700;

/** Maximum size in bytes of a packed game with notes, so that the state item takes one write unit or two. */
export interface Room {
  one: number;
  two: number;
}

/** `interactions` is the number of interactions that the state item stores outside the notes. */
export function roomForGame(interactions: number): Room {
  const taken = OTHER_BYTES + INTERACTION_BYTES * interactions;
  return { one: WRITE_UNIT_BYTES - taken, two: Math.max(LEAST_ROOM_BYTES, 2 * WRITE_UNIT_BYTES - taken) };
}

/** `snapshot` is `null` if `state` is a whole game; `item` is `null` if no snapshot must be written. */
export interface PackedState {
  state: Uint8Array;
  snapshot: Snapshot | null;
  item: Item | null;
}

/** Packs a game into at most two write units, if possible. Makes a new snapshot to save write units. */
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

function paysToRenew(
  snapshot: Snapshot,
  { turns, delta, room }: { turns: number; delta: Uint8Array; room: Room },
): boolean {
  const units = Math.ceil((snapshot.unpacked.length * PACKED_SHARE) / WRITE_UNIT_BYTES);
  const growth = (delta.length - FRESH_DELTA_BYTES) / turns;
  return room.one - FRESH_DELTA_BYTES >= units * growth;
}

interface Stored {
  state: Uint8Array;
  notes: Uint8Array;
}

const snapshotOf = (ref: string, { state, notes }: Stored): Snapshot => ({ ref, ...toReference(state, notes) });

/**
 * Resolves with `false` if the place already holds the same or a later version. The caller must then store the whole
 * game.
 */
export const putSnapshot = (table: Table, item: Item, signal?: AbortSignal): Promise<boolean> =>
  table.put(item, { attribute: 'v', below: number(item.v) }, signal);

/** Returns `null` if the game is whole. Throws the `StoreError` `unreadable` if the reference is damaged. */
export function snapshotRef(state: Item): string | null {
  const packed = bytes(state.state);
  return isDelta(packed) ? text(state.snapshot) : null;
}

export const snapshotSortOf = (ref: string): string => snapshotSort(placeOf(ref));

/**
 * Returns `null` if `item` is missing or has a later version than `ref`. Throws a `StoreError` if `item` is damaged or
 * comes from a later build.
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
 * Returns `null` if no snapshot is needed or found. Throws a `StoreError` if the snapshot is damaged or comes from a
 * later build.
 */
export function referredSnapshot(state: Item, items: readonly Item[]): Snapshot | null {
  if (!(state.state instanceof Uint8Array)) return null;
  const ref = snapshotRef(state);
  return ref === null ? null : toSnapshot(ref, items.find(({ SK }) => SK === snapshotSortOf(ref)) ?? null);
}

/** Leaves out snapshots that are missing, damaged or not from the present rules. */
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
