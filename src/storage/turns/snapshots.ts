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

/** A new snapshot takes the place that the state does not use. */
export interface Snapshot extends Reference {
  ref: string;
}

const WRITE_UNIT_BYTES = 1024;

/** Estimate for a state item without parts that grow. */
const OTHER_BYTES = 184;
const INTERACTION_BYTES = 7;

const FRESH_DELTA_BYTES = 110;
/** Estimated packed size, as a share of the unpacked size. */
const PACKED_SHARE = 0.22;

/** Some runs with less room would write a snapshot every turn. */
const LEAST_ROOM_BYTES = 700;

/** Maximum bytes of a packed game for one or two write units. */
export interface Room {
  one: number;
  two: number;
}

/** `interactions` is the number stored outside of the notes. */
export function roomForGame(interactions: number): Room {
  const taken = OTHER_BYTES + INTERACTION_BYTES * interactions;
  return { one: WRITE_UNIT_BYTES - taken, two: Math.max(LEAST_ROOM_BYTES, 2 * WRITE_UNIT_BYTES - taken) };
}

/** `snapshot` is `null` for a whole game. `item` is a snapshot to write. */
export interface PackedState {
  state: Uint8Array;
  snapshot: Snapshot | null;
  item: Item | null;
}

/** Packs into two write units if possible. Renews the snapshot if that is cheaper. */
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

/** Resolves with `false` if not written. The state then needs the whole game. */
export const putSnapshot = (table: Table, item: Item, signal?: AbortSignal): Promise<boolean> =>
  table.put(item, { attribute: 'v', below: number(item.v) }, signal);

/** Returns `null` for a whole game. Throws the `StoreError` `unreadable`. */
export function snapshotRef(state: Item): string | null {
  const packed = bytes(state.state);
  return isDelta(packed) ? text(state.snapshot) : null;
}

export const snapshotSortOf = (ref: string): string => snapshotSort(placeOf(ref));

/** Returns `null` if `item` is missing or later. Throws a `StoreError` if unreadable. */
export function toSnapshot(ref: string, item: Item | null): Snapshot | null {
  return parseStored(() => {
    const [, version] = ref.split('#');
    if (!item || number(item.v) > Number(version)) return null;
    const stored = { state: bytes(item.state), notes: item.notes === undefined ? NO_NOTES : bytes(item.notes) };
    if (refOf(placeOf(ref), number(item.v), stored) !== ref) throw new StoreError('unreadable');
    return snapshotOf(ref, stored);
  });
}

/** Returns `null` if no snapshot is needed or found. Throws a `StoreError` if unreadable. */
export function referredSnapshot(state: Item, items: readonly Item[]): Snapshot | null {
  if (!(state.state instanceof Uint8Array)) return null;
  const ref = snapshotRef(state);
  return ref === null ? null : toSnapshot(ref, items.find(({ SK }) => SK === snapshotSortOf(ref)) ?? null);
}

/** Leaves out damaged snapshots, and snapshots of older rules. */
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
