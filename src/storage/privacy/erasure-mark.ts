import { contentHash, ERASURE_DONE, erasureKey, expiringAfter, type Table } from '../dynamo';
import { homeText } from '../turns/run-attributes';
import type { DataSubject } from './personal-items';

/** Days for which a mark is kept. Discord never delivers an interaction so late. */
const DAYS_KEPT = 1;

/**
 * Subject of an erasure. `confirmedBy` is the interaction that confirmed the erasure; `null` for an operator's erasure
 * or an expiry.
 */
export interface ErasureSubject extends DataSubject {
  confirmedBy: string | null;
}

/**
 * True if an earlier delivery of the interaction has finished the erasure. All data about the user is then newer than
 * the confirmation.
 */
export async function isErasureDone(table: Table, subject: ErasureSubject): Promise<boolean> {
  const key = markKey(subject);
  return key !== null && (await table.get(key, ERASURE_DONE, subject.signal)) !== null;
}

/**
 * Stores a mark that the erasure is finished. The mark is a hash, because it must not name the user. Stores nothing if
 * no interaction confirmed the erasure. `now` is in milliseconds since 1970.
 */
export async function markErasureDone(table: Table, subject: ErasureSubject, now: number): Promise<void> {
  const PK = markKey(subject);
  if (PK === null) return;
  await table.put({ PK, SK: ERASURE_DONE, ...expiringAfter(DAYS_KEPT, now) }, null, subject.signal);
}

const markKey = ({ user, home, confirmedBy }: ErasureSubject): string | null =>
  confirmedBy === null
    ? null
    : erasureKey(contentHash(Buffer.from([confirmedBy, user, home === null ? '' : homeText(home)].join('/'))));
