/** Makes texts comparable: no case, no accents, no outer blanks, and the hyphen of keyboards for a minus sign. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('−', '-').toLowerCase().trim();
}

/** `#12` is the thing of that id. */
export function byId<T extends { id: number }>(list: readonly T[], text: string): T | undefined {
  return /^#\d{1,9}$/.test(text) ? list.find(({ id }) => id === Number(text.slice(1))) : undefined;
}

/** `2` is the second of the list, counted from 1. */
export function byNumber<T>(list: readonly T[], text: string): T | undefined {
  return /^\d{1,3}$/.test(text) ? list[Number(text) - 1] : undefined;
}

/** The whole name first, then a name that begins so, then one that contains it; of several the first in the list. */
export const byName = <T extends { name: string }>(list: readonly T[], text: string): T | undefined =>
  allByName([list], text)[0];

/**
 * All that are named as well as the best of them: wholly, by how they begin, or by a part. Each list has the same by
 * their names in another language; of what is named as well in several that of the first is taken.
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
 * The same, and unless one is named wholly those whose names end so in the same language: German has what a thing is at
 * the head of one name and at the end of another, as in `Trank der Eile` and `Heiltrank`.
 */
export function allThatMayBeMeant<T extends { name: string }>(lists: readonly (readonly T[])[], text: string): T[] {
  const wanted = fold(text);
  const best = allByName(lists, text);
  const [first] = best;
  if (!first || best.some(({ name }) => fold(name) === wanted)) return best;
  const inItsLanguage = lists.find((list) => list.includes(first)) ?? [];
  const ending = inItsLanguage.filter(({ name }) => fold(withoutCharges(name)).endsWith(wanted));
  return [...new Set([...best, ...ending])];
}

/** The name of a thing, by which alone it is no other thing: its charges stand at the end of it. */
export const withoutCharges = (name: string): string => name.replace(/ \(\d+\)$/, '');
