import { pageTextsFor } from '../../../scripts/playground/page-texts';

/** Texts that are the same word in two languages. */
const SAME_WORDS = ['optional'];

/** Texts of the page by name. Texts with parameters get sample values. */
const written = (locale: string): [string, string][] =>
  Object.entries(pageTextsFor(locale)).map(([name, text]) => [
    name,
    typeof text === 'function' ? (text as (...values: string[]) => string)('A', 'B') : JSON.stringify(text),
  ]);

test.each(['de', 'es-419'])('the page in %s has no text in English', (locale) => {
  const english = new Map(written('en-US'));
  const same = written(locale).filter(([name, text]) => english.get(name) === text && !SAME_WORDS.includes(name));
  expect(same).toEqual([]);
});

test('the page is in English for people in other languages', () => {
  expect(pageTextsFor('fr')).toBe(pageTextsFor('en-GB'));
});
