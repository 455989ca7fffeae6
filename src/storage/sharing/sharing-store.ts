import { channelKey, runKey, sharedSort, shareSort, type Table, toShared } from '../dynamo';
import { fromShareItem, toShareItem } from './share-item';
import { changeShareList, loadShareList, removeFromShareList } from './share-list';
import type { Share, ShareId, SharingStore } from './sharing-contract';

/**
 * Shares over any table, as the contract says. They name no user. Each is an item of its channel and, to be found when
 * the run is erased, with its run; the latest stand in one list of the channel as well.
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
      // The ids of other channels may begin like this one's.
      const shared = notes.map(({ SK }) => toShared(SK)).filter((note) => note.channel === channel);
      await Promise.all(
        shared.map(({ version }) => table.remove(channelKey(channel), shareSort(run, version), signal)),
      );
      await removeFromShareList(table, channel, run, signal);
      // What notes the shares stays until the run is erased: whoever shares it again meanwhile needs it for that.
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
