import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { restoreAlias } from '../../../scripts/deploy/restore-alias';

/** Live alias of the fake Lambda, and the changes of the alias. */
let alias: object;
let changed: string[];
let server: Server;
let client: LambdaClient;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    if (request.method === 'PUT') changed.push(`${request.url} ${await text(request)}`);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(request.url?.includes('/versions') ? { Versions: [] } : alias));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  client = new LambdaClient({
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
});
beforeEach(() => {
  changed = [];
});
afterAll(async () => {
  client.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const restore = () => restoreAlias(client, { versions: new Map([['bot', '10']]) }, () => {});

test("after a rollback the alias moves to CloudFormation's version, with all traffic", async () => {
  alias = { FunctionVersion: '9' };
  await restore();
  expect(changed).toEqual([
    '/2015-03-31/functions/bot/aliases/live {"FunctionVersion":"10","RoutingConfig":{"AdditionalVersionWeights":{}}}',
  ]);
});

test("an alias at CloudFormation's version stays", async () => {
  alias = { FunctionVersion: '10' };
  await restore();
  expect(changed).toEqual([]);
});

test('an alias whose traffic CodeDeploy is moving stays', async () => {
  alias = { FunctionVersion: '9', RoutingConfig: { AdditionalVersionWeights: { 10: 0.1 } } };
  await restore();
  expect(changed).toEqual([]);
});
