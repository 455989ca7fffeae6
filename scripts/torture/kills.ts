import type { Rng } from '../../src/lib/rng';
import { wait } from '../../src/lib/wait';
import type { Table } from '../../src/storage/dynamo/table';
import type { DatabaseProcess } from './database-process';
import type { FaultyProxy } from './faulty-proxy';
import type { ServerPool } from './server-pool';
import type { WriteHistory } from './write-history';

export interface KillerOptions {
  rng: Rng;
  servers: ServerPool;
  database: DatabaseProcess;
  proxy: FaultyProxy;
  history: WriteHistory;
  /** Past every fault. */
  table: Table;
  /** As many kills as possible, and some of the database; else of a server now and then. */
  often: boolean;
}

/** Kills processes in the middle of commits. */
export interface Killer {
  /** To be called when a server begins a write. */
  onPut(server: number): void;
  /** No more kills. Resolves when everything is up again. */
  end(): Promise<void>;
  /** How often the database was killed. */
  readonly databaseKills: number;
  /** What was wrong with the database when it came up again. */
  readonly violations: readonly string[];
}

/** Writes between two kills. */
const WRITES = { often: { low: 0, high: 8 }, seldom: { low: 100, high: 500 } };
/** Milliseconds from the beginning of a write to the kill. */
const WITHIN_COMMIT = 12;
/** One kill of so many is the database's. */
const DATABASE_SHARE = 8;

export function createKiller({ rng, servers, database, proxy, history, table, often }: KillerOptions): Killer {
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
      if (often && rng.int(1, DATABASE_SHARE) === 1) {
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
      // A kill that was decided upon is still to come.
      await wait(2 * WITHIN_COMMIT);
      await servers.up();
    },
  };
}
