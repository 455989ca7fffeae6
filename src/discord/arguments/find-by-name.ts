const LONGEST = 200;

/** Folds case, accents and minus signs. Cuts long texts, because normalizing is slow. */
export function fold(text: string): string {
  const start = text.trimStart().slice(0, LONGEST);
  return start.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('−', '-').toLowerCase().trim();
}

/** Finds an id such as `#12`; `undefined` for any other text. */
export function byId<T extends { id: number }>(list: readonly T[], text: string): T | undefined {
  return /^#\d{1,9}$/.test(text) ? list.find(({ id }) => id === Number(text.slice(1))) : undefined;
}

/** Finds the entry at a position such as `3`, counted from 1. */
export function byNumber<T>(list: readonly T[], text: string): T | undefined {
  return /^\d{1,3}$/.test(text) ? list[Number(text) - 1] : undefined;
}

/** Finds a whole name, else a beginning, else another part. Takes the first match. */
export const byName = <T extends { name: string }>(list: readonly T[], text: string): T | undefined =>
  allByName([list], text)[0];

/** Returns all equally good matches of `byName`. `lists` has one list per language. */
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

/** If no name is exact, adds endings such as `trank` in German `Heiltrank`. */
export function matchesByName<T extends { name: string }>(lists: readonly (readonly T[])[], text: string): T[] {
  const wanted = fold(text);
  const best = allByName(lists, text);
  const [first] = best;
  if (!first || best.some(({ name }) => fold(name) === wanted)) return best;
  const inItsLanguage = lists.find((list) => list.includes(first)) ?? [];
  const ending = inItsLanguage.filter(({ name }) => fold(withoutCharges(name)).endsWith(wanted));
  return [...new Set([...best, ...ending])];
}

export const withoutCharges = (name: string): string => name.replace(/ \(\d+\)$/, '');
