import { asRead, channelKey, readText, retryOrReject, runKey, sharedSort, shareSort, type Table } from '../dynamo';
import { isEarlier, loadShareEnd, shareEndKey } from './share-end';
import { SHARED_BY, toShareItem } from './share-item';
import { changeShareList } from './share-list';
import type { Share, ShareId } from './sharing-contract';

/** Resolves with `overtaken` if a later interaction has ended the run's shares. */
export async function putShare(table: Table, share: Share, signal?: AbortSignal): Promise<'shared' | 'overtaken'> {
  const { channel, run, version, interaction } = share;
  if (isEarlier(interaction, await loadShareEnd(table, share, signal))) return 'overtaken';
  await table.put(shareEndKey(share), 'absent', signal);
  if (version !== null) await table.put({ PK: runKey(run), SK: sharedSort(channel, version) }, null, signal);
  if ((await putItem(table, share, signal)) === 'later') return 'shared';
  await changeShareList(table, channel, (shares) => [share, ...withoutShare(shares, share)], signal);
  if (!isEarlier(interaction, await loadShareEnd(table, share, signal))) return 'shared';
  await removeShare(table, share, signal);
  return 'overtaken';
}

const putItem = (table: Table, share: Share, signal?: AbortSignal): Promise<'put' | 'later'> =>
  retryOrReject(async () => {
    const item = toShareItem(share);
    const stored = await table.get(item.PK, item.SK, signal);
    if (isEarlier(share.interaction, readText(stored?.[SHARED_BY]))) return 'later';
    return (await table.put(item, stored ? asRead(stored, SHARED_BY) : 'absent', signal)) ? 'put' : null;
  });

export async function removeShare(table: Table, share: ShareId, signal?: AbortSignal): Promise<void> {
  const { channel, run, version } = share;
  await table.remove(channelKey(channel), shareSort(run, version), signal);
  await changeShareList(table, channel, (shares) => withoutShare(shares, share), signal);
}

const withoutShare = (shares: readonly Share[], { run, version }: ShareId): Share[] =>
  shares.filter((share) => share.run !== run || share.version !== version);
