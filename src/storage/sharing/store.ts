import type { Share, SharingStore } from '../contract';
import { channelKey, type Item, runKey, SHARE_PREFIX, sharedSort, shareSort, type Table } from '../dynamo';

/**
 * Shares over any table, as the contract says. They name no user. Each is an item of its channel and, to be found when
 * the run is erased, with its run.
 */
export function createSharingStore(table: Table): SharingStore {
  return {
    async share(share, signal) {
      await table.put({ PK: runKey(share.run), SK: sharedSort(share.channel, share.version) }, null, signal);
      await table.put(toShareItem(share), null, signal);
    },

    async unshare({ channel, run, version }, signal) {
      await table.remove(channelKey(channel), shareSort(run, version), signal);
      await table.remove(runKey(run), sharedSort(channel, version), signal);
    },

    async loadShares(channel, signal) {
      const items = await table.query(channelKey(channel), SHARE_PREFIX, signal);
      return items.map((item) => fromShareItem(channel, item)).sort((a, b) => b.at - a.at);
    },

    async loadShare({ channel, run, version }, signal) {
      const item = await table.get(channelKey(channel), shareSort(run, version), signal);
      return item && fromShareItem(channel, item);
    },
  };
}

function toShareItem({ channel, run, version, at }: Share): Item {
  return { PK: channelKey(channel), SK: shareSort(run, version), run, at, ...(version === null ? {} : { v: version }) };
}

/** The key says what is shared; only when it was is told by an attribute, which may be damaged. */
function fromShareItem(channel: string, { SK, at }: Item): Share {
  const [run = '', version] = SK.slice(SHARE_PREFIX.length).split('#');
  return {
    channel,
    run,
    version: version === undefined ? null : Number(version),
    at: typeof at === 'number' ? at : 0,
  };
}
