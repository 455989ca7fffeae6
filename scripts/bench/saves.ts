import { type Game, hash } from '../../src/engine';
import type { Run } from '../../src/storage';
import { encodeAction } from '../../src/storage/codec/actions';
import { decodeGame, encodeGame } from '../../src/storage/codec/save';
import { parkLevels } from '../../src/storage/turns/parked-levels';
import type { RunInternals } from '../../src/storage/turns/run-internals';
import { toStateItem } from '../../src/storage/turns/state-item';
import { type Line, line, timed } from './line';
import { itemBytes } from './units';

/** Bytes of one write unit. */
const UNIT = 1024;
/** Actions of the open chunk in the state item: half of a full one. */
const LOGGED = 128;

/** Encoding a run as its state item and decoding it, and the size of the item. */
export function saves(games: readonly Game[]): Line[] {
  const packing: number[] = [];
  const reading: number[] = [];
  const hashing: number[] = [];
  const bytes: number[] = [];
  for (const [index, game] of games.entries()) {
    const { game: parked, levels } = parkLevels('01J0000000000000000000BENCH', index, game, {});
    let packed: Uint8Array = new Uint8Array(0);
    packing.push(
      timed(() => {
        packed = encodeGame(parked);
      }),
    );
    reading.push(timed(() => decodeGame(packed)));
    hashing.push(timed(() => hash(parked)));
    bytes.push(stateBytes(parked, packed, levels));
  }
  return [
    line({ suite: 'saves', name: 'state item', unit: 'bytes' }, bytes, { median: 4000, max: 40_000 }),
    line(
      { suite: 'saves', name: 'state item, write units', unit: 'units' },
      bytes.map((size) => Math.ceil(size / UNIT)),
      { median: 5 },
    ),
    line({ suite: 'saves', name: 'pack', unit: 'ms' }, packing),
    line({ suite: 'saves', name: 'read', unit: 'ms' }, reading),
    line({ suite: 'saves', name: 'digest', unit: 'ms' }, hashing),
  ];
}

function stateBytes(game: Game, packed: Uint8Array, levels: Record<string, string>): number {
  const internals: RunInternals = {
    packed,
    snapshot: null,
    chunk: 1,
    chunkFrom: 256,
    rules: game.rules,
    tail: new Uint8Array(0),
    log: Buffer.concat(
      Array.from({ length: LOGGED }, () => Buffer.from(encodeAction({ kind: 'travel', to: { x: 40, y: 25 } }))),
    ),
    players: [],
    lastChunk: 'LOG#0000000000#0000000000000000',
    levels,
    rewrites: null,
    later: {},
  };
  const run: Run = {
    id: '01J0000000000000000000BENCH',
    version: 400,
    owner: '300000000000000001',
    home: { kind: 'guild', id: '200000000000000001' },
    channel: null,
    origin: { kind: 'chance' },
    ranked: true,
    pendingResult: false,
    settings: null,
    graves: {},
    game,
    last: null,
    partyLog: [],
    recent: Array.from({ length: 32 }, (_, n) => ({
      id: String(1_200_000_000_000_000_000n + BigInt(n)),
      version: 368 + n,
      events: 3,
    })),
    recentVotes: [],
    forgotten: '1199999999999999999',
    createdAt: 1_700_000_000_000,
    updatedAt: 1_700_000_000_000,
    internals,
  };
  return itemBytes(toStateItem(run));
}
