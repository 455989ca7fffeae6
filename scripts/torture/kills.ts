import type { Rng } from '../../src/lib/rng';
import { wait } from '../../src/lib/wait';
import type { Table } from '../../src/storage/dynamo/table';
import type { DatabaseProcess } from './database-process';
import type { FaultyProxy } from './faulty-proxy';
import type { Plan } from './plan';
import type { ServerPool } from './server-pool';
import type { WriteHistory } from './write-history';

export interface KillerOptions {
  rng: Rng;
  servers: ServerPool;
  database: DatabaseProcess;
  proxy: FaultyProxy;
  history: WriteHistory;
  /** Table with a direct connection to the database, without faults. */
  table: Table;
  /** True to kill often, and to kill the database too; false to kill a server from time to time. */
  often: boolean;
  store: Plan['store'];
}

export interface Killer {
  /** Must be called when a server begins a write. */
  onPut(server: number): void;
  /** Ends the kills. Resolves when all processes are running again. */
  end(): Promise<void>;
  /** Number of times that the database was killed. */
  readonly databaseKills: number;
  readonly violations: readonly string[];
}

/** Range of the number of writes between two kills. */
const WRITES = { often: { low: 0, high: 8 }, seldom: { low: 100, high: 500 } };
/** Maximum time in milliseconds from the beginning of a write to the kill. */
const WITHIN_COMMIT = 12;
/** One in this many kills ends the database; the others end a server. */
const DATABASE_SHARE = { dynalite: 8, sqlite: 2 };

/** Creates the killer of one campaign. After a random number of writes, the killer kills a server or the database. */
export function createKiller({ rng, servers, database, proxy, history, table, often, store }: KillerOptions): Killer {
  const writesUntilNext = (): number => {
    const { low, high } = often ? WRITES.often : WRITES.seldom;
    return rng.int(low, high);
  };
  const violations: string[] = [];
  let databaseKills = 0;
  let left = writesUntilNext();
  let ended = false;
  let databaseDown: Promise<void> | null = null;

  const restartDatabase = async (): Promise<void> => {
    proxy.pause();
    await database.restart();
    await proxy.idle();
    violations.push(...(await history.compareWithStored(table)));
    proxy.resume();
  };
  return {
    violations,
    get databaseKills() {
      return databaseKills;
    },
    onPut(server) {
      left -= 1;
      if (ended || databaseDown || left > 0) return;
      left = writesUntilNext();
      if (often && rng.int(1, DATABASE_SHARE[store]) === 1) {
        databaseKills += 1;
        databaseDown = restartDatabase().finally(() => {
          databaseDown = null;
        });
      } else {
        setTimeout(() => servers.restart(server), rng.int(0, WITHIN_COMMIT));
      }
    },
    async end() {
      ended = true;
      await databaseDown;
      // Waits for a kill that is already decided.
      await wait(2 * WITHIN_COMMIT);
      await servers.up();
    },
  };
}
