import { digest } from '../../../src/lib/digest';
import { WORDS } from '../../../src/storage/codec/vocabulary';

/** Number of words in the first list. `PLACES` is the digest of these words in their order. */
const FIRST = 320;
const PLACES = '58659454eec4a474b1bd5bb3c2ef1849';

test('the words of the first saves keep their places', () => {
  expect(digest(WORDS.slice(0, FIRST).join(' '))).toBe(PLACES);
});

test('no word is listed twice', () => {
  expect(new Set(WORDS).size).toBe(WORDS.length);
});
