import { formatSeedCode } from '../../src/engine/state/campaign';
import { endpointOnHost, type HandlerSettings, workerOnHost } from '../../src/handlers/handlers-on-host';
import { createBackground } from '../../src/handlers/server/background';
import { localContext } from '../../src/handlers/server/local-context';
import type { Store } from '../../src/storage/contract';
import { isLoaded } from '../../src/storage/contract';
import type { Table } from '../../src/storage/dynamo/table';
import { createStore } from '../../src/storage/store';
import { DEFINITIONS } from '../discord/definitions';
import { FakeDiscord } from '../discord/fake-discord';
import { type MessageStore, TABS } from '../discord/messages';
import { apiReply } from '../discord/routes';
import { endpointTransport } from '../discord/transport';
import { GUILD } from '../discord/users';

/** Time limit in milliseconds. It is long, because only the visitor's own device answers. */
const PATIENCE = 10 * 60_000;

const API = '/api/v10';
const SETTINGS: HandlerSettings = {
  DISCORD_API_BASE: `https://discord.invalid${API}`,
  STAGE: 'demo',
  INLINE_LIMIT: 4_000_000,
  HEDGE_AFTER: PATIENCE,
  TOO_LATE_AFTER: PATIENCE,
  TURN_BUDGET: 0,
};

/** Facts about the bot that the demo advertises; empty if unknown. */
interface Advertised {
  application: string;
  source: string;
}

/** Starts the handlers of the deployed bot on a table, and the pretended Discord that talks to them. */
export function startBot(table: Table, messages: MessageStore, { application, source }: Advertised) {
  const settings = source === '' ? SETTINGS : { ...SETTINGS, SOURCE_URL: source };
  const store = createStore(table);
  const background = createBackground((error) => console.error(error));
  const host = {
    store,
    log: logFailure,
    ranksDailies: false,
    isAuthentic: () => true,
    fetch: fetchFromDiscord,
  };
  const work = workerOnHost(host, settings);
  const endpoint = endpointOnHost(host, settings, async (job) => background.start(() => work(job, localContext())));
  const discord = new FakeDiscord({
    keys: { headers: () => ({}) },
    transport: endpointTransport(endpoint),
    commands: DEFINITIONS,
    messages,
    limits: { ackMs: PATIENCE, inlineBytes: SETTINGS.INLINE_LIMIT! * 2 },
    ...(application === '' ? {} : { application }),
    tab: Math.floor(Math.random() * TABS),
  });

  /** Replaces the network: all requests of the handlers go to the pretended Discord. */
  async function fetchFromDiscord(address: unknown, { method = 'GET', headers, body }: RequestInit = {}) {
    const reply = await apiReply(discord, {
      method,
      path: new URL(String(address)).pathname.slice(API.length),
      contentType: new Headers(headers).get('content-type') ?? '',
      body: Buffer.from((body ?? '') as string),
    });
    return new Response(reply.status === 204 ? null : JSON.stringify(reply.json), { status: reply.status });
  }

  return { discord, store, commands: DEFINITIONS, seedCodeOf: (user: string) => seedCodeOf(store, user) };
}

/** Sets the mode of new parties to vote, so that bots can take part, unless the visitor has configured the server. */
export async function voteByDefault(store: Store): Promise<void> {
  await store.putConfig({ guild: GUILD.id, revision: 1, channels: [], mode: 'vote', quiet: false });
}

/** Writes failures to the console, which is the only log of the demo. */
function logFailure({ event, error, ...others }: Record<string, unknown>): void {
  if (error !== undefined) console.error(event, error, others);
}

/** Returns the seed code of a player's present run; `null` if there is no run, or if its dungeon is a daily one. */
async function seedCodeOf(store: Store, user: string): Promise<string | null> {
  const profile = await store.loadProfile(user);
  const run = profile?.activeRun ? await store.loadRun(profile.activeRun) : null;
  return run && isLoaded(run) && run.origin.kind !== 'daily' ? formatSeedCode(run.game) : null;
}
