import { parseErrorBody } from '../../../src/discord/http/error-body';
import {
  backoff,
  isAccepted,
  isInvalid,
  isUnclear,
  pauseBeforeResending,
  type RestResponse,
  retryAfterOf,
} from '../../../src/discord/http/resend';

const response = (status: number, more: Partial<RestResponse> = {}): RestResponse => {
  return { status, retryAfter: null, code: null, error: null, ...more };
};

const failed = (code: string): RestResponse =>
  response(0, { error: Object.assign(new TypeError('fetch failed'), { cause: { code } }) });

test.each([
  [199, false],
  [200, true],
  [204, true],
  [299, true],
  [300, false],
  [404, false],
])('%i is accepted: %s', (status, accepted) => {
  expect(isAccepted(response(status))).toBe(accepted);
});

test.each([
  [399, false],
  [400, true],
  [401, true],
  [404, false],
  [429, false],
  [499, true],
  [500, false],
])('%i means that the request itself is wrong: %s', (status, invalid) => {
  expect(isInvalid(response(status))).toBe(invalid);
});

test.each([
  ['an answer of 500', response(500), true],
  ['an answer of 499', response(499), false],
  ['no answer', response(0), true],
  ['a connection that broke', failed('ECONNRESET'), true],
  ['a connection refused', failed('ECONNREFUSED'), false],
  ['a host without a route', failed('EHOSTUNREACH'), false],
  ['a network without a route', failed('ENETUNREACH'), false],
  ['a host without an address', failed('ENOTFOUND'), false],
  ['a host whose address is not to be had now', failed('EAI_AGAIN'), false],
  ['a connection not made in time', failed('UND_ERR_CONNECT_TIMEOUT'), false],
])('after %s the request may have been carried out: %s', (_, given, unclear) => {
  expect(isUnclear(given)).toBe(unclear);
});

test('the pause doubles with every failure, up to ten seconds', () => {
  expect([1, 2, 3, 7, 8, 20].map(backoff)).toEqual([150, 300, 600, 9_600, 10_000, 10_000]);
});

test.each([
  ['an error of Discord', response(503), 2, 0, 300],
  ['a wait that Discord asks for', response(429, { retryAfter: 2_000 }), 1, 0, 2_000],
  ['a wait shorter than the first pause', response(429, { retryAfter: 0 }), 1, 0, 150],
  ['a request found at fault', response(400), 1, 0, null],
  ['nothing found yet', response(404), 1, 4_999, 150],
  ['nothing found for long', response(404), 1, 5_000, null],
  ['a webhook not known yet', response(404, { code: 10_015 }), 1, 4_999, 150],
  ['a webhook not known for long', response(404, { code: 10_015 }), 1, 5_000, null],
  ['a message that was deleted', response(404, { code: 10_008 }), 1, 0, null],
  ['a channel that was deleted', response(404, { code: 10_003 }), 1, 0, null],
])('after %s', (_, given, failures, elapsed, pause) => {
  expect(pauseBeforeResending(given, failures, elapsed)).toBe(pause);
});

test.each([
  ['1.5', null, 1_500],
  ['0', null, 0],
  ['0.0001', null, 1],
  [null, { retry_after: 0.25 }, 250],
  [null, { retry_after: '3' }, 3_000],
  ['2', { retry_after: 9 }, 2_000],
  ['', { retry_after: 9 }, 9_000],
  ['soon', { retry_after: 9 }, 9_000],
  ['-1', null, null],
  [null, { retry_after: -1 }, null],
  [null, { retry_after: null }, null],
  [null, 'busy', null],
  [null, null, null],
  ['Infinity', null, null],
])('the header %j and the body %j ask to wait %j ms', (header, body, ms) => {
  expect(retryAfterOf(header, parseErrorBody(JSON.stringify(body)))).toBe(ms);
});

test('a code of Discord is a number in an object', () => {
  const codes = ['{"code":10015,"retry_after":[]}', '{"code":"10015"}', '{}', 'null', '"code"', '<html>', ''];
  expect(codes.map((text) => parseErrorBody(text).code)).toEqual([10_015, null, null, null, null, null, null]);
});
