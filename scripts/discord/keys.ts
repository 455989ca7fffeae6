import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestSigner } from './fake-discord';

/** A key pair in place of Discord's. The private key signs requests, and the public key configures the application. */
export interface SigningKeys extends RequestSigner {
  /** 32 bytes in lower-case hexadecimal, for DISCORD_PUBLIC_KEY. */
  publicKey: string;
  privateKey: KeyObject;
}

function keysOf(privateKey: KeyObject): SigningKeys {
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  const publicKey = spki.subarray(-32).toString('hex');
  return { publicKey, privateKey, headers: (body, now) => signedHeaders({ privateKey }, body, now) };
}

export function createSigningKeys(): SigningKeys {
  return keysOf(generateKeyPairSync('ed25519').privateKey);
}

/** Creates the key pair on the first call, in a file that only its owner can read. */
export function signingKeysOf(dataDir: string): SigningKeys {
  const file = join(dataDir, 'signing-key.pem');
  if (existsSync(file)) return keysOf(createPrivateKey(readFileSync(file)));
  mkdirSync(dataDir, { recursive: true });
  const { privateKey } = generateKeyPairSync('ed25519');
  // Renames a complete file, so that the file never contains a part of a key, even if the disk is full.
  writeFileSync(`${file}.new`, privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return keysOf(privateKey);
}

/** Returns Discord's headers for a request. `now` is in milliseconds since 1970, the timestamp in whole seconds. */
export function signedHeaders(
  keys: Pick<SigningKeys, 'privateKey'>,
  body: string | Buffer,
  now: number,
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  const message = Buffer.concat([Buffer.from(timestamp), Buffer.from(body)]);
  return {
    'content-type': 'application/json',
    'x-signature-ed25519': sign(null, message, keys.privateKey).toString('hex'),
    'x-signature-timestamp': timestamp,
  };
}
