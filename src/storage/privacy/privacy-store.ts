import type { Table } from '../dynamo';
import { eraseUser } from './erase-user';
import { removeExpired } from './expired';
import { exportUser } from './export';
import type { PrivacyStore } from './privacy-contract';

/** Implements `PrivacyStore` on any table. */
export function createPrivacyStore(table: Table): PrivacyStore {
  return {
    exportUser: (user, home, now, signal) => exportUser(table, { user, home, signal }, now),
    eraseUser: (user, home, now, signal) => eraseUser(table, { user, home, signal }, now),
    removeExpired: (image, now, signal) => removeExpired(table, image, now, signal),
  };
}
