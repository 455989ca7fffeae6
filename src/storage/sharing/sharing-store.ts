import { channelKey, runKey, sharedSort, shareSort, type Table, toShared } from '../dynamo';
import { fromShareItem, toShareItem } from './share-item';
import { changeShareList, loadShareList, removeFromShareList } from './share-list';
import type { Share, ShareId, SharingStore } from './sharing-contract';

/**
 * Implements `SharingStore` on any table. Shares name no user. Each share is an item of its channel. A record in the
 * run's partition leads to the share, so that an erasure of the run finds the share. A list of the channel holds the
 * latest shares.
 */
export function createSharingStore(table: Table): SharingStore {
  return {
    async share(share, signal) {
      await table.put({ PK: runKey(share.run), SK: sharedSort(share.channel, share.version) }, null, signal);
      await table.put(toShareItem(share), null, signal);
      await changeShareList(table, share.channel, (shares) => [share, ...without(shares, share)], signal);
    },

    async unshare(share, signal) {
      const { channel, run, version } = share;
      await table.remove(channelKey(channel), shareSort(run, version), signal);
      await changeShareList(table, channel, (shares) => without(shares, share), signal);
      await table.remove(runKey(run), sharedSort(channel, version), signal);
    },

    async unshareRun(channel, run, signal) {
      const notes = await table.query(runKey(run), sharedSort(channel, null), signal);
      // The prefix may also match longer ids of other channels.
      const shared = notes.flatMap(({ SK }) => toShared(SK) ?? []).filter((note) => note.channel === channel);
      await Promise.all(
        shared.map(({ version }) => table.remove(channelKey(channel), shareSort(run, version), signal)),
      );
      await removeFromShareList(table, channel, run, signal);
      // The records in the run's partition stay until the run is erased, because a player may share the run again
      // meanwhile.
    },

    loadShares: (channel, signal) => loadShareList(table, channel, signal),

    async loadShare({ channel, run, version }, signal) {
      const item = await table.get(channelKey(channel), shareSort(run, version), signal);
      return item && fromShareItem(channel, item);
    },
  };
}

const without = (shares: readonly Share[], { run, version }: ShareId): Share[] =>
  shares.filter((share) => share.run !== run || share.version !== version);
