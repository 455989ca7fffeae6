import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

export interface DevProcess {
  url: string;
  output(): string;
  /** Ends the process. Resolves with its exit code, or with `null` if the signal ended it. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Limits so wide that no reply is too late on a busy machine, and no player too fast. */
const PATIENT = { REPLY_LIMIT: '60000', HEDGE_AFTER: '60000', TOO_LATE_AFTER: '60000', TURN_BUDGET: '0' };

const ROOT = join(__dirname, '..', '..');
const FIXED_RANDOM = join(__dirname, 'fixed-random.cjs');

function exited(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) =>
    child.exitCode === null && child.signalCode === null ? child.once('exit', resolve) : resolve(child.exitCode),
  );
}

/**
 * Starts the development server, as `npm start` does, in one process that receives signals, on a free port. Rejects if
 * the process ends before it listens.
 */
export async function startDevProcess(env: Record<string, string>): Promise<DevProcess> {
  const { DISCORD_PUBLIC_KEY, DYNAMODB_ENDPOINT, ...inherited } = process.env;
  const child = spawn(process.execPath, ['--require', FIXED_RANDOM, '--import', 'tsx', 'scripts/dev.ts'], {
    cwd: ROOT,
    env: { ...inherited, ...PATIENT, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const heard = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /listens on (http:\S+)/.exec(output)?.[1];
      if (address && /runs are kept/.test(output)) resolve(address);
    };
    child.stdout.on('data', heard);
    child.stderr.on('data', heard);
    child.once('exit', () => reject(new Error(`the server ended:\n${output}`)));
  });
  return {
    url,
    output: () => output,
    stop(signal = 'SIGTERM') {
      const end = exited(child);
      child.kill(signal);
      return end;
    },
  };
}
