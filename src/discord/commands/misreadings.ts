import type { Board, I18n } from '../types';
import { type Destination, destinationsOf, isOnStairs, WAYS } from './destinations';
import { fold } from './find-by-name';
import { nearestSpelling } from './spelling';

/** Names in a reply that says what there is. */
const MOST_NAMES = 8;

/** `Barkeep, Priest and 3 more`. */
function listNames(names: readonly string[], i18n: I18n): string {
  const left = names.length - MOST_NAMES;
  return [names.slice(0, MOST_NAMES).join(', '), ...(left > 0 ? [i18n.more(left)] : [])].join(' ');
}

/** Asks which of several was meant. */
export const whichOne = (names: readonly string[], i18n: I18n): string => i18n.input.whichOne(listNames(names, i18n));

/** Why a text leads nowhere: one stands there, or what may have been meant, and where one could go. */
export function noDestination(board: Board, text: string, i18n: I18n): string {
  const { input } = i18n;
  const underfoot = WAYS.find((way) => isOnStairs(board, way) && beginsStairs(text, way, i18n));
  if (underfoot) return input.onStairs[underfoot];
  const goals = destinationsOf(board, i18n).filter(({ reached }) => !reached);
  const meant = nearestSpelling([...goals, ...goals.map(({ about, ...goal }) => ({ ...goal, name: about }))], text);
  const name = goals.find(({ value }) => value === meant?.value)?.name;
  const lead = name === undefined ? input.noSuchPlace : input.didYouMean(name);
  const notable = goals.filter((goal) => goal.notable && goal.name !== name).sort((a, b) => rankOf(a) - rankOf(b));
  const others = [...new Set(notable.map((goal) => goal.name))];
  if (others.length > 0) return `${lead} ${input.goTo(listNames(others, i18n))}`;
  return name === undefined ? `${lead} ${input.goNowhere}` : lead;
}

/** Sorts stairs and people of note before whoever and whatever else there is. */
const rankOf = ({ ofNote }: Destination): number => (ofNote ? 0 : 1);

/** Is the text the beginning of what stairs are called, which says not yet which way they lead? */
function beginsStairs(text: string, way: (typeof WAYS)[number], { input }: I18n): boolean {
  const wanted = fold(text);
  return wanted !== '' && [`stairs ${way}`, ...input.stairs[way]].some((name) => fold(name).startsWith(wanted));
}
