import { digest } from '../../../src/lib/digest';
import { WORDS } from '../../../src/storage/codec/words';

/** How many words the list began with, and the digest of these. */
const FIRST = 237;
const PLACES = '832668c39c20314329ccb1cd8cfed48e';

test('the words of the first saves keep their places', () => {
  expect(digest(WORDS.slice(0, FIRST).join(' '))).toBe(PLACES);
});

test('no word stands twice', () => {
  expect(new Set(WORDS).size).toBe(WORDS.length);
});
