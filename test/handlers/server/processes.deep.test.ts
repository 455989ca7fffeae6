import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { buildServer } from '../../../scripts/build-server';
import { DEFINITIONS } from '../../../scripts/discord/definitions';
import { FakeDiscord } from '../../../scripts/discord/fake-discord';
import { createSigningKeys } from '../../../scripts/discord/keys';
import type { Message } from '../../../scripts/discord/messages';
import { httpTransport } from '../../../scripts/discord/transport';
import { PLACES } from '../../../scripts/discord/users';
import { type ServerProcess, startServerProcess } from '../../../scripts/lib/server-process';
import { rngFromSeed } from '../../../src/lib/rng';
import { wait } from '../../../src/lib/wait';
import { ada, pressable, versionOf } from '../../e2e/table';
import { temporaryFolder } from '../../support/sqlite';

/** Number of times that the server is killed, and most milliseconds from the beginning of a press to the kill. */
const KILLS = Number(process.env.KILLS ?? 20);
const WITHIN_PRESS = 60;

const keys = createSigningKeys();
const place = PLACES[0]!;
const folder = temporaryFolder();
const bundle = join(folder.path, 'server');
const ENV = { DISCORD_PUBLIC_KEY: keys.publicKey, TURN_BUDGET: '0', HEDGE_AFTER: '60000', TOO_LATE_AFTER: '60000' };
let server: ServerProcess;

beforeAll(() => buildServer(bundle));
afterEach(() => server.stop('SIGKILL'));
afterAll(() => {
  if (isMounted) spawnSync('umount', [disk]);
  folder.remove();
});

async function start(dataDir: string): Promise<void> {
  server = await startServerProcess(join(bundle, 'serve.js'), { ...ENV, DATA_DIR: dataDir });
}

const discordOf = () =>
  new FakeDiscord({
    ...{ keys, transport: httpTransport(`${server.url}/interactions`), commands: DEFINITIONS },
    limits: { ackMs: 60_000 },
  });
const type = (command: string) => discordOf().deliver({ kind: 'command', person: ada, place, command, options: [] });

/** Version of the board that answers a command, or `null` if the answer has no board. */
async function versionAfter(command: string): Promise<number | null> {
  const { ok, message } = await type(command);
  const isBoard = ok && message !== null && message.files.length > 0;
  return isBoard ? versionOf(message as Message) : null;
}

/** Version of the board, as soon as a server that is not too busy answers the command. */
async function versionOnceAfter(command: string): Promise<number> {
  for (;;) {
    const version = await versionAfter(command);
    if (version !== null) return version;
    await wait(200);
  }
}

async function begin(): Promise<void> {
  const discord = discordOf();
  const sender = { person: ada, place };
  for (let message: Message | null = null; !message?.files.length; ) {
    message = (await discord.deliver({ ...sender, kind: 'command', command: 'play', options: [] })).message;
    const begins = message && pressable(message).find(({ custom_id }) => custom_id?.endsWith('|begin'));
    if (!message || !begins) continue;
    const customId = begins.custom_id as string;
    message = (await discord.deliver({ ...sender, kind: 'component', message, customId, componentType: 2 })).message;
  }
}

test('a server killed in the middle of presses loses no answered turn', async () => {
  const rng = rngFromSeed('kills');
  const data = join(folder.path, 'killed');
  await start(data);
  await begin();
  let answered = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    answered = await versionOnceAfter('wait');
    const killed = wait(rng.int(0, WITHIN_PRESS)).then(() => server.stop('SIGKILL'));
    for (let version = await versionAfter('wait'); version !== null; version = await versionAfter('wait'))
      answered = version;
    await killed;
    await start(data);
    const stored = await versionOnceAfter('play');
    // The last press may have been taken without an answer.
    expect([answered, answered + 1]).toContain(stored);
    answered = stored;
  }
  expect(answered).toBeGreaterThanOrEqual(KILLS);
});

test('a stop ends the process with code 0, and leaves an empty log', async () => {
  const data = join(folder.path, 'stopped');
  await start(data);
  await begin();
  expect(await server.stop()).toBe(0);
  expect(statSize(join(data, 'wyrmdeep.sqlite-wal'))).toBe(0);
});

const statSize = (file: string): number =>
  Number(spawnSync('stat', ['-c', '%s', file], { encoding: 'utf8' }).stdout || 0);

const disk = join(folder.path, 'disk');
mkdirSync(disk);
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', disk]).status === 0;
const testWithDisk = isMounted ? test : test.skip;
if (!isMounted) console.warn('a small disk cannot be mounted here, which takes root on Linux: the test is skipped');

testWithDisk(
  'a full disk refuses turns with the reason, loses none that was answered, and takes turns again later',
  async () => {
    const ballast = join(disk, 'ballast');
    await start(join(disk, 'data'));
    await begin();
    const { bavail, bsize } = statfsSync(disk);
    appendFileSync(ballast, Buffer.alloc(bavail * bsize - 100_000));
    let answered = 0;
    for (let version = await versionAfter('wait'); version !== null; version = await versionAfter('wait'))
      answered = version;
    expect(answered).toBeGreaterThan(0);
    expect(server.lines.join('\n')).toContain('database or disk is full');
    const health = await fetch(`${server.url}/healthz`);
    expect([health.status, await health.text()]).toEqual([503, 'the disk is full\n']);
    rmSync(ballast);
    // The last press may have been taken without an answer.
    const next = await versionOnceAfter('wait');
    expect([answered + 1, answered + 2]).toContain(next);
    await server.stop('SIGKILL');
    await start(join(disk, 'data'));
    expect(await versionOnceAfter('play')).toBe(next);
  },
);
