import { changeItem, channelKey, type Item, PARTY, type Table, withPlayed } from '../dynamo';
import type { ChannelId, RunId, UserId } from '../ids';
import { ERASED } from '../turns/run-attributes';

/** Run that leaves the party in a channel. `erased` is the user who is being erased, if any. */
interface Leaving {
  channel: ChannelId;
  run: RunId;
  /** Newest interaction that the run has applied; `null` or absent if none is to be recorded. */
  played?: string | null;
  erased?: UserId | null;
}

/**
 * Removes a run's id from the party in a channel. Does nothing if the party names another run. If the erased user is
 * the holder (the member who may act), `-` replaces the holder. The erased user may have become the holder again after
 * the erasure from the party.
 *
 * Records `played` in the same write. A late delivery of a command that the run has applied then finds either the run
 * or the record.
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
