import { DEFINITIONS } from '../../scripts/discord/definitions';
import { type Delivery, FakeDiscord } from '../../scripts/discord/fake-discord';
import type { Interaction, OptionValue } from '../../scripts/discord/interaction';
import { createSigningKeys } from '../../scripts/discord/keys';
import type { Message } from '../../scripts/discord/messages';
import { loadOracle } from '../../scripts/discord/openapi';
import { COMPONENT, type Component, flatten } from '../../scripts/discord/payload';
import { handlerTransport } from '../../scripts/discord/transport';
import { PEOPLE, type Person, PLACES } from '../../scripts/discord/users';
import type { Database } from '../../scripts/lib/database';
import { createInteractionsHandler, createWorkerHandler } from '../../src/handlers/compose';
import { readEnvironment } from '../../src/handlers/environment';
import { createBackground } from '../../src/handlers/server/background';
import { localContext } from '../../src/handlers/server/local-context';
import { createDynamoStore, type Store } from '../../src/storage';
import { openDatabase } from '../support/databases';
import { startDiscordApi } from './discord-api';

const oracle = process.env.DISCORD_OPENAPI ? loadOracle(process.env.DISCORD_OPENAPI) : null;

/** Deployed handlers between a real database and a stand-in for Discord that checks every reply. */
export interface Table {
  discord: FakeDiscord;
  database: Database;
  /** Types a command as one of the people. Options keep their types: number, flag or text. */
  type(command: string, options?: Record<string, string | number | boolean>, person?: Person): Promise<Delivery>;
  /** Presses a button, or picks the first choice of a select. */
  press(message: Message, component: Component, person?: Person): Promise<Delivery>;
  /** Begins a first run: types `/play` and presses Begin below the title. Resolves with its board. */
  begin(options?: Record<string, string>, person?: Person): Promise<Message>;
  /** Suggestions of Discord for an option while the player types. */
  suggest(
    command: string,
    option: string,
    typed: string,
    others?: Record<string, string>,
  ): Promise<{ name: string; value: string }[]>;
  again(interaction: Interaction): ReturnType<FakeDiscord['exchange']>;
  /** Replaces the handlers with new handlers that have other settings, as a deployment does. */
  redeploy(settings: Record<string, string>): void;
  /** Lines that the functions have written to their log. */
  readonly log: readonly string[];
  stop(): Promise<void>;
}

/** Sets up a table with a store for each test of a file. Read the fields only within a test. */
export function tableWithStore(): {
  readonly table: Table;
  readonly store: Store;
} {
  let table: Table;
  let store: Store & { close(): void };
  beforeEach(async () => {
    table = await setTable();
    store = createDynamoStore(table.database);
  });
  afterEach(async () => {
    store.close();
    await table.stop();
  });
  return {
    get table() {
      return table;
    },
    get store() {
      return store;
    },
  };
}

export const [ada, bruno] = PEOPLE as [Person, Person, Person];
const place = PLACES[0]!;
const TYPE_OF = { string: 3, number: 4, boolean: 5 } as const;

/** Milliseconds within which no reply is late, however busy the machine is. */
const PATIENCE = 60_000;

/**
 * Starts the handlers, a database and a stand-in for Discord with its API. `workerMs`: milliseconds that the worker may
 * run.
 */
export async function setTable(settings: Record<string, string> = {}, workerMs?: number): Promise<Table> {
  const database = await openDatabase();
  const api = await startDiscordApi(() => discord);
  const keys = createSigningKeys();
  const log: string[] = [];
  const output = jest.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    log.push(...String(chunk).trimEnd().split('\n'));
    return true;
  });
  const background = createBackground((error) => console.error(error));
  const deploy = (changed: Record<string, string>) => {
    const environment = readEnvironment({
      DISCORD_PUBLIC_KEY: keys.publicKey,
      TABLE_NAME: database.table,
      DYNAMODB_ENDPOINT: database.endpoint,
      DISCORD_API_BASE: api.base,
      HEDGE_AFTER: String(PATIENCE),
      TOO_LATE_AFTER: String(PATIENCE),
      ...changed,
    });
    const worker = createWorkerHandler(environment);
    return createInteractionsHandler(environment, async (job) =>
      background.start(() => worker(job, localContext(workerMs))),
    );
  };
  let handler = deploy(settings);
  const transport = handlerTransport((event) => handler(event));
  const commands = DEFINITIONS;
  const discord = new FakeDiscord({ keys, transport, commands, oracle, limits: { ackMs: PATIENCE } });
  const type: Table['type'] = (command, options = {}, person = ada) =>
    discord.deliver({ kind: 'command', person, place, command, options: optionsOf(options) });
  const press: Table['press'] = (message, component, person = ada) =>
    discord.deliver({
      kind: 'component',
      person,
      place,
      message,
      customId: component.custom_id as string,
      componentType: component.type,
      ...(component.type === COMPONENT.stringSelect ? { values: [component.options?.[0]?.value as string] } : {}),
    });
  return {
    discord,
    database,
    type,
    press,
    async begin(options = {}, person = ada) {
      const title = (await type('play', options, person)).message as Message;
      return (await press(title, control(title, 'begin'), person)).message as Message;
    },
    async suggest(command, option, typed, others = {}) {
      const focused = { type: 3, name: option, value: typed, focused: true };
      const delivery = await discord.deliver({
        kind: 'autocomplete',
        person: ada,
        place,
        command,
        options: [...optionsOf(others), focused],
      });
      if (!delivery.ok) throw new Error(delivery.problems.join('; '));
      return (delivery.callback?.data?.choices ?? []) as { name: string; value: string }[];
    },
    again: (interaction) => discord.exchange(interaction),
    redeploy(changed) {
      handler = deploy(changed);
    },
    log,
    async stop() {
      await background.idle();
      output.mockRestore();
      api.close();
      await database.stop();
    },
  };
}

function optionsOf(options: Record<string, string | number | boolean>): OptionValue[] {
  return Object.entries(options).map(([name, value]) => ({
    type: TYPE_OF[typeof value as keyof typeof TYPE_OF],
    name,
    value,
  }));
}

/** Message of a delivery. Expects that the delivery went well. */
export function shown(delivery: Delivery): Message {
  expect(delivery.problems).toEqual([]);
  expect(delivery.ok).toBe(true);
  return delivery.message as Message;
}

export function pressable(message: Message): Component[] {
  return flatten(message.components).filter(
    (part) => (part.type === COMPONENT.button || part.type === COMPONENT.stringSelect) && !part.disabled,
  );
}

/** Control whose custom id ends with `ending`, such as `do:wait` or `panel:pack`. Throws if there is none. */
export function control(message: Message, ending: string): Component {
  const found = flatten(message.components).find((part) => part.custom_id?.endsWith(`|${ending}`));
  if (!found)
    throw new Error(`no control ${ending} among ${flatten(message.components).map((part) => part.custom_id)}`);
  return found;
}

export const altOf = (message: Message): string =>
  flatten(message.components)
    .flatMap(({ items = [] }) => items.flatMap(({ description }) => description ?? []))
    .join('\n');

/** Text of a message, with the alt texts of its pictures at the end. */
export const wordsOf = (message: Message): string =>
  [...flatten(message.components).flatMap(({ content }) => content ?? []), altOf(message)].join('\n');

/** Parts of a custom id of the board: a tag, the run and its version. */
const idOf = (message: Message): string[] =>
  flatten(message.components)
    .find((part) => part.custom_id !== undefined)
    ?.custom_id?.split('|') ?? [];

/** Version of a board. Every control of the board carries the version. */
export const versionOf = (message: Message): number => Number(idOf(message)[2]);
