import type { Board, I18n } from '../types';
import { aboutStairs, type Destination, destinationsOf, isOnStairs, WAYS, type Way } from './destinations';
import { fold } from './find-by-name';
import type { Reading } from './reading';
import { nearestSpelling } from './spelling';

const MOST_NAMES = 8;

function listNames(names: readonly string[], i18n: I18n): string {
  const left = names.length - MOST_NAMES;
  return [names.slice(0, MOST_NAMES).join(', '), ...(left > 0 ? [i18n.more(left)] : [])].join(' ');
}

/** Asks about the most similar name; `null` without a similar name. */
export function didYouMean(list: readonly { name: string }[], text: string, { input }: I18n): string | null {
  const suggestion = nearestSpelling(list, text);
  return suggestion ? input.didYouMean(suggestion.name) : null;
}

/** Names at most eight candidates, and counts the others. */
export const whichOne = (names: readonly string[], i18n: I18n): string => i18n.input.whichOne(listNames(names, i18n));

/** Asks which vendor a word such as `shop` means; `null` for any other text. */
export function whichShop({ board, i18n, languages }: Reading, text: string): string | null {
  if (!languages.some(({ input }) => input.shop.some((word) => fold(word) === fold(text)))) return null;
  const shops = destinationsOf(board, i18n).filter(({ trades, reached }) => trades && !reached);
  if (shops.length === 0) return null;
  return whichOne(
    shops.map(({ name, about }) => `${name} (${about})`),
    i18n,
  );
}

/** Explains that no destination fits. May suggest a destination or one of `words`. */
export function noDestination(
  { board, i18n, languages }: Reading,
  text: string,
  words: readonly string[] = [],
): string {
  const { input } = i18n;
  const underfoot = WAYS.find(
    (way) => isOnStairs(board, way) && languages.some((language) => beginsStairs(board, text, way, language)),
  );
  if (underfoot) return input.onStairs[underfoot];
  const goalsIn = (language: I18n) => destinationsOf(board, language).filter(({ reached }) => !reached);
  const goals = goalsIn(i18n);
  const known = languages.flatMap(goalsIn);
  const suggestion = nearestSpelling(
    [
      ...words.map((name) => ({ name, shown: name, value: '' })),
      ...known.map(({ name, value }) => ({ name, shown: name, value })),
      ...known.map(({ name, about, value }) => ({ name: about, shown: name, value })),
    ],
    text,
  );
  const name = suggestion?.shown;
  const lead = name === undefined ? input.noSuchPlace : input.didYouMean(name);
  const asked = goals.find(({ value }) => value === suggestion?.value)?.name;
  const notable = goals.filter((goal) => goal.notable && goal.name !== asked).sort((a, b) => rankOf(a) - rankOf(b));
  const others = [...new Set(notable.map((goal) => goal.name))];
  if (others.length > 0) return `${lead} ${input.goTo(listNames(others, i18n))}`;
  return name === undefined ? `${lead} ${input.goNowhere}` : lead;
}

const rankOf = ({ ofNote }: Destination): number => (ofNote ? 0 : 1);

function beginsStairs(board: Board, text: string, way: Way, i18n: I18n): boolean {
  const wanted = fold(text);
  if (wanted === '') return false;
  const isStairs = [`stairs ${way}`, ...i18n.input.stairs[way]].some((name) => fold(name).startsWith(wanted));
  return isStairs || fold(aboutStairs(board, i18n, way)).includes(wanted);
}
