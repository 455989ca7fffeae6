import { generateKeyPairSync, sign } from 'node:crypto';
import { isAuthentic, publicKeyFromHex } from '../../src/handlers/signature';

const NOW = Date.UTC(2026, 10, 20, 12);
const STAMP = String(NOW / 1000);
const BODY = Buffer.from('{"type":1}');

const pair = generateKeyPairSync('ed25519');
const hex = (pair.publicKey.export({ format: 'der', type: 'spki' }) as Buffer).subarray(-32).toString('hex');
const key = publicKeyFromHex(hex);
const signature = (stamp = STAMP, body = BODY) =>
  sign(null, Buffer.concat([Buffer.from(stamp), body]), pair.privateKey).toString('hex');

const asked = { signature: signature(), timestamp: STAMP, body: BODY };

test('a fresh signature of the key is authentic', () => {
  expect(isAuthentic(key, asked, NOW)).toBe(true);
});

test.each([
  ['no signature', { signature: undefined }],
  ['no timestamp', { timestamp: undefined }],
  ['an empty signature', { signature: '' }],
  ['63 bytes of signature', { signature: signature().slice(2) }],
  ['65 bytes of signature', { signature: `${signature()}00` }],
  ['letters that are not hexadecimal', { signature: 'g'.repeat(128) }],
  ['64 wrong bytes', { signature: '0'.repeat(128) }],
  ['an altered body', { body: Buffer.from('{"type":2}') }],
  ['an altered timestamp', { timestamp: String(NOW / 1000 + 1) }],
  ['a timestamp that is no number', { timestamp: 'noon' }],
])('%s is not authentic', (_what, change) => {
  expect(isAuthentic(key, { ...asked, ...change }, NOW)).toBe(false);
});

test('a signature of another key is not authentic', () => {
  const other = generateKeyPairSync('ed25519');
  const forged = sign(null, Buffer.concat([Buffer.from(STAMP), BODY]), other.privateKey).toString('hex');
  expect(isAuthentic(key, { ...asked, signature: forged }, NOW)).toBe(false);
});

test.each([
  ['five minutes old', -300, true],
  ['a second older', -301, false],
  ['a minute ahead', 60, true],
  ['a second more', 61, false],
])('a request %s', (_what, seconds, accepted) => {
  const timestamp = String(NOW / 1000 + seconds);
  expect(isAuthentic(key, { signature: signature(timestamp), timestamp, body: BODY }, NOW)).toBe(accepted);
});

test.each([`${STAMP}x`, `x${STAMP}`, '', '-1', `${'0'.repeat(7)}${STAMP}`])(
  'a signed timestamp %j is invalid',
  (timestamp) => {
    expect(isAuthentic(key, { signature: signature(timestamp), timestamp, body: BODY }, NOW)).toBe(false);
  },
);

test('hex digits of a key and a signature may be capital letters', () => {
  const upper = { ...asked, signature: asked.signature.toUpperCase() };
  expect(isAuthentic(publicKeyFromHex(hex.toUpperCase()), upper, NOW)).toBe(true);
});

test.each(['beef', '', `${hex}00`, `00${hex}`, `x${hex.slice(1)}`])('the public key %j throws', (text) => {
  expect(() => publicKeyFromHex(text)).toThrow('64 hexadecimal digits');
});
