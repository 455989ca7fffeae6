import { channelKey, type Item, SHARE_PREFIX, shareSort, wholeNumber } from '../dynamo';
import type { Share } from './sharing-contract';

export function toShareItem({ channel, run, version, at }: Share): Item {
  return { PK: channelKey(channel), SK: shareSort(run, version), run, at, ...(version === null ? {} : { v: version }) };
}

/**
 * Parses a share. Everything but the time is in the key. Returns 0 as the time if it is damaged. Throws `unreadable` if
 * the key is damaged.
 */
export function fromShareItem(channel: string, { SK, at }: Item): Share {
  const [run = '', version] = SK.slice(SHARE_PREFIX.length).split('#');
  return {
    channel,
    run,
    version: version === undefined ? null : wholeNumber(version),
    at: typeof at === 'number' ? at : 0,
  };
}
