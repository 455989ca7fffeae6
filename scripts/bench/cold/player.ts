import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { httpEvent } from '../../discord/http-event';
import { type SigningKeys, signedHeaders } from '../../discord/keys';
import { type Callback, COMPONENT, INTERACTION } from '../../discord/payload';
import { buttonsOf } from '../../harness/presses';

/** The environment of a handler that players press as fast as they can. */
export const settingsOf = ({ publicKey }: SigningKeys, database: { endpoint: string; table: string }) => ({
  DISCORD_PUBLIC_KEY: publicKey,
  TABLE_NAME: database.table,
  DYNAMODB_ENDPOINT: database.endpoint,
  TURN_BUDGET: '0',
  // Older versions of Node.js than the deployed one are warned of.
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
});

/** Custom ids that go on with the run, or with another after its end, in the order in which they are tried. */
const CONTROLS = [/\|begin$/, /\|do:fight(?::sure)?$/, /\|do:explore$/, /\|do:rest$/, /\|do:/, /\|go:/, /\|restart\b/];

const PLAY = { type: INTERACTION.command, data: { id: '1', name: 'play', type: 1, options: [] } };

/** Somebody who begins with `/play` and then presses what the newest message offers. */
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

  /** The next interaction, signed. */
  next(): APIGatewayProxyEventV2 {
    this.interactions += 1n << 22n;
    const interaction = this.message === null ? PLAY : this.clickOn(this.message);
    const body = JSON.stringify({ ...frame(String(this.interactions), this.id), ...interaction });
    const now = Date.now();
    return httpEvent(signedHeaders(this.keys, body, now), body, now);
  }

  /** Takes the answer to it, and returns how many bytes it has. Throws when it is no message. */
  receive({ statusCode, body = '' }: APIGatewayProxyStructuredResultV2): number {
    if (statusCode !== 200) throw new Error(`answered with ${statusCode}`);
    const bytes = Buffer.from(body, 'base64');
    this.message = bytes.toString('latin1');
    return bytes.length;
  }

  /** Presses an enabled button that plays, every third time another than the first. */
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
