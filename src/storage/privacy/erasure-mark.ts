import { contentHash, ERASURE_DONE, erasureKey, expiringAfter, type Table } from '../dynamo';
import { homeText } from '../turns/run-attributes';
import type { DataSubject } from './personal-items';

const DAYS_KEPT = 1;

/** `confirmedBy` is an interaction; `null` for an operator's erasure or an expiry. */
export interface ErasureSubject extends DataSubject {
  confirmedBy: string | null;
}

/** If true, the user's present data is newer than the confirmation. */
export async function isErasureDone(table: Table, subject: ErasureSubject): Promise<boolean> {
  const key = markKey(subject);
  return key !== null && (await table.get(key, ERASURE_DONE, subject.signal)) !== null;
}

/** Stores a hash, because the mark must not name the user. */
export async function markErasureDone(table: Table, subject: ErasureSubject, now: number): Promise<void> {
  const PK = markKey(subject);
  if (PK === null) return;
  await table.put({ PK, SK: ERASURE_DONE, ...expiringAfter(DAYS_KEPT, now) }, null, subject.signal);
}

const markKey = ({ user, home, confirmedBy }: ErasureSubject): string | null =>
  confirmedBy === null
    ? null
    : erasureKey(contentHash(Buffer.from([confirmedBy, user, home === null ? '' : homeText(home)].join('/'))));
