import { createHmac, randomBytes } from 'node:crypto';
import type { Daily, Day, UserId } from '../contract';
import {
  bytes,
  DAY_KEY,
  dailyKey,
  EXPIRY_ATTRIBUTE,
  expiringAfter,
  type Item,
  readOr,
  scopeText,
  type Table,
  usedTrySort,
} from '../dynamo';
import { loadOrPut } from './load-or-put';

/** Days that a mark is kept beyond the day it is about: a delivery may come late, or a clock be wrong. */
const KEPT_DAYS = 2;
const DAY_MS = 86_400_000;
const KEY_BYTES = 32;

/**
 * Marks that a player has used their try at a daily dungeon, when the claim that says so is about to be erased. The mark
 * names nobody: it is a hash under a key drawn for the day, and the key expires with the marks. For a day long past
 * nothing is written, as nobody can try its dungeon any more.
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
  const key = readOr(null, () => bytes(stored.key));
  // Without its key a mark would never be found.
  if (!key) return;
  await table.put({ PK: dailyKey(daily), SK: usedTrySort(hashOf(key, user, daily)), ...expiry }, null, signal);
}

/** Whether such a mark was left. It can only be met while its day is played, so that it has not expired. */
export async function isTryUsed(table: Table, user: UserId, daily: Daily, signal?: AbortSignal): Promise<boolean> {
  const item = await table.get(dailyKey(daily), DAY_KEY, signal);
  if (!item) return false;
  const key = readOr(null, () => bytes(item.key));
  if (!key) return false;
  const sort = usedTrySort(hashOf(key, user, daily));
  return (await table.get(dailyKey(daily), sort, signal)) !== null;
}

/** The same of several daily dungeons, in their order; may lag a moment behind. */
export async function areTriesUsed(
  table: Table,
  user: UserId,
  dailies: readonly Daily[],
  signal?: AbortSignal,
): Promise<boolean[]> {
  const keys = await table.getMany(
    dailies.map((daily) => ({ PK: dailyKey(daily), SK: DAY_KEY })),
    signal,
  );
  const marks = dailies.flatMap((daily, at) => {
    const key = keys[at];
    return key ? [{ PK: dailyKey(daily), SK: usedTrySort(hashOf(bytes(key.key), user, daily)) }] : [];
  });
  const found = new Set((await table.getMany(marks, signal)).map((item) => item?.SK));
  return dailies.map((daily, at) => {
    const key = keys[at];
    return key != null && found.has(usedTrySort(hashOf(bytes(key.key), user, daily)));
  });
}

const hashOf = (key: Uint8Array, user: UserId, { scope }: Daily): string =>
  createHmac('sha256', key)
    .update(`${scopeText(scope)}#${user}`)
    .digest('hex');

const expiryOf = (date: Day) => expiringAfter(KEPT_DAYS, Date.parse(date) + DAY_MS);
