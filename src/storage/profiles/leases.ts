import { EXPIRY_ATTRIBUTE, type Item, LEASE_PREFIX, leaseSort, number, readOr, type Table, userKey } from '../dynamo';
import type { LeaseRequest } from './profiles-contract';

/** Resolves with `null` if a lease was free, otherwise with the next free time. */
export async function takeLease(table: Table, request: LeaseRequest, signal?: AbortSignal): Promise<number | null> {
  const { user, leases, milliseconds, now } = request;
  for (let round = 0; round <= leases; round++) {
    const ends = endsOf(await table.query(userKey(user), LEASE_PREFIX, signal), leases);
    const free = ends.findIndex((end) => end <= now);
    if (free < 0) return Math.min(...ends);
    const until = now + milliseconds;
    const item = { PK: userKey(user), SK: leaseSort(free), until, [EXPIRY_ATTRIBUTE]: Math.ceil(until / 1000) };
    if (await table.put(item, { attribute: 'until', below: now + 1 }, signal)) return null;
  }
  return now + milliseconds;
}

function endsOf(items: readonly Item[], leases: number): number[] {
  const stored = new Map(items.map((item) => [item.SK, readOr(0, () => number(item.until))]));
  return Array.from({ length: leases }, (_, lease) => stored.get(leaseSort(lease)) ?? 0);
}
