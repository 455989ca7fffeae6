import { existsSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { signedHeaders } from '../../../scripts/discord/keys';
import type { Message } from '../../../scripts/discord/messages';
import { startDatabase } from '../../../scripts/lib/database';
import { dataFiles } from '../../../src/handlers/server/data-files';
import { readErasures } from '../../../src/handlers/server/erasure-files';
import { expiringAfter } from '../../../src/storage/dynamo';
import { SqliteTable } from '../../../src/storage/sqlite/sqlite-table';
import { ada, bruno, control, pressable, versionOf } from '../../e2e/table';
import { openSqlite, temporaryFolder } from '../../support/sqlite';
import { keys, type OwnServer, startOwnServer } from './support/own-server';

const ADDRESS = '203.0.113.7';

let folder: ReturnType<typeof temporaryFolder>;
let server: OwnServer;
const running: OwnServer[] = [];

async function start(env?: Record<string, string>): Promise<OwnServer> {
  server = await startOwnServer(folder.path, env);
  running.push(server);
  return server;
}

beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((each) => each.stop()));
  folder.remove();
});

/** Waits until the server has written a line with this event. */
async function logged(event: string): Promise<Record<string, unknown>> {
  for (;;) {
    const line = server.log.find((each) => each.event === event);
    if (line) return line;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** True if the text stands in a file of the database. */
const isInDatabase = (text: string): boolean => {
  const { database } = dataFiles(folder.path);
  return [database, `${database}-wal`].some((file) => existsSync(file) && readFileSync(file).includes(text));
};

/** Plays a run and gives it up, so that a result with the name of its hero is stored. */
async function finishRun(person: typeof ada): Promise<void> {
  const board = await server.begin(person);
  await server.press(board, control(board, 'do:wait'), person);
  const question = (await server.type('run abandon', person)).message!;
  await server.press(question, control(question, 'do:abandon!'), person);
  await logged('result-recorded');
}

/** Erases everything about a player, by `/privacy`. */
async function eraseThemselves(person: typeof ada): Promise<void> {
  const offer = (await server.type('privacy', person)).message!;
  const question = (await server.press(offer, control(offer, 'privacy:ask'), person)).message!;
  const confirm = pressable(question).find(({ custom_id }) => custom_id?.includes('|privacy:erase:'));
  await server.press(question, confirm!, person);
}

test('a run goes on after a restart', async () => {
  await start();
  const board = await server.begin();
  const { message } = await server.press(board, control(board, 'do:wait'));
  await running.pop()?.stop();
  await start();
  expect(versionOf((await server.type('play')).message as Message)).toBe(versionOf(message as Message));
});

test('only signed interactions are answered', async () => {
  const { url } = await start();
  const response = await fetch(`${url}/interactions`, { method: 'POST', body: '{"type":1}' });
  expect(response.status).toBe(401);
});

test.each([
  ['GET', '/interactions', 405],
  ['POST', '/healthz', 405],
  ['GET', '/', 404],
])('%s %s is answered with %i', async (method, path, status) => {
  const { url } = await start();
  expect((await fetch(url + path, { method })).status).toBe(status);
});

test('a body too large for an interaction is refused', async () => {
  const { url } = await start();
  const response = await fetch(`${url}/interactions`, { method: 'POST', body: 'x'.repeat(300_000) });
  expect(response.status).toBe(413);
});

test('a second server on the same data is refused', async () => {
  await start();
  await expect(startOwnServer(folder.path)).rejects.toThrow('Another process uses the database');
});

test('the health check says whether the server can take turns', async () => {
  const { url } = await start();
  const response = await fetch(`${url}/healthz`);
  expect([response.status, await response.text()]).toEqual([200, 'ok\n']);
});

test('metrics count interactions by outcome, in the format of Prometheus', async () => {
  const { url } = await start();
  await server.type('help');
  const text = await (await fetch(`${url}/metrics`)).text();
  expect(text).toContain(
    '# TYPE wyrmdeep_interactions_total counter\nwyrmdeep_interactions_total{outcome="answered"} 1\n',
  );
  expect(text).toContain('wyrmdeep_reply_seconds_count 1\n');
  expect(
    text.split('\n').filter((line) => !/^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]*"\})? [\d.e+-]+|)$/.test(line)),
  ).toEqual([]);
});

test("the log has a line for each interaction, without addresses and without CloudWatch's format", async () => {
  const { url } = await start();
  await server.type('help');
  await fetch(`${url}/interactions`, { method: 'POST', headers: { 'x-forwarded-for': ADDRESS }, body: ADDRESS });
  expect(server.log).toContainEqual(expect.objectContaining({ event: 'interaction', command: 'help' }));
  const text = JSON.stringify(server.log);
  expect([text.includes(ADDRESS), text.includes('127.0.0.1'), text.includes('_aws')]).toEqual([false, false, false]);
});

test('a stop waits for an interaction that has begun to arrive', async () => {
  const { url } = await start();
  const body = JSON.stringify({ type: 1 });
  const headers = { ...signedHeaders(keys, body, Date.now()), 'content-length': body.length, expect: '100-continue' };
  const sent = request(`${url}/interactions`, { method: 'POST', headers });
  sent.flushHeaders();
  await new Promise((resolve) => sent.once('continue', resolve));
  const stopped = running.pop()?.stop();
  sent.end(body);
  const status = await new Promise((resolve) =>
    sent.once('response', (response) => resolve(response.resume().statusCode)),
  );
  await stopped;
  expect(status).toBe(200);
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
});

test('an expired player is removed with everything about them at the next sweep', async () => {
  await start();
  await server.begin(bruno);
  await running.pop()?.stop();
  expect(isInDatabase(bruno.id)).toBe(true);
  const table = new SqliteTable(openSqlite(dataFiles(folder.path).database));
  const profile = await table.get(`USER#${bruno.id}`, 'PROFILE');
  await table.put({ ...profile!, ...expiringAfter(-1, Date.now()) }, null);
  table.close();
  await start();
  expect(await logged('swept')).toMatchObject({ removed: 1, failed: 0 });
  expect(isInDatabase(bruno.id)).toBe(false);
});

test('an erased player is in no file of the database, neither by id nor by name', async () => {
  await start();
  await server.begin();
  await finishRun(bruno);
  const traces = [bruno.id, bruno.displayName];
  expect(traces.map(isInDatabase)).toEqual([true, true]);
  await eraseThemselves(bruno);
  expect(traces.map(isInDatabase)).toEqual([false, false]);
  expect(isInDatabase(ada.id)).toBe(true);
});

test('an erasure is in the log of erasures outside the database', async () => {
  await start();
  await server.begin(bruno);
  await eraseThemselves(bruno);
  const lines = readErasures(dataFiles(folder.path).erasures);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { event: 'erasure', user: bruno.id, guild: null, at: expect.any(String) },
  ]);
});

test('with DYNAMODB_ENDPOINT the runs are in that database, and erasures are still logged here', async () => {
  const database = await startDatabase();
  await start({ DYNAMODB_ENDPOINT: database.endpoint, TABLE_NAME: database.table });
  await server.begin(bruno);
  await eraseThemselves(bruno);
  expect(await logged('swept')).toMatchObject({ failed: 0 });
  expect(existsSync(dataFiles(folder.path).database)).toBe(false);
  expect(readErasures(dataFiles(folder.path).erasures)).toHaveLength(1);
  await running.pop()?.stop();
  await database.stop();
});
