import type { Rng } from '../../src/lib/rng';
import { type Child, startChild } from './child';

export interface ServerPoolOptions {
  script: string;
  servers: number;
  /** Environment of a server, by its number. */
  envOf: (server: number) => Record<string, string>;
  onLine: (line: string) => void;
  rng: Rng;
}

/** Server processes that are killed and started again. */
export interface ServerPool {
  /** Resolves with the address of a running server when there is one. */
  url(): Promise<string>;
  restart(server: number): void;
  /** Resolves when all servers are running. */
  up(): Promise<void>;
  stop(): Promise<void>;
  readonly kills: number;
}

/** Starts the servers. Rejects if one of them ends before it listens. */
export async function startServerPool({ script, servers, envOf, onLine, rng }: ServerPoolOptions): Promise<ServerPool> {
  const start = (server: number): Promise<Child> => startChild({ script, env: envOf(server), onLine });
  const children: (Child | null)[] = await Promise.all(Array.from({ length: servers }, (_, server) => start(server)));
  const restarts = new Set<Promise<void>>();
  let kills = 0;

  const replace = async (server: number, child: Child): Promise<void> => {
    await child.kill();
    children[server] = await start(server);
  };
  const up = async (): Promise<void> => {
    while (restarts.size > 0) await Promise.all(restarts);
  };
  return {
    up,
    get kills() {
      return kills;
    },
    async url() {
      for (;;) {
        const present = children.filter((child) => child !== null);
        if (present.length > 0) return `http://127.0.0.1:${rng.pick(present).port}`;
        await Promise.race(restarts);
      }
    },
    restart(server) {
      const child = children[server];
      if (!child || restarts.size >= servers / 2) return;
      children[server] = null;
      kills += 1;
      const restart = replace(server, child);
      restarts.add(restart);
      void restart.finally(() => restarts.delete(restart));
    },
    async stop() {
      await up();
      await Promise.all(children.map((child) => child?.kill()));
    },
  };
}
