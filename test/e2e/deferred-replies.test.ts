import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Message } from '../../scripts/discord/messages';
import { apiReply } from '../../scripts/discord/routes';
import { bruno, control, setTable, type Table, versionOf, wordsOf } from './table';

let api: Server;
let table: Table;

/** Discord's API on this machine, for the worker's edits. */
beforeAll(async () => {
  api = createServer(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const body = await buffer(request);
    const reply = await apiReply(table.discord, {
      method,
      path: url,
      contentType: headers['content-type'] ?? '',
      body,
    });
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.json));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});
afterAll(() => api.close());

/** A table where every answer would be late. */
beforeEach(async () => {
  const { port } = api.address() as AddressInfo;
  table = await setTable({ HEDGE_AFTER: '1', TOO_LATE_AFTER: '60000', DISCORD_API_BASE: `http://127.0.0.1:${port}` });
});
afterEach(() => table.stop());

/** Waits for the worker to have changed the message. */
async function settled(id: string, done: (message: Message) => boolean): Promise<Message> {
  for (let tries = 0; tries < 200; tries++) {
    const message = table.discord.messages.get(id);
    if (message && done(message)) return message;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('the late answer never came');
}

async function begin(): Promise<Message> {
  const delivery = await table.type('play', { seed: 'LATE' });
  expect(delivery.callback).toEqual({ type: 5 });
  return settled(delivery.message?.id as string, (message) => message.files.length > 0);
}

test('a late command is deferred, and the worker fills in the board', async () => {
  const message = await begin();
  expect(wordsOf(message)).toContain('You wake');
});

test('a late button leaves the board alone until the worker has changed it', async () => {
  const message = await begin();
  const delivery = await table.press(message, control(message, 'do:wait'));
  expect(delivery.callback).toEqual({ type: 6 });
  const after = await settled(message.id, (changed) => versionOf(changed) === versionOf(message) + 1);
  expect(after.files).toHaveLength(1);
});

test('an edit that outruns the deferral is made again', async () => {
  const message = await begin();
  table.discord.failNextEdits(404);
  await table.press(message, control(message, 'do:wait'));
  await settled(message.id, (changed) => versionOf(changed) === versionOf(message) + 1);
});

test('the worker started twice plays the turn once', async () => {
  const message = await begin();
  const delivery = await table.press(message, control(message, 'do:wait'));
  await table.again(delivery.interaction);
  await settled(message.id, (changed) => versionOf(changed) === versionOf(message) + 1);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(versionOf(table.discord.messages.get(message.id) as Message)).toBe(versionOf(message) + 1);
});

test('a late answer for one alone is not shown to all', async () => {
  const delivery = await table.type('share', { as: 'animation' });
  expect(delivery.callback).toEqual({ type: 5 });
  const asked = delivery.message?.id as string;
  for (let tries = 0; tries < 200 && table.discord.messages.get(asked); tries++) {
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(table.discord.messages.all().map(({ visibleTo }) => visibleTo)).toEqual([expect.any(String)]);
});

test('a stranger who presses late changes nothing in the board', async () => {
  const message = await begin();
  await table.press(message, control(message, 'do:wait'), bruno);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(versionOf(table.discord.messages.get(message.id) as Message)).toBe(versionOf(message));
});
