import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { compileOnFunction } from '../../../scripts/deploy/compile-on-function';

const STACK = { stage: 'prod', region: 'us-east-1' };
const FUNCTION = '/2015-03-31/functions/wyrmdeep-prod-interactions';
const READY = { FunctionName: 'wyrmdeep-prod-interactions', LastUpdateStatus: 'Successful', Architectures: ['arm64'] };

type Answer = { status?: number; headers?: Record<string, string>; body: object };

/** Answers of the fake Lambda, by request. `asked` records the requests. */
let answers: Record<string, Answer>;
let asked: { request: string; body: unknown }[];
let server: Server;
let folder: string;
let archive: string;
const before = { ...process.env };

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const route = `${request.method} ${request.url?.replace(`${FUNCTION}/`, '')}`;
    asked.push({ request: route, body: request.method === 'GET' ? null : await json(request) });
    const { status = 200, headers = {}, body } = answers[route] as Answer;
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  Object.assign(process.env, {
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    AWS_ENDPOINT_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
  folder = mkdtempSync(join(tmpdir(), 'archive-'));
  archive = join(folder, 'archive.zip');
  writeFileSync(archive, 'an archive');
});

beforeEach(() => {
  asked = [];
  answers = {
    'GET configuration': { body: READY },
    'PUT code': { body: READY },
    'POST invocations': { body: { node: 'v24.1.0', cache: Buffer.from('compiled').toString('base64') } },
  };
});

afterAll(async () => {
  process.env = before;
  rmSync(folder, { recursive: true });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('the function gets the archive for its processor, and compiles it', async () => {
  const compiled = await compileOnFunction(archive, STACK);
  expect(compiled).toEqual({ node: 'v24.1.0', cache: Buffer.from('compiled') });
  expect(asked.filter(({ request }) => request !== 'GET configuration')).toEqual([
    {
      request: 'PUT code',
      body: { ZipFile: Buffer.from('an archive').toString('base64'), Architectures: ['arm64'] },
    },
    { request: 'POST invocations', body: { compile: true } },
  ]);
});

test('before the first deployment there is no function that compiles', async () => {
  const body = { Type: 'User', Message: 'Function not found' };
  answers['GET configuration'] = { status: 404, headers: { 'x-amzn-errortype': 'ResourceNotFoundException' }, body };
  expect(await compileOnFunction(archive, STACK)).toBeNull();
});

test('a failing function says why', async () => {
  const body = { errorType: 'Error', errorMessage: 'the rehearsal found no title' };
  answers['POST invocations'] = { headers: { 'x-amz-function-error': 'Unhandled' }, body };
  await expect(compileOnFunction(archive, STACK)).rejects.toThrow('the rehearsal found no title');
});

test('a function of an older build, which does not know the request, makes no code cache', async () => {
  answers['POST invocations'] = { body: { statusCode: 401 } };
  await expect(compileOnFunction(archive, STACK)).rejects.toThrow();
});
