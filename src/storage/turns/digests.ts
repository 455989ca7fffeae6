import { createHash } from 'node:crypto';

/** Digest of bytes, as hexadecimal digits. */
export function digestOfBytes(...parts: Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}
