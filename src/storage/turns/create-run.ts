import { encodeGame } from '../codec';
import type { Table } from '../dynamo';
import { forgetErasedSource, noteFork } from './fork-source';
import { baseChunk } from './log-chunks';
import { parkLevels } from './parked-levels';
import type { RunInternals } from './run-internals';
import { toOwnPointer, unplayedExpiry } from './run-pointers';
import { toStateItem } from './state-item';
import type { NewRun, Run } from './turns-contract';

/** Resolves with `null` if the id is taken, even by an earlier attempt. */
export async function createRun(table: Table, newRun: NewRun, signal?: AbortSignal): Promise<Run | null> {
  const {
    id,
    owner,
    home,
    channel = null,
    game,
    interaction,
    now,
    origin = { kind: 'chance' },
    ranked = true,
  } = newRun;
  const parked = parkLevels(id, 0, game, {});
  const packed = encodeGame(parked.game);
  const base = origin.kind === 'fork' ? baseChunk(id, game.rules, packed, parked.levels) : null;
  const internals: RunInternals = {
    packed,
    snapshot: null,
    chunk: base ? 1 : 0,
    chunkFrom: 0,
    rules: game.rules,
    log: new Uint8Array(0),
    tail: new Uint8Array(0),
    players: [],
    founder: null,
    lastChunk: base?.SK ?? '',
    levels: parked.levels,
    rewrites: null,
    later: {},
  };
  const run: Run = {
    id,
    version: 0,
    owner,
    ownedSince: null,
    home,
    channel,
    origin,
    ranked,
    pendingResult: false,
    game: parked.game,
    last: null,
    partyLog: [],
    recent: [{ id: interaction, version: 0, events: game.events.length }],
    recentVotes: [],
    forgotten: null,
    graves: {},
    createdAt: now,
    updatedAt: now,
    internals,
  };
  // The state comes last, so that erasures find every run by pointers.
  const before = [...parked.items, ...(base ? [base] : [])];
  await Promise.all([
    // A turn may have removed the expiry of an earlier attempt's pointer.
    table.put(toOwnPointer(run), 'absent', signal),
    ...before.map((item) => table.put(item, null, signal)),
    ...(origin.kind === 'fork' ? [noteFork(table, id, origin, signal)] : []),
  ]);
  const state = { ...toStateItem(run), ...unplayedExpiry(run) };
  const isCreated = await table.put(state, 'absent', signal);
  if (origin.kind === 'fork') await forgetErasedSource(table, id, origin, signal);
  return isCreated ? run : null;
}
