import {
  asRead,
  channelKey,
  type Item,
  parseReadable,
  readText,
  retryOrReject,
  SHARE_LIST,
  SHARE_PREFIX,
  type Table,
} from '../dynamo';
import type { ChannelId } from '../ids';
import { fromShareItem } from './share-item';
import type { Share } from './sharing-contract';

const LISTED = 50;
const UNLISTED = 400;

/** Returns the latest share first. Without a readable list, reads the stored shares. */
export async function loadShareList(table: Table, channel: ChannelId, signal?: AbortSignal): Promise<Share[]> {
  return sharesIn(table, channel, await table.get(channelKey(channel), SHARE_LIST, signal), signal);
}

/** Keeps only the first 50 shares. Repeats `change` after a conflict. */
export async function changeShareList(
  table: Table,
  channel: ChannelId,
  change: (shares: readonly Share[]) => readonly Share[],
  signal?: AbortSignal,
): Promise<void> {
  await retryOrReject(async () => {
    const stored = await table.get(channelKey(channel), SHARE_LIST, signal);
    const changed = change(await sharesIn(table, channel, stored, signal));
    const item: Item = {
      PK: channelKey(channel),
      SK: SHARE_LIST,
      rev: typeof stored?.rev === 'number' ? stored.rev + 1 : 1,
      shares: changed.slice(0, LISTED).map(formatShare).join(' '),
    };
    if (!(await table.put(item, stored ? asRead(stored, 'rev') : 'absent', signal))) return null;
    if (changed.length === 0) await table.remove(item.PK, item.SK, signal, asRead(item, 'rev'));
    return true;
  });
}

export async function removeFromShareList(
  table: Table,
  channel: ChannelId,
  isRemoved: (share: Share) => boolean,
  signal?: AbortSignal,
): Promise<void> {
  const shares = await loadShareList(table, channel, signal);
  if (!shares.some(isRemoved)) return;
  await changeShareList(table, channel, (listed) => listed.filter((share) => !isRemoved(share)), signal);
}

async function sharesIn(
  table: Table,
  channel: ChannelId,
  list: Item | null,
  signal: AbortSignal | undefined,
): Promise<Share[]> {
  const listed = readText(list?.shares);
  if (listed !== null) return listed.split(' ').flatMap((entry) => parseShare(channel, entry) ?? []);
  const { items } = await table.page(channelKey(channel), SHARE_PREFIX, { limit: UNLISTED }, signal);
  return parseReadable(items, (item) => fromShareItem(channel, item)).sort((a, b) => b.at - a.at);
}

const formatShare = ({ at, run, version }: Share): string =>
  [at, run, ...(version === null ? [] : [version])].join('#');

function parseShare(channel: ChannelId, entry: string): Share | null {
  const match = /^(\d+)#([^#]+)(?:#(\d+))?$/.exec(entry);
  if (!match) return null;
  const [, at, run = '', version] = match;
  return { channel, run, version: version === undefined ? null : Number(version), at: Number(at) };
}
