import type { Personal } from './contract';
import { eraseRun, eraseUser } from './erase';
import { exportUser } from './export';
import type { Table } from './table';

/** What is stored about people, over any table. What each call promises stands in the contract. */
export function personalOver(table: Table): Personal {
  return {
    exportUser: (user, home, signal) => exportUser(table, user, home, signal),
    eraseUser: (user, home, signal) => eraseUser(table, user, home, signal),
    eraseRun: (run, signal) => eraseRun(table, run, signal),
  };
}
