import { changeItem, channelKey, type Item, PARTY, type Table, withPlayed } from '../dynamo';
import type { ChannelId, RunId, UserId } from '../ids';
import { ERASED } from '../turns/run-attributes';

interface Leaving {
  channel: ChannelId;
  run: RunId;
  played?: string | null;
  erased?: UserId | null;
}

/** Does nothing if the party plays another run. Records `played` as applied. */
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
