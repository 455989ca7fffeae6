import { captionText, newestLines, rankingLine, statusLine } from '../../../src/discord/board/caption';
import { boardOf, englishI18n } from '../../support/bot-fixture';
import { scenario } from '../../support/scenario';

/** The caption's limit of characters. */
const LIMIT = 1100;

describe('a caption', () => {
  test('is empty when nothing happened', () => {
    expect(captionText([], undefined)).toBe('');
    expect(captionText([], '')).toBe('');
  });

  test('has the note above the sentences, and escapes their Markdown but not its own', () => {
    expect(captionText(['a *b*', 'c'], 'Noted.')).toBe('*Noted.*\na \\*b\\*\nc');
  });

  test('keeps the first sentence and the newest, twelve in all', () => {
    const sentences = Array.from({ length: 20 }, (_, index) => `s${index}`);
    expect(captionText(sentences, undefined).split('\n')).toEqual(['s0', ...sentences.slice(9)]);
    expect(captionText(sentences.slice(0, 12), undefined).split('\n')).toEqual(sentences.slice(0, 12));
  });

  test('of exactly its limit is whole; of one character more it loses the second sentence', () => {
    const rest = 'c'.repeat(LIMIT - 'aa\nbb\n'.length);
    expect(captionText(['aa', 'bb', rest], undefined)).toBe(`aa\nbb\n${rest}`);
    expect(captionText(['aa', 'bb', `${rest}c`], undefined)).toBe(`aa\n${rest}c`);
  });

  test('of one sentence that is too long is cut', () => {
    const caption = captionText(['x'.repeat(LIMIT + 1)], undefined);
    expect(caption.length).toBeLessThanOrEqual(LIMIT);
    expect(captionText(['x'.repeat(LIMIT)], undefined)).toBe('x'.repeat(LIMIT));
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
