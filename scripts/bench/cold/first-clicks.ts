import { createSigningKeys, signedHeaders } from '../../discord/keys';
import { type Callback, COMPONENT, INTERACTION } from '../../discord/payload';
import { buttonsOf } from '../../harness/presses';

/**
 * A fresh process of the packaged handler, up to so many answered clicks: run with the handler's file, the endpoint and
 * the table of a database, a name for the player and the number of clicks. Prints a `ColdStart` as JSON.
 */
export interface ColdStart {
  /** CPU time of the process in milliseconds, all threads: when its first line ran, */
  started: number;
  /** with the handler loaded, */
  loaded: number;
  /** and after each answered interaction: the first `/play`, then clicks. */
  answered: number[];
  /** Resident memory at the end, in bytes. */
  memory: number;
  /** Bytes of the replies. */
  bytes: number[];
}

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

type Handler = (event: unknown) => Promise<{ statusCode?: number; body?: string }>;

async function run(): Promise<void> {
  const started = cpu();
  const [file, endpoint, table, player, clicks] = process.argv.slice(2) as [string, string, string, string, string];
  const keys = createSigningKeys();
  Object.assign(process.env, { DISCORD_PUBLIC_KEY: keys.publicKey, TABLE_NAME: table, DYNAMODB_ENDPOINT: endpoint });
  const { handler } = require(file) as { handler: Handler };
  const result: ColdStart = { started, loaded: cpu(), answered: [], memory: 0, bytes: [] };
  let id = BigInt(player) << 22n;
  const send = async (interaction: object): Promise<string> => {
    id += 1n << 22n;
    const body = JSON.stringify({ ...frame(String(id), player), ...interaction });
    const headers = signedHeaders(keys, body, Date.now());
    const event = { headers, body, isBase64Encoded: false, requestContext: { timeEpoch: Date.now() } };
    const reply = await handler(event);
    result.answered.push(cpu());
    if (reply.statusCode !== 200) throw new Error(`answered with ${reply.statusCode}`);
    const bytes = Buffer.from(reply.body ?? '', 'base64');
    result.bytes.push(bytes.length);
    return bytes.toString('latin1');
  };
  let reply = await send(PLAY);
  for (let n = 1; n < Number(clicks); n++) reply = await send(clickOn(reply, n));
  result.memory = process.memoryUsage.rss();
  console.log(JSON.stringify(result));
}

/** What interactions have in common. */
const frame = (id: string, player: string) => ({
  id,
  application_id: '1',
  token: 'token',
  version: 1,
  channel_id: '5',
  channel: { id: '5', type: 0 },
  guild_id: '6',
  locale: 'en-US',
  member: {
    user: { id: player, username: 'ann', discriminator: '0', avatar: null, global_name: 'Ann' },
    permissions: '0',
  },
  app_permissions: '0',
  entitlements: [],
  authorizing_integration_owners: {},
  context: 0,
});

const PLAY = { type: INTERACTION.command, data: { id: '1', name: 'play', type: 1, options: [] } };

/** Custom ids that go on with the run, in the order in which they are tried. */
const CONTROLS = [/\|begin$/, /\|do:fight(?::sure)?$/, /\|do:explore$/, /\|do:rest$/, /\|do:/, /\|go:/];

/** Presses an enabled button that plays, every third time another than the first. */
function clickOn(reply: string, n: number): object {
  const [, json = '{}'] = /\r\n\r\n(\{.*?\})\r\n--/s.exec(reply) ?? [];
  const { data } = JSON.parse(json) as Partial<Callback>;
  const ids = buttonsOf(data?.components ?? []);
  const liked = CONTROLS.flatMap((control) => ids.filter((id) => control.test(id)));
  const custom_id = liked[n % 3 === 0 && liked.length > 1 ? 1 : 0];
  if (custom_id === undefined) return PLAY;
  const message = { id: '9', channel_id: '5', flags: 0 };
  return { type: INTERACTION.component, message, data: { custom_id, component_type: COMPONENT.button } };
}

void run();
