import { SEED_CODE } from '../../lib/seed-code';
import { formatAction, parseAction } from '../custom-id/action';
import { controlFamily, oneOf, RAW_ID } from '../custom-id/control-family';
import type { Action, AimedAction, RawId } from '../types';
import { type Counter, counterWords, parseCounter } from './panel-controls';

export const VERBS = ['use', 'equip', 'remove', 'drop', 'throw', 'fetch', 'answer'] as const;
export type Verb = (typeof VERBS)[number];

/** A `null` seed is random. A seed code may name campaign and kit. */
export interface Restart {
  kind: 'restart';
  seed: string | null;
  campaign?: RawId;
  kit?: RawId;
  /** True on buttons of the welcome message. The first board then gives a hint. */
  welcome?: true;
}

export const isAimed = (action: Action): action is AimedAction =>
  action.kind === 'use' || action.kind === 'cast' || action.kind === 'fire' || action.kind === 'throw';

export type TurnControl =
  | { kind: 'act'; action: Action }
  /** The reply keeps the direction buttons open. */
  | { kind: 'walk'; action: Action }
  /** Another button may submit the same action, and custom ids must differ. */
  | { kind: 'option'; action: Action }
  /** Submits the last action again. The bot makes no button with `null`. */
  | { kind: 'repeat'; action: Action | null }
  /** Asks for a target, or previews a chosen target. */
  | { kind: 'aim'; action: AimedAction }
  | { kind: 'choose'; verb: Verb }
  | { kind: 'visit' }
  /** Trades `item`, else the item picked from a menu. */
  | ({ kind: 'trade'; item?: string } & Counter)
  | Restart
  | { kind: 'set-aside' };

const FIRST = 'first';

export const turnControls = controlFamily<TurnControl>({
  act: {
    head: 'do',
    words: ({ action }) => [formatAction(action)],
    parse(words) {
      const action = parseAction(words);
      return action && { kind: 'act', action };
    },
  },
  walk: {
    head: 'go',
    words: ({ action }) => [formatAction(action)],
    parse(words) {
      const action = parseAction(words);
      return action && { kind: 'walk', action };
    },
  },
  option: {
    head: 'option',
    words: ({ action }) => [formatAction(action)],
    parse(words) {
      const action = parseAction(words);
      return action && { kind: 'option', action };
    },
  },
  repeat: {
    head: 'again',
    words: ({ action }) => (action ? [formatAction(action)] : []),
    parse(words) {
      const action = parseAction(words);
      return action && { kind: 'repeat', action };
    },
  },
  aim: {
    head: 'aim',
    words: ({ action }) => [formatAction(action)],
    parse(words) {
      const action = parseAction(words);
      return action && isAimed(action) ? { kind: 'aim', action } : null;
    },
  },
  choose: {
    head: 'choose',
    words: ({ verb }) => [verb],
    parse([word]) {
      const verb = oneOf(VERBS, word);
      return verb && { kind: 'choose', verb };
    },
  },
  visit: { head: 'visit' },
  trade: {
    head: 'trade',
    words: (counter) => [...counterWords(counter), ...(counter.item === undefined ? [] : [counter.item])],
    parse(words) {
      const counter = parseCounter(words);
      const [, , , item] = words;
      return counter && { kind: 'trade', ...counter, ...(item === undefined ? {} : { item }) };
    },
  },
  restart: {
    head: 'restart',
    words({ seed, campaign = '', kit = '', welcome }) {
      const words = [seed ?? '', campaign, kit, welcome ? FIRST : ''];
      return words.slice(0, words.findLastIndex((word) => word !== '') + 1);
    },
    parse([seed = '', campaign = '', kit = '', first = '']) {
      if (seed !== '' && !SEED_CODE.test(seed)) return null;
      if ([campaign, kit].some((id) => id !== '' && !RAW_ID.test(id)) || !['', FIRST].includes(first)) return null;
      return {
        ...{ kind: 'restart', seed: seed === '' ? null : seed },
        ...(campaign === '' ? {} : { campaign }),
        ...(kit === '' ? {} : { kit }),
        ...(first === '' ? {} : { welcome: true }),
      };
    },
  },
  'set-aside': { head: 'aside' },
});
