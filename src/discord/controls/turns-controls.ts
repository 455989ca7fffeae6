import { SEED_CODE } from '../../lib/seed-code';
import { formatAction, parseAction } from '../custom-id/action';
import { controlFamily, oneOf, RAW_ID } from '../custom-id/control-family';
import type { Action, AimedAction, RawId } from '../types';
import { type Counter, counterWords, parseCounter } from './panel-controls';

/** Actions on a thing that the player picks from a menu. */
export const VERBS = ['use', 'equip', 'remove', 'drop', 'fetch', 'answer'] as const;
export type Verb = (typeof VERBS)[number];

/** Starts a new run, with this seed code or campaign if one is given. */
export interface Restart {
  kind: 'restart';
  seed: string | null;
  campaign?: RawId;
}

/** True if the action can have a target. */
export const isAimed = (action: Action): action is AimedAction =>
  action.kind === 'use' || action.kind === 'cast' || action.kind === 'fire';

/** Controls for playing a run or starting a new one. */
export type TurnControl =
  | { kind: 'act'; action: Action }
  /** Submits the action and keeps the direction buttons open. */
  | { kind: 'walk'; action: Action }
  /** Repeats the last action; `null` on a disabled button. */
  | { kind: 'repeat'; action: Action | null }
  /** Asks for a target. If the action already has a cell, shows what the action would hit at that cell. */
  | { kind: 'aim'; action: AimedAction }
  /** Submits the verb with the picked thing. */
  | { kind: 'choose'; verb: Verb }
  /** Walks to the picked person or place. */
  | { kind: 'visit' }
  /** Makes the trade that `item` names, or that the player picks from a menu. Leaves the vendor's panel open. */
  | ({ kind: 'trade'; item?: string } & Counter)
  | Restart
  /** Sets a damaged run aside, so that the player can start another. */
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
