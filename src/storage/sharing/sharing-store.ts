import { channelKey, runKey, sharedSort, shareSort, type Table, toShared } from '../dynamo';
import { fromShareItem, toShareItem } from './share-item';
import { changeShareList, loadShareList, removeFromShareList } from './share-list';
import type { Share, ShareId, SharingStore } from './sharing-contract';

/**
 * Implements `SharingStore` on any table. A share is an item in the channel's partition and names no user. An item in
 * the run's partition names the channel, so that an erasure of the run finds the share. One more item lists the latest
 * shares in the channel.
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
      // The prefix also matches channels whose id begins with this channel's id.
      const shared = notes.flatMap(({ SK }) => toShared(SK) ?? []).filter((note) => note.channel === channel);
      await Promise.all(
        shared.map(({ version }) => table.remove(channelKey(channel), shareSort(run, version), signal)),
      );
      await removeFromShareList(table, channel, run, signal);
      // The items in the run's partition stay until the run is erased, because a player may share the run again
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
