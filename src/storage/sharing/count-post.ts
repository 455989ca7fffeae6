import { EXPIRY_ATTRIBUTE, guildKey, POST_PREFIX, postSort, readText, type Table, weekSort } from '../dynamo';
import type { Post } from './sharing-contract';

const HOUR = 3_600_000;
const MARK_LIFE = 14 * 24 * HOUR;

/** Resolves with `false` after `most` posts within an hour. */
export async function countPost(table: Table, post: Post, most: number, signal?: AbortSignal): Promise<boolean> {
  const key = { PK: guildKey(post.guild), SK: postSort(post.at, post.interaction) };
  await table.put({ ...key, [EXPIRY_ATTRIBUTE]: Math.ceil((post.at + HOUR) / 1000) }, null, signal);
  const since = postSort(post.at - HOUR, '');
  const counted = await table.query(key.PK, POST_PREFIX, signal);
  const earlier = counted.filter(({ SK }) => SK > since && SK < key.SK);
  const old = counted.filter(({ SK }) => SK <= since);
  if (old.length > 0) await table.removeMany(old, signal);
  if (earlier.length < most) return true;
  await table.remove(key.PK, key.SK, signal);
  return false;
}

/** True for the week's first post, even at a repeated call. */
export async function takeWeek(table: Table, post: Post, week: string, signal?: AbortSignal): Promise<boolean> {
  const key = { PK: guildKey(post.guild), SK: weekSort(week) };
  const stored = await table.get(key.PK, key.SK, signal);
  if (stored) return readText(stored.by) === post.interaction;
  const expiry = Math.ceil((post.at + MARK_LIFE) / 1000);
  return table.put({ ...key, by: post.interaction, [EXPIRY_ATTRIBUTE]: expiry }, 'absent', signal);
}
