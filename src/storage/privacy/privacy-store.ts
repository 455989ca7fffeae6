import type { Table } from '../dynamo';
import { eraseUser } from './erase-user';
import { isErasureDone } from './erasure-mark';
import { removeExpired } from './expired';
import { exportUser } from './export';
import type { PrivacyStore } from './privacy-contract';

export function createPrivacyStore(table: Table): PrivacyStore {
  return {
    exportUser: (user, home, now, signal) => exportUser(table, { user, home, signal }, now),
    eraseUser: (user, home, now, signal) => eraseUser(table, { user, home, confirmedBy: null, signal }, now),
    eraseConfirmed: ({ user, home, confirmedBy, now }, signal) =>
      eraseUser(table, { user, home, confirmedBy, signal }, now),
    isErasureDone: ({ user, home, confirmedBy }, signal) => isErasureDone(table, { user, home, confirmedBy, signal }),
    removeExpired: (image, now, signal) => removeExpired(table, image, now, signal),
  };
}
