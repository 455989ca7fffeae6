import { type Child, startChild } from './child';

export interface DatabaseProcess {
  readonly port: number;
  /** Kills the database, and starts it again on the same port and folder. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the database of `script` in its own process, with its data in a folder; in memory if `path` is `null`. */
export async function startDatabaseProcess(script: string, path: string | null): Promise<DatabaseProcess> {
  const start = (port: number): Promise<Child> =>
    startChild({ script, env: { PORT: String(port), DATA_PATH: path ?? '' } });
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
