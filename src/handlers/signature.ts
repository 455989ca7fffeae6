import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { SignedRequest } from '../discord/http/endpoint';

/** DER prefix of an Ed25519 public key (RFC 8410). */
const SPKI_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');
const HEX_KEY = /^[0-9a-f]{64}$/i;
const HEX_SIGNATURE = /^[0-9a-f]{128}$/i;

const MAX_AGE = 300;
const MAX_AHEAD = 60;

/** Throws if `hex` is not 64 hexadecimal digits. */
export function publicKeyFromHex(hex: string): KeyObject {
  if (!HEX_KEY.test(hex)) throw new Error('The public key must be 64 hexadecimal digits, as on the application page.');
  return createPublicKey({ key: Buffer.concat([SPKI_PREFIX, Buffer.from(hex, 'hex')]), format: 'der', type: 'spki' });
}

/** Accepts timestamps up to 300 seconds old or 60 seconds ahead. Never throws. */
export function isAuthentic(key: KeyObject, request: SignedRequest, nowMs: number): boolean {
  const { signature, timestamp, body } = request;
  if (signature === undefined || timestamp === undefined) return false;
  if (!HEX_SIGNATURE.test(signature) || !/^\d{1,16}$/.test(timestamp)) return false;
  const age = nowMs / 1000 - Number(timestamp);
  if (age > MAX_AGE || age < -MAX_AHEAD) return false;
  return verify(null, Buffer.concat([Buffer.from(timestamp), body]), key, Buffer.from(signature, 'hex'));
}
