import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface ServerProcess {
  url: string;
  pid: number;
  /** Log lines of the process so far, and its output on standard error. */
  readonly lines: readonly string[];
  /** Ends the process. Resolves with its exit code, or with `null` if the signal ended it. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Maximum number of lines that are kept. */
const LINES = 2000;

/**
 * Starts the bundled server of `npm run build:server`, and waits until it listens. `command` runs the server in another
 * way, for instance on one processor. Rejects with the log if the process ends before it listens.
 */
export async function startServerProcess(
  script: string,
  env: Record<string, string>,
  command: readonly string[] = [],
): Promise<ServerProcess> {
  const [file, ...args] = [...command, process.execPath, '--enable-source-maps', script];
  const child = spawn(file as string, args, {
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const port = await new Promise<number>((resolve, reject) => {
    const keep = (line: string): void => {
      lines.push(line);
      if (lines.length > LINES) lines.shift();
      if (line.startsWith('{"event":"listening"')) resolve(JSON.parse(line).port);
    };
    for (const stream of [child.stdout, child.stderr]) createInterface(stream).on('line', keep);
    child.once('error', reject);
    child.once('close', () => reject(new Error(`the server ended:\n${lines.join('\n')}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid as number,
    lines,
    async stop(signal = 'SIGTERM') {
      const isRunning = child.exitCode === null && child.signalCode === null;
      if (isRunning) {
        child.kill(signal);
        await once(child, 'exit');
      }
      return (child as ChildProcess).exitCode;
    },
  };
}
