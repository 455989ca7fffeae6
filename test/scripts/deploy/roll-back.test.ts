import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { type DeployedVersions, readVersions, rollBack, versionsLine } from '../../../scripts/deploy/roll-back';

/** Live alias of the fake Lambda. `changed` records the changes of the alias. */
let alias: object;
let changed: unknown[];
let server: Server;
let client: LambdaClient;

const VERSIONS = ['$LATEST', '1', '2', '10', '3'].map((Version) => ({ Version }));

beforeAll(async () => {
  server = createServer(async (request, response) => {
    if (request.method === 'PUT') changed.push(await json(request));
    const body = request.url?.includes('/versions') ? { Versions: VERSIONS } : alias;
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  client = new LambdaClient({
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
});
beforeEach(() => {
  alias = { FunctionVersion: '10' };
  changed = [];
});
afterAll(async () => {
  client.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const deployed = (): Promise<DeployedVersions> => readVersions(client, 'bot');

async function goneBack(back = 1): Promise<string> {
  const lines: string[] = [];
  await rollBack(client, [await deployed()], back, (line) => void lines.push(line));
  return lines.join('\n');
}

test('the live alias moves to the version with the number before', async () => {
  expect(versionsLine(await deployed())).toBe('bot: 1 2 3 [10]');
  expect(await goneBack()).toBe('bot: live is now version 3');
  expect(changed).toMatchObject([{ FunctionVersion: '3' }]);
});

test('a deployment under way loses its share of the traffic, and the script says so', async () => {
  alias = { FunctionVersion: '2', RoutingConfig: { AdditionalVersionWeights: { 10: 0.1 } } };
  expect(versionsLine(await deployed())).toBe('bot: 1 [2] 3 10 (10 %)');
  const said = await goneBack();
  expect(changed).toEqual([{ FunctionVersion: '2', RoutingConfig: { AdditionalVersionWeights: {} } }]);
  expect(said).toContain('version 10 takes nothing any more of the traffic (10 %)');
  expect(said).toContain('A deployment is under way');
});

test('no alias moves if one of the functions has no such version', async () => {
  const [bot, other] = [await deployed(), { ...(await deployed()), functionName: 'other', versions: ['10'] }];
  await expect(rollBack(client, [bot, other], 1, () => {})).rejects.toThrow('other has no version 1 before 10.');
  expect(changed).toEqual([]);
});

test('a rollback cut short between the functions is finished by the next one, which goes no farther', async () => {
  const [bot, worker] = [await deployed(), { ...(await deployed()), functionName: 'worker', current: '3' }];
  const lines: string[] = [];
  await rollBack(client, [worker, bot], 1, (line) => void lines.push(line));
  expect(changed).toMatchObject([{ FunctionVersion: '3' }, { FunctionVersion: '3' }]);
  expect(lines[0]).toContain('was cut short');
});
