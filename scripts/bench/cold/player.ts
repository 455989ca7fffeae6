import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { httpEvent } from '../../discord/http-event';
import { type SigningKeys, signedHeaders } from '../../discord/keys';
import { type Callback, COMPONENT, INTERACTION } from '../../discord/payload';
import { buttonsOf } from '../../harness/presses';

/** Returns the environment of a handler without a limit of turns. */
export const settingsOf = ({ publicKey }: SigningKeys, database: { endpoint: string; table: string }) => ({
  DISCORD_PUBLIC_KEY: publicKey,
  TABLE_NAME: database.table,
  DYNAMODB_ENDPOINT: database.endpoint,
  TURN_BUDGET: '0',
  // The SDK warns of Node.js versions older than the deployed one.
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
});

/** Custom ids of controls that continue the run or begin a new one, in order of preference. */
const CONTROLS = [/\|begin$/, /\|do:fight(?::sure)?$/, /\|do:explore$/, /\|do:rest$/, /\|do:/, /\|go:/, /\|restart\b/];

const PLAY = { type: INTERACTION.command, data: { id: '1', name: 'play', type: 1, options: [] } };

/** A player who uses `/play` and then presses buttons of the newest message. */
export class Player {
  private clicks = 0;
  private interactions: bigint;
  private message: string | null = null;

  /** `id` is a number that no other player of the table has. */
  constructor(
    private readonly keys: SigningKeys,
    private readonly id: string,
  ) {
    this.interactions = BigInt(id) << 22n;
  }

  /** Returns the next interaction, signed. */
  next(): APIGatewayProxyEventV2 {
    this.interactions += 1n << 22n;
    const interaction = this.message === null ? PLAY : this.clickOn(this.message);
    const body = JSON.stringify({ ...frame(String(this.interactions), this.id), ...interaction });
    const now = Date.now();
    return httpEvent(signedHeaders(this.keys, body, now), body, now);
  }

  /** Accepts the answer to the last interaction, and returns its size in bytes. Throws if the status is not 200. */
  receive({ statusCode, body = '' }: APIGatewayProxyStructuredResultV2): number {
    if (statusCode !== 200) throw new Error(`answered with ${statusCode}`);
    const bytes = Buffer.from(body, 'base64');
    this.message = bytes.toString('latin1');
    return bytes.length;
  }

  /**
   * Returns a press of a button that plays the game: of the most preferred one, but every third time of the second.
   * Returns `/play` if there is no such button.
   */
  private clickOn(message: string): object {
    this.clicks += 1;
    const [, json = '{}'] = /\r\n\r\n(\{.*?\})\r\n--/s.exec(message) ?? [];
    const { data } = JSON.parse(json) as Partial<Callback>;
    const ids = buttonsOf(data?.components ?? []);
    const liked = CONTROLS.flatMap((control) => ids.filter((id) => control.test(id)));
    const custom_id = liked[this.clicks % 3 === 0 && liked.length > 1 ? 1 : 0];
    if (custom_id === undefined) return PLAY;
    const newest = { id: '9', channel_id: '5', flags: 0 };
    return { type: INTERACTION.component, message: newest, data: { custom_id, component_type: COMPONENT.button } };
  }
}

/** Returns the fields that all interactions have. */
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
