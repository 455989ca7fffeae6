import { DEFINITIONS } from '../../../../scripts/discord/definitions';
import { type Delivery, FakeDiscord } from '../../../../scripts/discord/fake-discord';
import { createSigningKeys } from '../../../../scripts/discord/keys';
import type { Message } from '../../../../scripts/discord/messages';
import { COMPONENT, type Component } from '../../../../scripts/discord/payload';
import { httpTransport } from '../../../../scripts/discord/transport';
import { type Person, PLACES } from '../../../../scripts/discord/users';
import { readServerSettings } from '../../../../src/handlers/server/settings';
import { type RunningServer, startServer } from '../../../../src/handlers/server/start-server';
import { ada, control } from '../../../e2e/table';
import { openSqlite } from '../../../support/sqlite';

export const keys = createSigningKeys();
const place = PLACES[0]!;
/** Milliseconds within which no reply is late, however busy the machine is. */
const PATIENCE = '60000';

/** Server on a SQLite file, and a stand-in for Discord in front of it. */
export interface OwnServer {
  url: string;
  discord: FakeDiscord;
  log: Record<string, unknown>[];
  /** Types a command without options. */
  type(command: string, person?: Person): Promise<Delivery>;
  press(message: Message, component: Component, person?: Person): Promise<Delivery>;
  /** Begins a first run: types `/play` and presses Begin. Resolves with its board. */
  begin(person?: Person): Promise<Message>;
  stop: RunningServer['stop'];
}

export async function startOwnServer(dataDir: string, env: Record<string, string> = {}): Promise<OwnServer> {
  const log: Record<string, unknown>[] = [];
  const settings = readServerSettings({
    ...{ DATA_DIR: dataDir, PORT: '0', DISCORD_PUBLIC_KEY: keys.publicKey },
    ...{ HEDGE_AFTER: PATIENCE, TOO_LATE_AFTER: PATIENCE, DISCORD_API_BASE: 'http://127.0.0.1:9' },
    ...env,
  });
  const { port, stop } = await startServer(settings, {
    openSqlite,
    write: (line) => void log.push(line),
    replyLimit: Number(PATIENCE),
  });
  const url = `http://127.0.0.1:${port}`;
  const transport = httpTransport(`${url}/interactions`);
  const limits = { ackMs: Number(PATIENCE) };
  const discord = new FakeDiscord({ keys, transport, commands: DEFINITIONS, limits });
  const type: OwnServer['type'] = (command, person = ada) =>
    discord.deliver({ kind: 'command', person, place, command, options: [] });
  const press: OwnServer['press'] = (message, component, person = ada) =>
    discord.deliver({
      ...{ kind: 'component', person, place, message },
      customId: component.custom_id as string,
      componentType: COMPONENT.button,
    });
  return {
    ...{ url, discord, log, type, press, stop },
    async begin(person = ada) {
      const title = (await type('play', person)).message as Message;
      return (await press(title, control(title, 'begin'), person)).message as Message;
    },
  };
}
