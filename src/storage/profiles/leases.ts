import { EXPIRY_ATTRIBUTE, type Item, LEASE_PREFIX, leaseSort, number, readOr, type Table, userKey } from '../dynamo';
import type { LeaseRequest } from './profiles-contract';

/**
 * Takes a lease by a put that requires the end of the earlier lease. Two processes therefore never hold the same lease.
 * Resolves with `null` if a lease was taken, otherwise with the time at which the first lease ends.
 */
export async function takeLease(table: Table, request: LeaseRequest, signal?: AbortSignal): Promise<number | null> {
  const { user, leases, milliseconds, now } = request;
  // A put fails only if another process takes the lease first. Each round leaves fewer free leases, so the loop ends.
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

/** Returns the end of each lease in milliseconds since 1970; 0 for a lease that was never taken. */
function endsOf(items: readonly Item[], leases: number): number[] {
  const stored = new Map(items.map((item) => [item.SK, readOr(0, () => number(item.until))]));
  return Array.from({ length: leases }, (_, lease) => stored.get(leaseSort(lease)) ?? 0);
}
