import { type ChildProcess, fork } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface Child {
  readonly port: number;
  /** Kills the process at once, as if the machine were lost. Resolves when the process has ended. */
  kill(): Promise<void>;
}

export interface ChildOptions {
  script: string;
  env: Record<string, string>;
  onLine?: (line: string) => void;
}

/** Number of last lines of standard error that are kept to explain why a process ended. */
const LINES_KEPT = 20;

/** Starts a process that sends its port when it listens. Rejects with its last errors if it ends before. */
export async function startChild({ script, env, onLine }: ChildOptions): Promise<Child> {
  const child: ChildProcess = fork(script, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: ['--enable-source-maps'],
  });
  const errors: string[] = [];
  if (child.stdout) createInterface(child.stdout).on('line', (line) => onLine?.(line));
  if (child.stderr) {
    createInterface(child.stderr).on('line', (line) => {
      errors.push(line);
      if (errors.length > LINES_KEPT) errors.shift();
    });
  }
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { port: number }).port));
    void gone.then(() => reject(new Error(`${script} ended:\n${errors.join('\n')}`)));
  });
  return {
    port,
    kill() {
      child.kill('SIGKILL');
      return gone;
    },
  };
}
