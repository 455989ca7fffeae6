import type { Share, Together } from './contract';
import { number, text } from './fields';
import { channelKey, runKey, SHARE_PREFIX, sharedSort, shareSort } from './keys';
import { readable } from './readable';
import type { Item, Table } from './table';

type Shares = Pick<Together, 'share' | 'unshare' | 'loadShares' | 'loadShare'>;

/** Shares name nobody. Each stands in its channel and, to be found when the run goes, with the run. */
export function sharesOver(table: Table): Shares {
  return {
    async share(share, signal) {
      await table.put({ PK: runKey(share.run), SK: sharedSort(share.channel, share.v) }, null, signal);
      await table.put(toShareItem(share), null, signal);
    },

    async unshare({ channel, run, v }, signal) {
      await table.remove(channelKey(channel), shareSort(run, v), signal);
      await table.remove(runKey(run), sharedSort(channel, v), signal);
    },

    async loadShares(channel, signal) {
      const items = await table.query(channelKey(channel), SHARE_PREFIX, signal);
      return readable(() => items.map((item) => fromShareItem(channel, item)).sort((a, b) => b.at - a.at));
    },

    async loadShare({ channel, run, v }, signal) {
      const item = await table.get(channelKey(channel), shareSort(run, v), signal);
      return item ? readable(() => fromShareItem(channel, item)) : null;
    },
  };
}

function toShareItem({ channel, run, v, at }: Share): Item {
  return { PK: channelKey(channel), SK: shareSort(run, v), run, at, ...(v === null ? {} : { v }) };
}

function fromShareItem(channel: string, item: Item): Share {
  return { channel, run: text(item.run), v: item.v === undefined ? null : number(item.v), at: number(item.at) };
}
