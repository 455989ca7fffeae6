import { createHmac, randomBytes } from 'node:crypto';
import { DAY_MS } from '../../lib/calendar';
import { bytes, EXPIRY_ATTRIBUTE, expiringAfter, type Item, loadOrPut, readOr, type Table } from '../dynamo';
import type { Day, UserId } from '../ids';
import type { Daily } from './dailies-contract';
import { DAY_KEY, dailyKey, scopeText, usedTrySort } from './daily-keys';

/** Days that a mark is kept beyond its day, because a delivery may be late or a clock wrong. */
const KEPT_DAYS = 2;
const KEY_BYTES = 32;

/**
 * Marks a player's try at a daily dungeon as used, before an erasure removes the claim. The mark names nobody: it is a
 * hash under a random key of the day. The key expires with the marks. Nothing is written for a day long past, because
 * nobody can play its dungeon any more.
 */
export async function markTryUsed(
  table: Table,
  user: UserId,
  daily: Daily,
  { now, signal }: { now: number; signal: AbortSignal | undefined },
): Promise<void> {
  const expiry = expiryOf(daily.date);
  if (!(now < expiry[EXPIRY_ATTRIBUTE] * 1000)) return;
  const fresh: Item = { PK: dailyKey(daily), SK: DAY_KEY, key: randomBytes(KEY_BYTES), ...expiry };
  const stored = await loadOrPut(table, fresh, signal);
  const key = keyIn(stored);
  // The stored key is damaged, and nobody could find a mark without the key.
  if (!key) return;
  await table.put({ PK: dailyKey(daily), SK: usedTrySort(hashOf(key, user, daily)), ...expiry }, null, signal);
}

/** True if a mark says that a player used their try. A mark cannot have expired while its day is being played. */
export async function isTryUsed(table: Table, user: UserId, daily: Daily, signal?: AbortSignal): Promise<boolean> {
  const key = keyIn(await table.get(dailyKey(daily), DAY_KEY, signal));
  if (!key) return false;
  const sort = usedTrySort(hashOf(key, user, daily));
  return (await table.get(dailyKey(daily), sort, signal)) !== null;
}

/**
 * Returns, for each of several daily dungeons in order, true if the player's try is marked as used. May lag a moment
 * behind.
 */
export async function areTriesUsed(
  table: Table,
  user: UserId,
  dailies: readonly Daily[],
  signal?: AbortSignal,
): Promise<boolean[]> {
  const days = dailies.map((daily) => ({ PK: dailyKey(daily), SK: DAY_KEY }));
  const keys = (await table.getMany(days, signal)).map(keyIn);
  const marks = dailies.map((daily, at) => {
    const key = keys[at];
    return key ? { PK: dailyKey(daily), SK: usedTrySort(hashOf(key, user, daily)) } : null;
  });
  const items = await table.getMany(
    marks.filter((mark) => mark !== null),
    signal,
  );
  const found = new Set(items.map((item) => item?.SK));
  return marks.map((mark) => mark !== null && found.has(mark.SK));
}

/** Returns the secret key of a day; `null` if it is missing or damaged. */
const keyIn = (item: Item | null): Uint8Array | null => item && readOr(null, () => bytes(item.key));

const hashOf = (key: Uint8Array, user: UserId, { scope }: Daily): string =>
  createHmac('sha256', key)
    .update(`${scopeText(scope)}#${user}`)
    .digest('hex');

const expiryOf = (date: Day) => expiringAfter(KEPT_DAYS, Date.parse(date) + DAY_MS);
