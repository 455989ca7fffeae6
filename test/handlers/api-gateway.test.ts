import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { requestOf, resultOf } from '../../src/handlers/api-gateway';

const event = (change: Partial<APIGatewayProxyEventV2>): APIGatewayProxyEventV2 =>
  ({
    headers: { 'X-Signature-Timestamp': '17', 'content-type': 'application/json' },
    isBase64Encoded: false,
    requestContext: { timeEpoch: 1234, domainName: 'a1b2.execute-api.us-east-1.amazonaws.com' },
    ...change,
  }) as APIGatewayProxyEventV2;

const TEXT = '{"name":"Äldric 🐉"}';

test('a body of text becomes the bytes that were signed', () => {
  expect(requestOf(event({ body: TEXT })).body).toEqual(Buffer.from(TEXT, 'utf8'));
});

test('a body in base64 is decoded first', () => {
  const bytes = Buffer.from([0, 255, 128, 10, 13]);
  const body = bytes.toString('base64');
  expect(requestOf(event({ body, isBase64Encoded: true })).body).toEqual(bytes);
});

test('header names are lower case, the time is the host’s, and a missing body is an empty one', () => {
  expect(requestOf(event({}))).toEqual({
    headers: { 'x-signature-timestamp': '17', 'content-type': 'application/json' },
    body: Buffer.alloc(0),
    receivedAt: 1234,
  });
});

test('a reply goes out in base64, so that pictures pass unharmed', () => {
  const body = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255]);
  const result = resultOf({ status: 200, headers: { 'content-type': 'image/png' }, body });
  expect(result).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/png' }, isBase64Encoded: true });
  expect(Buffer.from(result.body ?? '', 'base64')).toEqual(body);
});
