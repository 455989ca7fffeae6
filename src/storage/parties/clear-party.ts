import { changeItem, channelKey, type Item, PARTY, type Table, withPlayed } from '../dynamo';
import type { ChannelId, RunId, UserId } from '../ids';
import { ERASED } from '../turns/run-attributes';

interface Leaving {
  channel: ChannelId;
  run: RunId;
  played?: string | null;
  erased?: UserId | null;
}

/**
 * Removes a run's id from the party in a channel. Does nothing if the party names another run. If the holder is the
 * user `erased`, replaces the holder by `-`. The user may have become the holder again since the erasure began.
 *
 * Records in the same write that the run may have played commands up to `played`. If Discord delivers a command late,
 * the bot then finds either the run or the record.
 */
export async function clearParty(
  table: Table,
  { channel, run, played = null, erased = null }: Leaving,
  signal: AbortSignal | undefined,
): Promise<void> {
  const withoutRun = (party: Item): Item => ({
    ...party,
    run: '',
    ...withPlayed(party, played),
    ...(erased !== null && party.holder === erased ? { holder: ERASED } : {}),
  });
  const key = { PK: channelKey(channel), SK: PARTY };
  await changeItem(table, key, (party) => (party.run === run ? withoutRun(party) : null), signal);
}
