import { captionText, linesBeside, newestLines, rankingLine, statusLine } from '../../../src/discord/board/caption';
import { boardOf, englishI18n } from '../../support/bot-fixture';
import { scenario } from '../../support/scenario';

/** The caption's limit of characters. */
const LIMIT = 1100;

describe('a caption', () => {
  const caption = (sentences: readonly string[], note?: string) =>
    captionText(sentences, note, (left) => `${left} left`);

  test('is empty when nothing happened', () => {
    expect(caption([])).toBe('');
    expect(caption([], '')).toBe('');
  });

  test('has the note above the sentences, and escapes their Markdown but not its own', () => {
    expect(caption(['a *b*', 'c'], 'Noted.')).toBe('*Noted.*\na \\*b\\*\nc');
  });

  test('keeps the first sentence and the newest, twelve in all, and counts the others', () => {
    const sentences = Array.from({ length: 20 }, (_, index) => `s${index}`);
    expect(caption(sentences).split('\n')).toEqual(['s0', '-# 8 left', ...sentences.slice(9)]);
    expect(caption(sentences.slice(0, 12)).split('\n')).toEqual(sentences.slice(0, 12));
  });

  test('of exactly its limit is whole; of one character more it loses the second sentence, and says so', () => {
    const rest = 'c'.repeat(LIMIT - 'aa\nbb\n'.length);
    expect(caption(['aa', 'bb', rest])).toBe(`aa\nbb\n${rest}`);
    expect(caption(['aa', 'bb', `${rest}c`])).toBe(`aa\n-# 1 left\n${rest}c`);
  });

  test('of one sentence that is too long is cut', () => {
    expect(caption(['x'.repeat(LIMIT + 1)]).length).toBeLessThanOrEqual(LIMIT);
    expect(caption(['x'.repeat(LIMIT)])).toBe('x'.repeat(LIMIT));
  });

  test('beside a picture has what the picture does not tell, in order', () => {
    expect(linesBeside(['c', 'd'], ['a', 'b', 'c', 'd'])).toEqual(['a', 'b']);
    expect(linesBeside([], ['a', 'b'])).toEqual(['a', 'b']);
    expect(linesBeside(['a'], ['a', 'b', 'a'])).toEqual(['a', 'b']);
    expect(linesBeside(['elsewhere'], ['a'])).toEqual(['a']);
  });
});

test('the newest lines within a limit are kept in order, one at least', () => {
  expect(newestLines(['a', 'b', 'c'], 3)).toEqual(['b', 'c']);
  expect(newestLines(['a', 'b', 'c'], 2)).toEqual(['c']);
  expect(newestLines(['a', 'b', 'c'], 5)).toEqual(['a', 'b', 'c']);
  expect(newestLines(['long'], 1)).toEqual(['long']);
  expect(newestLines([], 1)).toEqual([]);
});

test('only a run of chance of one player is said to be ranked no more', () => {
  const board = boardOf(scenario('@'));
  const party = { mode: 'vote', holder: '1', votes: [], needed: 1, open: 0, idle: false, log: [] } as never;
  expect(rankingLine({ ...board, ranked: false }, englishI18n)).toMatch(/^-# ./);
  expect(rankingLine(board, englishI18n)).toBe('');
  expect(rankingLine({ ...board, ranked: false, origin: { kind: 'seed' } }, englishI18n)).toBe('');
  expect(rankingLine({ ...board, ranked: false, party }, englishI18n)).toBe('');
});

test('the status is one line of small print with Markdown escaped', () => {
  const status = statusLine(boardOf({ ...scenario('@'), heroName: 'x' }), englishI18n);
  expect(status).toMatch(/^-# \S[^\n]*$/);
});
