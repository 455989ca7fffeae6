import { httpEvent } from '../../scripts/discord/http-event';
import { createSigningKeys, signedHeaders } from '../../scripts/discord/keys';
import { type Database, startDatabase } from '../../scripts/lib/database';
import { createInteractionsHandler, type InteractionsHandler } from '../../src/handlers/compose';
import { readEnvironment } from '../../src/handlers/environment';
import { firstSnowflake } from '../../src/lib/snowflake';

const keys = createSigningKeys();
let database: Database;
let processes: InteractionsHandler[];

beforeAll(async () => {
  database = await startDatabase();
  const environment = readEnvironment({
    DISCORD_PUBLIC_KEY: keys.publicKey,
    TABLE_NAME: database.table,
    DYNAMODB_ENDPOINT: database.endpoint,
    HEDGE_AFTER: '60000',
    TOO_LATE_AFTER: '60000',
  });
  processes = Array.from({ length: 3 }, () =>
    createInteractionsHandler(environment, async () => {}, { write: () => {} }),
  );
});
afterAll(() => database.stop());

/** Presses a button in one of the processes, and returns the reply's text as it is sent. */
async function press(user: string, number: number, control: string): Promise<string> {
  const body = JSON.stringify({
    type: 3,
    id: String(firstSnowflake(Date.now()) + BigInt(number)),
    token: 'tok',
    application_id: '5',
    user: { id: user, username: 'ann' },
    data: { custom_id: `v1|run|0|${control}`, component_type: 2 },
  });
  const handle = processes[number % processes.length] as InteractionsHandler;
  const { statusCode, body: reply = '' } = await handle(httpEvent(signedHeaders(keys, body, Date.now()), body));
  expect(statusCode).toBe(200);
  return Buffer.from(reply, 'base64').toString();
}

const REFUSED = /several things just now.* again <t:\d+:R>\./;
const pressAll = (user: string, control: string) =>
  Promise.all(Array.from({ length: 12 }, (_, number) => press(user, number, control)));

test('three processes let four of a user’s exports through, and refuse the others with an ephemeral reply', async () => {
  const replies = await pressAll('900000000000000001', 'privacy:export');
  expect(replies.filter((reply) => !REFUSED.test(reply))).toHaveLength(4);
  const [refused = ''] = replies.filter((reply) => REFUSED.test(reply));
  expect(JSON.parse(refused)).toMatchObject({ type: 4, data: { flags: 32768 | 64 } });
});

test('requests that are not heavy are never refused', async () => {
  const replies = await pressAll('900000000000000002', 'privacy:keep');
  expect(replies.filter((reply) => REFUSED.test(reply))).toEqual([]);
});
