import { type Child, startChild } from './child';
import type { Plan } from './plan';

export interface DatabaseProcess {
  readonly port: number;
  /** Kills the database, and starts it again on the same port and folder. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the plan's database in its own process, with its data in the plan's folder. */
export async function startDatabaseProcess({ databaseScript, dataPath, store }: Plan): Promise<DatabaseProcess> {
  const start = (port: number): Promise<Child> =>
    startChild({ script: databaseScript, env: { PORT: String(port), DATA_PATH: dataPath ?? '', STORE: store } });
  let child = await start(0);
  const { port } = child;
  return {
    port,
    async restart() {
      await child.kill();
      child = await start(port);
    },
    stop: () => child.kill(),
  };
}
