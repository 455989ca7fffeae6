import { createHmac, randomBytes } from 'node:crypto';
import { DAY_MS } from '../../lib/calendar';
import { bytes, EXPIRY_ATTRIBUTE, expiringAfter, type Item, loadOrPut, readOr, type Table } from '../dynamo';
import type { Day, UserId } from '../ids';
import type { Daily } from './dailies-contract';
import { DAY_KEY, dailyKey, scopeText, usedTrySort } from './daily-keys';

/** Days that a mark is kept beyond the day it is about: a delivery may come late, or a clock be wrong. */
const KEPT_DAYS = 2;
const KEY_BYTES = 32;

/**
 * Marks that a player has used their try at a daily dungeon, when the claim that says so is about to be erased. The
 * mark names nobody: it is a hash under a key drawn for the day, and the key expires with the marks. For a day long
 * past nothing is written, as nobody can try its dungeon any more.
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
  // Without its key a mark would never be found.
  if (!key) return;
  await table.put({ PK: dailyKey(daily), SK: usedTrySort(hashOf(key, user, daily)), ...expiry }, null, signal);
}

/** Whether such a mark was left. It can only be met while its day is played, so that it has not expired. */
export async function isTryUsed(table: Table, user: UserId, daily: Daily, signal?: AbortSignal): Promise<boolean> {
  const key = keyIn(await table.get(dailyKey(daily), DAY_KEY, signal));
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

/** The key of a day; `null` where there is none, or it is damaged. */
const keyIn = (item: Item | null): Uint8Array | null => item && readOr(null, () => bytes(item.key));

const hashOf = (key: Uint8Array, user: UserId, { scope }: Daily): string =>
  createHmac('sha256', key)
    .update(`${scopeText(scope)}#${user}`)
    .digest('hex');

const expiryOf = (date: Day) => expiringAfter(KEPT_DAYS, Date.parse(date) + DAY_MS);
