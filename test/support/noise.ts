import { createCipheriv } from 'node:crypto';

/** Random text, one string per kilobyte, that compresses to three quarters. It is the same on every call. */
export function noise(kilobytes: number): string[] {
  const bytes = createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16)).update(Buffer.alloc(kilobytes * 750));
  const text = bytes.toString('base64');
  return Array.from({ length: kilobytes }, (_, at) => text.slice(at * 1_000, (at + 1) * 1_000));
}
