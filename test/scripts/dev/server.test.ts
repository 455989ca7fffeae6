import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DevServer, type DevServerOptions, startDevServer } from '../../../scripts/dev/server';
import { createSigningKeys } from '../../../scripts/discord/keys';
import { PEOPLE, PLACES } from '../../../scripts/discord/users';

const dataDir = mkdtempSync(join(tmpdir(), 'dev-'));
const servers: DevServer[] = [];
const heard: unknown[] = [];

/** Starts a server whose application says hello to every request. */
async function start(more: Partial<DevServerOptions> = {}): Promise<DevServer> {
  const server = await startDevServer({
    host: '127.0.0.1',
    port: 0,
    dataDir,
    publicKey: null,
    openapi: null,
    replyLimit: 3000,
    load: async () => ({
      commands: [{ name: 'hello', description: 'Says hello' }],
      handler: async ({ body }) => {
        heard.push(JSON.parse(body ?? ''));
        return {
          statusCode: 200,
          headers: { 'content-type': 'application/json' },
          body: '{"type":4,"data":{"flags":32768,"components":[{"type":10,"content":"hello"}]}}',
        };
      },
    }),
    ...more,
  });
  servers.push(server);
  return server;
}
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const draft = { person: PEOPLE[0]!.id, place: PLACES[0]!.id, kind: 'command', command: 'hello', options: [] };
const send = (server: DevServer, what: object) =>
  fetch(`${server.url}/playground/send`, { method: 'POST', body: JSON.stringify(what) });

test('the server serves the page and its files', async () => {
  const { url } = await start();
  for (const [path, type] of [
    ['/', 'text/html'],
    ['/playground/main.js', 'text/javascript'],
    ['/playground/style.css', 'text/css'],
  ]) {
    const response = await fetch(url + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain(type);
  }
  expect((await fetch(`${url}/elsewhere`)).status).toBe(404);
  expect((await fetch(url, { method: 'DELETE' })).status).toBe(405);
});

test('a draft of the page reaches the application as an interaction like Discord’s', async () => {
  const response = await send(await start(), draft);
  expect(await response.json()).toMatchObject({
    ok: true,
    callback: { type: 4 },
    message: { components: [{ content: 'hello' }] },
  });
  expect(heard.at(-1)).toMatchObject({
    type: 2,
    data: { name: 'hello' },
    member: { user: { id: PEOPLE[0]!.id } },
    channel_id: PLACES[0]!.id,
  });
});

test('a draft that no client would send is refused', async () => {
  const server = await start();
  const count = heard.length;
  expect((await send(server, { ...draft, command: 'unknown' })).status).toBe(400);
  expect((await send(server, { ...draft, person: 'nobody' })).status).toBe(400);
  expect((await send(server, { kind: 'component' })).status).toBe(400);
  expect((await fetch(`${server.url}/playground/send`, { method: 'POST', body: '{' })).status).toBe(400);
  expect(heard.length).toBe(count);
});

test('messages and key outlive the server', async () => {
  const first = await start();
  const { message } = (await (await send(first, draft)).json()) as { message: { id: string } };
  await first.close();
  servers.splice(0);
  const second = await start();
  const state = (await (await fetch(`${second.url}/playground/state`)).json()) as { messages: { id: string }[] };
  expect(state.messages.map(({ id }) => id)).toContain(message.id);
  expect(second.publicKey).toBe(first.publicKey);
});

test("with another server's key the page sends nothing", async () => {
  const { publicKey } = createSigningKeys();
  const server = await start({ publicKey });
  expect((await send(server, draft)).status).toBe(403);
  expect(await (await fetch(`${server.url}/playground/state`)).json()).toMatchObject({ canSend: false, publicKey });
});

describe('a server whose event loop lags', () => {
  const lagging = (lag: number) => start({ probe: { lag: () => lag, stop: () => {} } });
  const post = ({ url }: DevServer, body: object) =>
    fetch(`${url}/interactions`, { method: 'POST', body: JSON.stringify(body) });

  test('by a second refuses interactions at the door for a second', async () => {
    const count = heard.length;
    const response = await post(await lagging(1000), { type: 2 });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
    expect(heard.length).toBe(count);
  });

  test('still answers a ping', async () => {
    expect((await post(await lagging(60_000), { type: 1 })).status).toBe(200);
    expect(heard.at(-1)).toEqual({ type: 1 });
  });

  test('by less than a second refuses nothing', async () => {
    expect((await post(await lagging(999), { type: 2 })).status).toBe(200);
  });

  test('tells the page that it is busy', async () => {
    const response = await send(await lagging(1000), draft);
    expect(await response.json()).toMatchObject({ ok: false, busy: true, message: null });
    expect(await (await send(await lagging(0), draft)).json()).toMatchObject({ ok: true, busy: false });
  });
});

test('a taken port is an error', async () => {
  const { url } = await start();
  await expect(start({ port: Number(new URL(url).port) })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
