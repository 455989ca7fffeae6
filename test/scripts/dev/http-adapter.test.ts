import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { bodyOf, eventOf, writeResult } from '../../../scripts/dev/http-adapter';

let server: Server;
let url: string;
let seen: APIGatewayProxyEventV2;
let result: APIGatewayProxyStructuredResultV2;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    seen = eventOf(request, await bodyOf(request), 1_700_000_000_000);
    writeResult(result, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test('a JSON body arrives as text, its bytes unchanged', async () => {
  result = { statusCode: 200 };
  await fetch(`${url}/interactions?a=1`, {
    method: 'POST',
    body: '{"é": 1 }',
    headers: { 'content-type': 'application/json', 'X-Signature-Ed25519': 'ab' },
  });
  expect(seen.body).toBe('{"é": 1 }');
  expect(seen.isBase64Encoded).toBe(false);
  expect(seen.headers['x-signature-ed25519']).toBe('ab');
  expect(seen.rawPath).toBe('/interactions');
  expect(seen.rawQueryString).toBe('a=1');
  expect(seen.requestContext.http.method).toBe('POST');
  expect(seen.requestContext.timeEpoch).toBe(1_700_000_000_000);
});

test('a binary body arrives in base64', async () => {
  result = { statusCode: 200 };
  const bytes = new Uint8Array([0, 255, 254, 10]);
  await fetch(url, { method: 'POST', body: bytes, headers: { 'content-type': 'application/octet-stream' } });
  expect(seen.isBase64Encoded).toBe(true);
  expect(Buffer.from(seen.body!, 'base64')).toEqual(Buffer.from(bytes));
});

test('a base64 result is sent as the bytes it stands for', async () => {
  const bytes = Buffer.from([0, 1, 2, 250]);
  result = {
    statusCode: 201,
    headers: { 'content-type': 'image/png' },
    body: bytes.toString('base64'),
    isBase64Encoded: true,
  };
  const response = await fetch(url);
  expect(response.status).toBe(201);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
});
