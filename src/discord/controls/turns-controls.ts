import { SEED_CODE } from '../../lib/seed-code';
import { formatAction, parseAction } from '../custom-id/action';
import { controlFamily, oneOf, RAW_ID } from '../custom-id/control-family';
import type { Action, AimedAction, RawId } from '../types';
import { type Counter, counterWords, parseCounter } from './panel-controls';

/** What is done with the thing picked from a menu. */
export const VERBS = ['use', 'equip', 'remove', 'drop', 'fetch', 'answer'] as const;
export type Verb = (typeof VERBS)[number];

/** Starts a new run, on this seed code or of this campaign if there is one. */
export interface Restart {
  kind: 'restart';
  seed: string | null;
  campaign?: RawId;
}

/** Does it take a target? */
export const isAimed = (action: Action): action is AimedAction =>
  action.kind === 'use' || action.kind === 'cast' || action.kind === 'fire';

/** Controls that play, or start a new run. */
export type TurnControl =
  | { kind: 'act'; action: Action }
  /** Acts too, and keeps the panel of directions open. */
  | { kind: 'walk'; action: Action }
  /** The last action once more; `null` on a button that cannot be pressed. */
  | { kind: 'repeat'; action: Action | null }
  /** Asks for a target or, with a cell, shows what the action would hit. */
  | { kind: 'aim'; action: AimedAction }
  /** Acts on what is picked. */
  | { kind: 'choose'; verb: Verb }
  /** Walks to whoever is picked. */
  | { kind: 'visit' }
  /** Buys or sells what is picked, or on a button what it names, and leaves the vendor's panel open. */
  | ({ kind: 'trade'; item?: string } & Counter)
  | Restart
  /** Lets a damaged run go. */
  | { kind: 'set-aside' };

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
    words({ seed, campaign }) {
      if (campaign !== undefined) return [seed ?? '', campaign];
      return seed === null ? [] : [seed];
    },
    parse([word = '', campaign]) {
      const seed = word === '' ? null : word;
      if (seed !== null && !SEED_CODE.test(seed)) return null;
      if (campaign === undefined) return { kind: 'restart', seed };
      return RAW_ID.test(campaign) ? { kind: 'restart', seed, campaign } : null;
    },
  },
  'set-aside': { head: 'aside' },
});
