import type { RawId } from '../../engine';
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

/** Writes the state last, so that it never refers to missing items. */
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
  // A rewrite may have removed an erased id that `run` still contains.
  const unchanged = stateUnchanged(from.version, internalsOf(from).rewrites);
  const [isCommitted, made] = await Promise.all([
    table.put(toStateItem(run), unchanged, signal),
    meanwhile ? makeMeanwhile(meanwhile, run) : null,
  ]);
  if (isCommitted) return { ok: true, run, made };
  await removeErased(table, from.id, written, signal);
  return { ok: false, reason: 'conflict' };
}

/** Waits until the request is sent, because `meanwhile` may block for long. */
async function makeMeanwhile<Made>(meanwhile: (run: Run) => Made, run: Run): Promise<Made | null> {
  await new Promise((resolve) => setImmediate(resolve));
  try {
    return meanwhile(run);
  } catch {
    return null;
  }
}

function nextRun({ from, game, action, interaction, by, votes = [], events = 0, feats, now, graves, ...made }: Commit) {
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
  const { choice: former, ...rest } = from;
  const choice = action.kind === 'back' ? undefined : (made.choice ?? former);
  const shownFeats = feats ? { shownFeats: withFeats(from, feats, version) } : {};
  const room = roomForGame(interactionsBeside(recent));
  const noted = { ...rest, ...recent, ...shownFeats, ...(choice === undefined ? {} : { choice }) };
  const saved = { game: parked.game, notes: encodeNotes({ run: noted, internals: open }) };
  const { state, snapshot, item } = packState(from.id, version, saved, {
    snapshot: internals.snapshot,
    room,
  });
  const next: RunInternals = { ...open, packed: state, snapshot };
  const run: Run = {
    ...noted,
    version,
    ranked: from.ranked && action.kind !== 'back',
    pendingResult: game.over !== null,
    game: parked.game,
    last: action,
    partyLog: partyLogOf(next, from.owner),
    graves: graves ?? from.graves,
    updatedAt: now,
    internals: next,
  };
  const played: Item[] = isNew && by !== from.owner ? playedItems(from.id, by) : [];
  const pointers = from.version === 0 ? lastingPointers(run) : [];
  return { run, items: [...played, ...pointers, ...parked.items, ...(closed ? [closed] : [])], snapshot: item };
}

const withFeats = ({ shownFeats }: Run, feats: readonly RawId[], version: number): NonNullable<Run['shownFeats']> => ({
  ...shownFeats,
  ...Object.fromEntries(feats.map((feat) => [feat, version])),
});

function holdWhole(run: Run): void {
  Object.assign(internalsOf(run), { packed: encodeGame(run.game), snapshot: null });
}

function lastingPointers(run: Run): Item[] {
  const active = run.game.over === null ? toActivePointer(run) : null;
  return [toOwnPointer(run), ...(active ? [active] : [])];
}
