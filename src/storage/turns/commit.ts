import { encodeAction, encodeGame } from '../codec';
import type { Item, Table } from '../dynamo';
import type { RecentInteraction } from '../recent-interaction';
import { withOpenChunk } from './log-chunks';
import { parkLevels } from './parked-levels';
import { partyLogOf, tailWhileNeeded } from './party-log';
import { playedItems } from './played-items';
import { withInteraction } from './recent-interactions';
import { removeErased } from './remove-erased';
import { internalsOf, type RunInternals } from './run-internals';
import { toActivePointer, toOwnPointer } from './run-pointers';
import { packState, putSnapshot, roomForGame } from './snapshots';
import { stateUnchanged, toStateItem } from './state-item';
import { encodeNotes, interactionsBeside } from './state-notes';
import type { Commit, CommitResult, Run } from './turns-contract';

/**
 * Commits one turn, exactly once. First writes the immutable items, to which nothing refers yet. Then one conditional
 * put writes the state item, which refers to them. An interrupted or overtaken commit leaves orphans but no dangling
 * reference.
 */
export async function commitTurn<Made>(
  table: Table,
  commit: Commit<Made>,
  signal?: AbortSignal,
): Promise<CommitResult<Made>> {
  const { from, meanwhile } = commit;
  const { run, items, snapshot } = nextRun(commit);
  const written = [...items, ...(snapshot ? [snapshot] : [])];
  const [isPlaced] = await Promise.all([
    snapshot === null || putSnapshot(table, snapshot, signal),
    ...items.map((item) => table.put(item, null, signal)),
  ]);
  if (!isPlaced) holdWhole(run);
  // A rewrite since loading may have removed an erased user's id from the state. This run must not bring the id back.
  const unchanged = stateUnchanged(from.version, internalsOf(from).rewrites);
  const [isCommitted, made] = await Promise.all([
    table.put(toStateItem(run), unchanged, signal),
    meanwhile ? makeMeanwhile(meanwhile, run) : null,
  ]);
  if (isCommitted) return { ok: true, run, made };
  await removeErased(table, from.id, written, signal);
  return { ok: false, reason: 'conflict' };
}

/**
 * Runs `meanwhile` after the request has left, because `meanwhile` may keep the processor busy. Returns `null` if it
 * throws.
 */
async function makeMeanwhile<Made>(meanwhile: (run: Run) => Made, run: Run): Promise<Made | null> {
  await new Promise((resolve) => setImmediate(resolve));
  try {
    return meanwhile(run);
  } catch {
    // The caller repeats the work after the commit and meets the error there.
    return null;
  }
}

/** Returns the run after the commit, the items to write with it, and the item of a new snapshot. */
function nextRun({ from, game, action, interaction, by, votes = [], events = 0, now, graves }: Commit) {
  const version = from.version + 1;
  const { internals, closed } = withOpenChunk(from);
  const parked = parkLevels(from.id, version, game, internals.levels);
  const own: RecentInteraction = { id: interaction, version, events, ...(by === undefined ? {} : { by }) };
  const closedVotes = votes.map((vote) => ({ ...vote, version, events: 0 }));
  const isNew = by !== undefined && !internals.players.includes(by);
  const players = isNew ? [...internals.players, by] : internals.players;
  const input = encodeAction(action, by === undefined ? null : players.indexOf(by));
  const log = Buffer.concat([internals.log, input]);
  const recent = withInteraction(from, own, closedVotes);
  const open: RunInternals = {
    ...internals,
    log,
    tail: tailWhileNeeded(internals.tail, version - internals.chunkFrom),
    players,
    levels: parked.levels,
    rewrites: null,
  };
  const room = roomForGame(interactionsBeside(recent));
  const saved = { game: parked.game, notes: encodeNotes({ run: recent, internals: open }) };
  const { state, snapshot, item } = packState(from.id, version, saved, { snapshot: internals.snapshot, room });
  const next: RunInternals = { ...open, packed: state, snapshot };
  const run: Run = {
    ...from,
    version,
    ranked: from.ranked && action.kind !== 'back',
    pendingResult: game.over !== null,
    game: parked.game,
    last: action,
    partyLog: partyLogOf(next, from.owner),
    ...recent,
    graves: graves ?? from.graves,
    updatedAt: now,
    internals: next,
  };
  const played: Item[] = isNew && by !== from.owner ? playedItems(from.id, by) : [];
  const pointers = from.version === 0 ? lastingPointers(run) : [];
  return { run, items: [...played, ...pointers, ...parked.items, ...(closed ? [closed] : [])], snapshot: item };
}

/** Packs the game of a run whole, because the place for the new snapshot already holds a snapshot of another commit. */
function holdWhole(run: Run): void {
  Object.assign(internalsOf(run), { packed: encodeGame(run.game), snapshot: null });
}

/** Returns pointers without expiry for a run that has its first turn. */
function lastingPointers(run: Run): Item[] {
  const active = run.game.over === null ? toActivePointer(run) : null;
  return [toOwnPointer(run), ...(active ? [active] : [])];
}
