/** Makes texts comparable: no case, no accents, no outer blanks, and the hyphen of keyboards for a minus sign. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('−', '-').toLowerCase().trim();
}

/** `#12` is the thing of that id. */
export function byId<T extends { id: number }>(list: readonly T[], text: string): T | undefined {
  return /^#\d{1,9}$/.test(text) ? list.find(({ id }) => id === Number(text.slice(1))) : undefined;
}

/** `2` is the second of the list, counted from 1. */
function byNumber<T>(list: readonly T[], text: string): T | undefined {
  return /^\d{1,3}$/.test(text) ? list[Number(text) - 1] : undefined;
}

/** The whole name first, then a name that begins so, then one that contains it; of several the first in the list. */
export function byName<T extends { name: string }>(list: readonly T[], text: string): T | undefined {
  const wanted = fold(text);
  if (wanted === '') return undefined;
  return (
    list.find(({ name }) => fold(name) === wanted) ??
    list.find(({ name }) => fold(name).startsWith(wanted)) ??
    list.find(({ name }) => fold(name).includes(wanted))
  );
}

export const byNumberOrName = <T extends { name: string }>(list: readonly T[], text: string): T | undefined =>
  byNumber(list, text) ?? byName(list, text);
