import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wait } from '../../src/lib/wait';
import { buildServer, SERVER } from '../build-server';
import { createSigningKeys } from '../discord/keys';
import { startServerProcess } from '../lib/server-process';
import { Player } from './cold/player';
import { type Line, line } from './line';

/** Number of players who press alternately, so that the server answers as many interactions at the same time. */
const PLAYERS = 2;

/** Presses before the memory is measured. `CPU_LIMIT` is the time for a press with its picture, in ms of one core. */
const PRESSES = { quick: 500, full: 10_000 };
const CPU_LIMIT = 1000 / 30;
const MEMORY_LIMIT = 250e6;

/** Limits so long that even a busy machine defers no reply. */
const PATIENT = { HEDGE_AFTER: '60000', TOO_LATE_AFTER: '60000' };

/** Settings that keep the memory small, as in self-hosting/wyrmdeep.service. */
const SMALL = { NODE_OPTIONS: '--max-semi-space-size=4', MALLOC_MMAP_THRESHOLD_: '65536' };

const METRIC = (name: string): RegExp => new RegExp(`^${name} (\\S+)$`, 'm');

/** Measures the server of `npm run serve` with its SQLite file: CPU time of a press on one core, and memory. */
export async function serve(quick: boolean): Promise<Line[]> {
  await buildServer();
  const keys = createSigningKeys();
  const folder = mkdtempSync(join(tmpdir(), 'wyrmdeep-serve-'));
  const env = { DATA_DIR: folder, DISCORD_PUBLIC_KEY: keys.publicKey, TURN_BUDGET: '0', ...PATIENT, ...SMALL };
  const server = await startServerProcess(join(SERVER, 'serve.js'), env, ['taskset', '-c', '0']);
  try {
    const players = Array.from({ length: PLAYERS }, (_, at) => new Player(keys, String(at + 1)));
    const read = async () => {
      const text = await (await fetch(`${server.url}/metrics`)).text();
      const figure = (name: string): number => Number(METRIC(name).exec(text)?.[1]);
      return { cpu: figure('process_cpu_seconds_total'), memory: figure('process_resident_memory_bytes') };
    };
    const press = async (count: number): Promise<number[]> => {
      const times: number[] = [];
      await Promise.all(
        players.map(async (player) => {
          while (times.length < count) times.push(await pressOnce(server.url, player));
        }),
      );
      return times;
    };
    const presses = PRESSES[quick ? 'quick' : 'full'];
    await press(WARM_UP);
    const before = await read();
    const began = performance.now();
    const times = await press(presses);
    const seconds = (performance.now() - began) / 1000;
    const after = await read();
    console.log(`${(times.length / seconds).toFixed(0)} presses a second`);
    return [
      line(
        { suite: 'serve', name: 'processor time of a press, with its picture', unit: 'ms' },
        [((after.cpu - before.cpu) * 1000) / times.length],
        { max: CPU_LIMIT },
      ),
      line({ suite: 'serve', name: 'a press over HTTP, two at a time', unit: 'ms' }, times),
      line({ suite: 'serve', name: `memory after ${presses} presses`, unit: 'bytes' }, [after.memory], {
        max: MEMORY_LIMIT,
      }),
    ];
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const WARM_UP = 200;

/** Milliseconds to wait if the server is too busy for a press. */
const PAUSE_MS = 1000;

/**
 * Presses a button. Returns the milliseconds until the answer. Presses again if the server is too busy. Rejects if the
 * answer has no picture.
 */
async function pressOnce(url: string, player: Player): Promise<number> {
  const { headers, body } = player.next();
  const began = performance.now();
  const response = await fetch(`${url}/interactions`, {
    method: 'POST',
    headers: headers as Record<string, string>,
    body: body as string,
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const took = performance.now() - began;
  if (response.status === 503) {
    await wait(PAUSE_MS);
    return pressOnce(url, player);
  }
  player.receive({ statusCode: response.status, body: bytes.toString('base64') });
  if (!bytes.includes('PNG')) throw new Error(`no picture: ${bytes.toString('latin1').slice(0, 300)}`);
  return took;
}
