import { changeItem, channelKey, type Item, PARTY, type Table } from '../dynamo';
import type { ChannelId, RunId, UserId } from '../ids';
import { ERASED } from '../turns/run-attributes';

/** Run that leaves the party in a channel. `erased` is the user who is being erased, if any. */
interface Leaving {
  channel: ChannelId;
  run: RunId;
  erased?: UserId | null;
}

/**
 * Removes a run's id from the party in a channel. Does nothing if the party names another run. If the erased user is
 * the holder (the member who may act), `-` replaces the holder. The erased user may have become the holder again after
 * the erasure from the party.
 */
export async function clearParty(
  table: Table,
  { channel, run, erased = null }: Leaving,
  signal: AbortSignal | undefined,
): Promise<void> {
  const withoutRun = (party: Item): Item => ({
    ...party,
    run: '',
    ...(erased !== null && party.holder === erased ? { holder: ERASED } : {}),
  });
  const key = { PK: channelKey(channel), SK: PARTY };
  await changeItem(table, key, (party) => (party.run === run ? withoutRun(party) : null), signal);
}
