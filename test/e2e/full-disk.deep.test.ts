import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFINITIONS } from '../../scripts/discord/definitions';
import { FakeDiscord } from '../../scripts/discord/fake-discord';
import { createSigningKeys } from '../../scripts/discord/keys';
import type { Message } from '../../scripts/discord/messages';
import { httpTransport } from '../../scripts/discord/transport';
import { PLACES } from '../../scripts/discord/users';
import { type DevProcess, startDevProcess } from '../support/dev-process';
import { ada, versionOf } from './table';

const keys = createSigningKeys();
const place = PLACES[0]!;
const disk = mkdtempSync(join(tmpdir(), 'wyrmdeep-disk-'));
const ballast = join(disk, 'ballast');
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', disk]).status === 0;
let server: DevProcess;

const start = async (): Promise<void> => {
  server = await startDevProcess({ DATA_DIR: join(disk, 'data'), DISCORD_PUBLIC_KEY: keys.publicKey });
};
const type = (command: string) => {
  const transport = httpTransport(`${server.url}/interactions`);
  return new FakeDiscord({ keys, transport, commands: DEFINITIONS, limits: { ackMs: 10_000 } }).deliver({
    kind: 'command',
    person: ada,
    place,
    command,
    options: [],
  });
};

/** Version of the board that answers a command, or `null` if the answer has no board. */
async function versionAfter(command: string): Promise<number | null> {
  const { callback, message } = await type(command);
  return callback?.type === 4 && message ? versionOf(message as Message) : null;
}

function fillUp(left: number): void {
  const { bavail, bsize } = statfsSync(disk);
  appendFileSync(ballast, Buffer.alloc(bavail * bsize - left));
}

afterAll(async () => {
  await server?.stop('SIGKILL');
  if (isMounted) spawnSync('umount', [disk]);
  rmSync(disk, { recursive: true, force: true });
});

const testWithDisk = isMounted ? test : test.skip;
if (!isMounted) console.warn('a small disk cannot be mounted here, which takes root on Linux: the test is skipped');

testWithDisk('a full disk stops the server with the reason, and loses no turn that was answered', async () => {
  await start();
  let answered = await versionAfter('play');
  expect(answered).toBe(0);
  fillUp(40_000);
  for (let version = answered; version !== null; version = await versionAfter('wait')) answered = version;
  expect(answered).toBeGreaterThan(0);
  const reason =
    /The data folder cannot be written to: .*no space left on device.*\nEvery turn that was answered is kept. Free some space/i;
  expect(server.output()).toMatch(reason);
  expect(await server.stop()).toBe(1);
  fillUp(0);
  await expect(start()).rejects.toThrow(reason);
  rmSync(ballast);
  await start();
  expect(await versionAfter('play')).toBe(answered);
  for (let turns = 1; turns <= 20; turns++) expect(await versionAfter('wait')).toBe((answered as number) + turns);
});
