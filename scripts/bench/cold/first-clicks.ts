import type { InteractionsHandler } from '../../../src/handlers/compose';
import { createSigningKeys } from '../../discord/keys';
import { Player, settingsOf } from './player';

/**
 * Measurements of a fresh process of the packaged handler that answers some clicks. This program prints them as JSON.
 * Its arguments are the handler's path, the database's endpoint and table, the player's id, and the number of clicks.
 */
export interface ColdStart {
  /** CPU time of the process in milliseconds, all threads, at its first line. */
  started: number;
  /** CPU time in milliseconds when the handler is loaded. */
  loaded: number;
  /** CPU time in milliseconds after each answered interaction: the first `/play`, then clicks. */
  answered: number[];
  /** Resident memory at the end, in bytes. */
  memory: number;
  /** Bytes of each reply. */
  bytes: number[];
}

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

async function run(): Promise<void> {
  const started = cpu();
  const [file, endpoint, table, id, clicks] = process.argv.slice(2) as [string, string, string, string, string];
  const keys = createSigningKeys();
  Object.assign(process.env, settingsOf(keys, { endpoint, table }));
  const { handler } = require(file) as { handler: InteractionsHandler };
  const result: ColdStart = { started, loaded: cpu(), answered: [], memory: 0, bytes: [] };
  const player = new Player(keys, id);
  for (let n = 0; n < Number(clicks); n++) {
    const answer = await handler(player.next());
    result.answered.push(cpu());
    result.bytes.push(player.receive(answer));
  }
  result.memory = process.memoryUsage.rss();
  console.log(JSON.stringify(result));
}

void run();
