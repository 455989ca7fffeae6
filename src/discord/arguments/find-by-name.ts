/** Length at which texts are cut before they are compared. Every name that the game shows is shorter. */
const LONGEST = 200;

/**
 * Makes texts comparable: lower case, no accents, no outer blanks, and a keyboard hyphen for the minus sign. Cuts a
 * long text first, because normalizing takes time that grows with the square of the marks on one letter.
 */
export function fold(text: string): string {
  const start = text.trimStart().slice(0, LONGEST);
  return start.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('−', '-').toLowerCase().trim();
}

/** Reads `#12` as the id of a thing in the list; returns `undefined` for other text. */
export function byId<T extends { id: number }>(list: readonly T[], text: string): T | undefined {
  return /^#\d{1,9}$/.test(text) ? list.find(({ id }) => id === Number(text.slice(1))) : undefined;
}

/** Reads `2` as the second entry of the list, counted from 1; returns `undefined` for other text. */
export function byNumber<T>(list: readonly T[], text: string): T | undefined {
  return /^\d{1,3}$/.test(text) ? list[Number(text) - 1] : undefined;
}

/** Finds an entry by its whole name, otherwise by the beginning, otherwise by any part; the first of equals. */
export const byName = <T extends { name: string }>(list: readonly T[], text: string): T | undefined =>
  allByName([list], text)[0];

/**
 * Returns all entries that match the text best: by the whole name, else by its beginning, else by any part. Each list
 * holds the same entries, named in another language. If several lists match equally well, the first list wins.
 */
export function allByName<T extends { name: string }>(lists: readonly (readonly T[])[], text: string): T[] {
  const wanted = fold(text);
  if (wanted === '') return [];
  const named = [
    (name: string) => name === wanted,
    (name: string) => name.startsWith(wanted),
    (name: string) => name.includes(wanted),
  ].flatMap((fits) => lists.map((list) => list.filter(({ name }) => fits(fold(name)))));
  return named.find(({ length }) => length > 0) ?? [];
}

/**
 * Returns the best matches for a text. Unless one is a whole name, also returns entries in the same language whose
 * names end with the text. In German the kind of thing begins some names and ends others: `Trank der Eile`,
 * `Heiltrank`.
 */
export function matchesByName<T extends { name: string }>(lists: readonly (readonly T[])[], text: string): T[] {
  const wanted = fold(text);
  const best = allByName(lists, text);
  const [first] = best;
  if (!first || best.some(({ name }) => fold(name) === wanted)) return best;
  const inItsLanguage = lists.find((list) => list.includes(first)) ?? [];
  const ending = inItsLanguage.filter(({ name }) => fold(withoutCharges(name)).endsWith(wanted));
  return [...new Set([...best, ...ending])];
}

/** Removes the charges from the end of an item's name, because they do not tell items apart. */
export const withoutCharges = (name: string): string => name.replace(/ \(\d+\)$/, '');
