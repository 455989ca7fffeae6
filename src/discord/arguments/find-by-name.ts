/** Maximum number of UTF-16 code units that `fold` keeps. Every name in the game is shorter. */
const LONGEST = 200;

/**
 * Returns a text for comparison: in lower case, trimmed, without accents, and with a hyphen for each minus sign. Cuts
 * the text at 200 UTF-16 code units first, because many accents on one letter would make normalizing slow.
 */
export function fold(text: string): string {
  const start = text.trimStart().slice(0, LONGEST);
  return start.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('−', '-').toLowerCase().trim();
}

/** Returns the entry whose id the text gives, such as `#12`; `undefined` for other text, and for an unknown id. */
export function byId<T extends { id: number }>(list: readonly T[], text: string): T | undefined {
  return /^#\d{1,9}$/.test(text) ? list.find(({ id }) => id === Number(text.slice(1))) : undefined;
}

/**
 * Returns the entry at the position that the text gives, counted from 1; `undefined` for other text, and beyond the
 * list.
 */
export function byNumber<T>(list: readonly T[], text: string): T | undefined {
  return /^\d{1,3}$/.test(text) ? list[Number(text) - 1] : undefined;
}

/**
 * Returns the first entry whose whole name equals the text, ignoring case and accents. Otherwise prefers a name that
 * begins with the text to a name that contains the text. Returns `undefined` if no name matches, and for empty text.
 */
export const byName = <T extends { name: string }>(list: readonly T[], text: string): T | undefined =>
  allByName([list], text)[0];

/**
 * Returns all entries that match the text best, by the rules of `byName`. `lists` holds the entries once for each
 * language. If several lists match equally well, returns the entries of the first.
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
 * Returns the entries that match the text best. If no whole name equals the text, adds entries of the same language
 * whose names end with the text. German names may begin or end with the kind of item, as in `Trank der Eile` and
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

/** Removes the charges, such as ` (3)`, from the end of a name. */
export const withoutCharges = (name: string): string => name.replace(/ \(\d+\)$/, '');
