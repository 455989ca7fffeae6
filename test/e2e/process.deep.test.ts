import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFINITIONS } from '../../scripts/discord/definitions';
import { type Delivery, FakeDiscord } from '../../scripts/discord/fake-discord';
import type { OptionValue } from '../../scripts/discord/interaction';
import { createSigningKeys } from '../../scripts/discord/keys';
import type { Message } from '../../scripts/discord/messages';
import { httpTransport } from '../../scripts/discord/transport';
import { PLACES } from '../../scripts/discord/users';
import { rngFromSeed } from '../../src/lib/rng';
import { type DevProcess, startDevProcess } from '../support/dev-process';
import { ada, control, pressable, versionOf } from './table';

/** Number of turns that the outside client plays. */
const TURNS = Number(process.env.LONG_GAME ?? 40);

const keys = createSigningKeys();
const place = PLACES[0]!;
const commands = DEFINITIONS;
let dataDir: string;
let server: DevProcess;

const client = (signing = keys) =>
  new FakeDiscord({
    keys: signing,
    transport: httpTransport(`${server.url}/interactions`),
    commands,
    limits: { ackMs: 60_000 },
  });

const type = (discord: FakeDiscord, command: string, options: OptionValue[] = []): Promise<Delivery> =>
  discord.deliver({ kind: 'command', person: ada, place, command, options });

const press = (discord: FakeDiscord, message: Message, ending: string): Promise<Delivery> => {
  const { custom_id, type } = control(message, ending);
  return discord.deliver({ kind: 'component', person: ada, place, message, customId: custom_id!, componentType: type });
};

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'wyrmdeep-'));
  server = await startDevProcess({ DATA_DIR: dataDir, DISCORD_PUBLIC_KEY: keys.publicKey });
});
afterAll(async () => {
  await server.stop('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

test('an outside client plays with its own key, and a repeated interaction counts once', async () => {
  const discord = client();
  const rng = rngFromSeed('outside');
  const title = (await type(discord, 'play', [{ name: 'seed', type: 3, value: 'OUTSIDE' }])).message as Message;
  let message = (await press(discord, title, 'begin')).message as Message;
  for (let turn = 0; turn < TURNS; turn++) {
    const moves = pressable(message).filter(({ custom_id }) => /\|do:(move|wait|explore|fight|rest)/.test(custom_id!));
    const ending = (moves.length > 0 ? rng.pick(moves) : control(message, 'restart')).custom_id!.split(
      '|',
    )[3] as string;
    const delivery = await press(discord, message, ending);
    expect(delivery.problems).toEqual([]);
    if (turn % 10 === 0) expect((await discord.exchange(delivery.interaction)).status).toBe(200);
    const after = delivery.message as Message;
    if (after.visibleTo === null) message = after;
  }
  const now = (await type(discord, 'play')).message as Message;
  expect(versionOf(now)).toBe(versionOf(message));
});

test('a forged request is refused with an empty body', async () => {
  const forged = await type(client(createSigningKeys()), 'play');
  expect(forged).toMatchObject({ ok: false, status: 401, bytes: 0 });
});

/** Returns the version at which the run goes on after a kill, asked of a new server over the same data. */
async function versionAfterKill(): Promise<number> {
  server = await startDevProcess({ DATA_DIR: dataDir, DISCORD_PUBLIC_KEY: keys.publicKey });
  return versionOf((await type(client(), 'play')).message as Message);
}

test('after a kill in a burst of turns, the run goes on from the last answered turn or the one after', async () => {
  const discord = client();
  const board = (await type(discord, 'play')).message as Message;
  const began = versionOf(board);
  let answered = began;
  let down = false;
  let ended = false;
  const burst = (async () => {
    while (!down) {
      const delivery = await type(discord, 'wait');
      if (delivery.ok && delivery.message) answered = versionOf(delivery.message);
      else return;
    }
  })().finally(() => {
    ended = true;
  });
  while (answered < began + 5 && !ended) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(answered).toBeGreaterThanOrEqual(began + 5);
  await server.stop('SIGKILL');
  down = true;
  await burst;
  expect([answered, answered + 1]).toContain(await versionAfterKill());
});
