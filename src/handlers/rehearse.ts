import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { COMPONENT_TYPE, INTERACTION_TYPE } from '../discord/api';
import { firstSnowflake } from '../lib/snowflake';
import { createMemoryStore } from '../storage';
import { createInteractionsHandler, storeOf } from './compose';
import { readEnvironment } from './environment';

const USER = { id: '1', username: 'ann', global_name: 'Ann', discriminator: '0', avatar: null };

const PLAY = { type: INTERACTION_TYPE.command, data: { id: '1', name: 'play', type: 1 } };

const BEGIN = /"custom_id":"([^"]+\|begin)"/;
const EXPLORE = /"custom_id":"([^"]+\|do:explore)"/;
const PATIENCE_MS = 60_000;

/** Plays requests on a memory store, so that V8 compiles the code. */
export async function rehearse(env: NodeJS.ProcessEnv): Promise<void> {
  const environment = readEnvironment(env);
  await storeOf(environment).loadProfile(USER.id);
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  const handle = createInteractionsHandler(
    {
      ...environment,
      DISCORD_PUBLIC_KEY: Buffer.from(x, 'base64url').toString('hex'),
      HEDGE_AFTER: PATIENCE_MS,
      TOO_LATE_AFTER: PATIENCE_MS,
    },
    async () => {},
    { store: createMemoryStore(), write: () => {} },
  );
  const answer = async (number: bigint, interaction: object): Promise<string> => {
    const { statusCode, body = '' } = await handle(signedEvent(privateKey, { ...frame(number), ...interaction }));
    if (statusCode !== 200) throw new Error(`the rehearsal was answered with ${statusCode}`);
    return Buffer.from(body, 'base64').toString('latin1');
  };
  let shown = await answer(1n, PLAY);
  for (const [number, button] of [BEGIN, EXPLORE].entries()) {
    const [, id] = button.exec(shown) ?? [];
    if (id === undefined) throw new Error(`the rehearsal found no button ${button}`);
    shown = await answer(BigInt(2 + number), {
      type: INTERACTION_TYPE.component,
      message: { id: '9', channel_id: '5', flags: 0 },
      data: { custom_id: id, component_type: COMPONENT_TYPE.button },
    });
  }
  if (!shown.includes('attachment://map-')) throw new Error('the rehearsal found no board');
}

const frame = (number: bigint) => ({
  id: String(firstSnowflake(Date.now()) + number),
  application_id: '1',
  token: 'rehearsal',
  version: 1,
  channel_id: '5',
  channel: { id: '5', type: 0 },
  guild_id: '6',
  locale: 'en-US',
  member: { user: USER, permissions: '0' },
  app_permissions: '0',
  entitlements: [],
  authorizing_integration_owners: {},
  context: 0,
});

function signedEvent(key: KeyObject, interaction: object): APIGatewayProxyEventV2 {
  const body = JSON.stringify(interaction);
  const now = Date.now();
  const timestamp = String(Math.floor(now / 1000));
  const headers = {
    'x-signature-timestamp': timestamp,
    'x-signature-ed25519': sign(null, Buffer.from(timestamp + body), key).toString('hex'),
  };
  return {
    headers,
    body,
    isBase64Encoded: false,
    requestContext: { timeEpoch: now, domainName: 'rehearsal' },
  } as unknown as APIGatewayProxyEventV2;
}
