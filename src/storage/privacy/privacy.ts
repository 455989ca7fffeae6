import type { PrivacyStore } from '../contract';
import type { Table } from '../dynamo/table';
import { eraseRun, eraseUser } from './erase';
import { exportUser } from './export';

/** What is stored about people, over any table. What each call promises stands in the contract. */
export function createPrivacyStore(table: Table): PrivacyStore {
  return {
    exportUser: (user, home, signal) => exportUser(table, user, home, signal),
    eraseUser: (user, home, signal) => eraseUser(table, user, home, signal),
    eraseRun: (run, signal) => eraseRun(table, run, signal),
  };
}
