import { channelKey, type Item, SHARE_PREFIX, shareSort } from '../dynamo';
import type { Share } from './sharing-contract';

export function toShareItem({ channel, run, version, at }: Share): Item {
  return { PK: channelKey(channel), SK: shareSort(run, version), run, at, ...(version === null ? {} : { v: version }) };
}

/** The key says what is shared; only when it was is told by an attribute, which may be damaged. */
export function fromShareItem(channel: string, { SK, at }: Item): Share {
  const [run = '', version] = SK.slice(SHARE_PREFIX.length).split('#');
  return {
    channel,
    run,
    version: version === undefined ? null : Number(version),
    at: typeof at === 'number' ? at : 0,
  };
}
