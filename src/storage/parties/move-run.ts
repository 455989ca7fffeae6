import { isNotLater } from '../../lib/snowflake';
import {
  channelKey,
  type Item,
  number,
  PARTY,
  PLAYED_IN_PREFIX,
  playedInSort,
  readOr,
  readText,
  runKey,
  type Table,
} from '../dynamo';
import type { ChannelId, RunId } from '../ids';
import { createRunLoader } from '../turns/load-run';
import { newestInteraction } from '../turns/newest-interaction';
import { rewriteState } from '../turns/rewrite-state';
import { MOVED } from '../turns/run-attributes';
import { isLoaded } from '../turns/turns-contract';
import { clearParty } from './clear-party';
import type { PartiesStore, Party, RunMove } from './parties-contract';

type MoveResult = 'moved' | 'conflict' | 'gone';

/** First writes items by which an erasure finds both parties. */
export async function moveRun(
  table: Table,
  putParty: PartiesStore['putParty'],
  { run, from, to, interaction }: RunMove,
  signal?: AbortSignal,
): Promise<MoveResult> {
  for (const channel of [from.channel, to.channel]) {
    await table.put({ PK: runKey(run), SK: playedInSort(channel) }, null, signal);
  }
  if (!(await isUnchanged(table, from, signal))) return 'conflict';
  const isPointed = readText((await partyAt(table, to.channel, signal))?.run) === run;
  if (!isPointed && (await putParty(to, signal)) === 'conflict') return 'conflict';
  await rewriteState(table, run, (item) => movedItem(item, from.channel, { to: to.channel, interaction }), signal);
  return completeMove(table, { run, from: from.channel, to: to.channel }, signal);
}

export async function settleMove(table: Table, run: RunId, signal?: AbortSignal): Promise<void> {
  await leaveOldChannels(table, run, signal);
}

/** Resolves with the run's channel: `null` for a lone owner, `undefined` without a run. */
async function leaveOldChannels(
  table: Table,
  run: RunId,
  signal: AbortSignal | undefined,
): Promise<ChannelId | null | undefined> {
  const [present = null] = await createRunLoader(table).loadMany([run], signal);
  const played = isLoaded(present) ? newestInteraction(present) : null;
  for (const { PK, SK } of await table.query(runKey(run), PLAYED_IN_PREFIX, signal)) {
    const channel = SK.slice(PLAYED_IN_PREFIX.length);
    if (channel !== present?.channel) await clearParty(table, { channel, run, played }, signal);
    await table.remove(PK, SK, signal);
  }
  return present?.channel;
}

async function completeMove(
  table: Table,
  { run, from, to }: { run: RunId; from: ChannelId; to: ChannelId },
  signal: AbortSignal | undefined,
): Promise<MoveResult> {
  if (readText((await partyAt(table, to, signal))?.run) !== run) {
    await rewriteState(table, run, (item) => (item.channel === to ? restoredItem(item, from) : null), signal);
  }
  const present = await leaveOldChannels(table, run, signal);
  if (present === undefined) return 'gone';
  return present === to ? 'moved' : 'conflict';
}

function movedItem(
  item: Item,
  from: ChannelId,
  { to, interaction }: { to: ChannelId; interaction: string },
): Item | null {
  const last = readText(item[MOVED]);
  if (item.channel !== from || (last !== null && isNotLater(interaction, last))) return null;
  return { ...item, channel: to, [MOVED]: interaction };
}

function restoredItem({ [MOVED]: _, ...item }: Item, channel: ChannelId): Item {
  return { ...item, channel } as Item;
}

const partyAt = (table: Table, channel: ChannelId, signal?: AbortSignal): Promise<Item | null> =>
  table.get(channelKey(channel), PARTY, signal);

async function isUnchanged(table: Table, { channel, revision }: Party, signal?: AbortSignal): Promise<boolean> {
  const stored = await partyAt(table, channel, signal);
  return stored !== null && readOr(revision, () => number(stored.rev)) === revision;
}
