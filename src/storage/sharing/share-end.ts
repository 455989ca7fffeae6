import { isNotLater } from '../../lib/snowflake';
import { asRead, type Item, type Key, readText, retryOrReject, runKey, sharedSort, type Table } from '../dynamo';
import type { ShareEnd, ShareId } from './sharing-contract';

const ENDED_BY = 'ended';

export const shareEndKey = ({ channel, run }: Pick<ShareId, 'channel' | 'run'>): Key => ({
  PK: runKey(run),
  SK: sharedSort(channel, null),
});

/** False if an id is absent or is not a Discord id. */
export const isEarlier = (interaction: string | null | undefined, than: string | null): boolean =>
  typeof interaction === 'string' && than !== null && interaction !== than && isNotLater(interaction, than);

/** Returns the interaction that last ended the run's shares in the channel. */
export async function loadShareEnd(
  table: Table,
  share: Pick<ShareId, 'channel' | 'run'>,
  signal?: AbortSignal,
): Promise<string | null> {
  const { PK, SK } = shareEndKey(share);
  return readText((await table.get(PK, SK, signal))?.[ENDED_BY]);
}

/** Does nothing if a later interaction is stored already. */
export async function noteShareEnd(table: Table, end: ShareEnd, signal?: AbortSignal): Promise<void> {
  const key = shareEndKey(end);
  await retryOrReject(async () => {
    const stored = await table.get(key.PK, key.SK, signal);
    if (isEarlier(end.interaction, readText(stored?.[ENDED_BY]))) return 'later';
    const item: Item = { ...stored, ...key, [ENDED_BY]: end.interaction };
    return (await table.put(item, stored ? asRead(stored, ENDED_BY) : 'absent', signal)) ? 'noted' : null;
  });
}
