import { channelKey, type Item, readText, SHARE_PREFIX, shareSort, wholeNumber } from '../dynamo';
import type { Share } from './sharing-contract';

export const SHARED_BY = 'by';

export function toShareItem({ channel, run, version, at, interaction }: Share): Item {
  return {
    PK: channelKey(channel),
    SK: shareSort(run, version),
    run,
    at,
    ...(version === null ? {} : { v: version }),
    ...(interaction === undefined ? {} : { [SHARED_BY]: interaction }),
  };
}

/** Throws the `StoreError` `unreadable` if the key is damaged. */
export function fromShareItem(channel: string, { SK, at, [SHARED_BY]: by }: Item): Share {
  const [run = '', version] = SK.slice(SHARE_PREFIX.length).split('#');
  const interaction = readText(by);
  return {
    channel,
    run,
    version: version === undefined ? null : wholeNumber(version),
    at: typeof at === 'number' ? at : 0,
    ...(interaction === null ? {} : { interaction }),
  };
}
