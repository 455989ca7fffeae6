import { channelKey, sharedSort, shareSort, type Table } from '../dynamo';
import { countPost, takeWeek } from './count-post';
import { endShares } from './end-shares';
import { putShare, removeShare } from './put-share';
import { shareEndKey } from './share-end';
import { fromShareItem } from './share-item';
import { loadShareList } from './share-list';
import type { SharingStore } from './sharing-contract';

export function createSharingStore(table: Table): SharingStore {
  return {
    share: (share, signal) => putShare(table, share, signal),

    async unshare(share, signal) {
      await removeShare(table, share, signal);
      const { PK, SK } = shareEndKey(share);
      const notes = [SK, ...(share.version === null ? [] : [sharedSort(share.channel, share.version)])];
      await Promise.all(notes.map((sort) => table.remove(PK, sort, signal)));
    },

    countPost: (post, most, signal) => countPost(table, post, most, signal),
    takeWeek: (post, week, signal) => takeWeek(table, post, week, signal),

    unshareRun: (end, signal) => endShares(table, end, signal),

    loadShares: (channel, signal) => loadShareList(table, channel, signal),

    async loadShare({ channel, run, version }, signal) {
      const item = await table.get(channelKey(channel), shareSort(run, version), signal);
      return item && fromShareItem(channel, item);
    },
  };
}
