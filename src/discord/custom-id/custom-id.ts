import { formatGuide, type HelpControl, isGuide, parseGuide } from '../features/help/ids';
import { formatFame, isFame, parseFame, type ResultsControl } from '../features/leaderboards/ids';
import { formatTogether, isTogether, type PartyControl, parseTogether } from '../features/parties/ids';
import { formatReplay, isReplay, parseReplay, type ReplayControl } from '../features/replays/ids';
import type { Action, AimedAction, EntityId, RunId } from '../types';
import { formatAction, parseAction } from './action';

/** What a player may name as a seed: letters, digits and dashes, at most 24. */
const SEED = /^[A-Z0-9-]{1,24}$/;

/** Panels that can take the place of the pad. */
export const PANELS = ['pad', 'steps', 'pack', 'spells'] as const;
export type Panel = (typeof PANELS)[number];

/** What is done with the thing picked from a select. */
export const VERBS = ['use', 'equip', 'remove', 'drop', 'answer'] as const;
export type Verb = (typeof VERBS)[number];

/** The two sides of a trade, by what the hero does. */
export const TABS = ['sell', 'buy'] as const;

/** A place in a vendor's panel. Pages count from 0. */
export interface Counter {
  vendor: EntityId;
  tab: (typeof TABS)[number];
  page: number;
}

/** What a button or select asks for. */
export type Control =
  /** With `steps` the directions stay open. */
  | { kind: 'act'; action: Action; steps?: true }
  /** The last action once more; there is nothing to repeat for a button that cannot be pressed. */
  | { kind: 'again'; action: Action | null }
  /** Pages count from 0, the first when there is no word of any. */
  | { kind: 'panel'; panel: Panel; page?: number }
  /** Asks whom it shall hit or, with a cell, shows what it would. */
  | { kind: 'aim'; action: AimedAction }
  | { kind: 'choose'; verb: Verb }
  /** Opens a vendor's panel, or turns its pages. */
  | ({ kind: 'shop' } & Counter)
  /** Buys or sells what is picked, and stays. */
  | ({ kind: 'trade' } & Counter)
  /** Turns the pages of a pending choice. */
  | { kind: 'ask'; page: number }
  /** Asks before the run ends as a victor's. */
  | { kind: 'retire' }
  /** The last turns of a run that is over, as an animation. */
  | { kind: 'last' }
  /** Describes what is picked. */
  | { kind: 'examine' }
  | { kind: 'look' }
  | { kind: 'help' }
  | PartyControl
  | ReplayControl
  /** Begins anew, on this seed when one was asked for. */
  | { kind: 'restart'; seed: string | null }
  | ResultsControl
  | HelpControl;

/** In place of a run, for what is about none. */
export const NO_RUN = { run: '-', version: 0 } as const;

export interface CustomId {
  run: RunId;
  version: number;
  control: Control;
}

/** Version of the grammar below: `v1|run|turn|control`. A control of another version is answered with the board. */
const VERSION = 'v1';

/** At most 100 characters, unique within a message because every control of a message differs. */
export function formatCustomId({ run, version, control }: CustomId): string {
  return [VERSION, run, version, formatControl(control)].join('|');
}

/** `null` for a control of another version or one we never made. */
export function parseCustomId(text: string): CustomId | null {
  const [version, run, v, code, ...rest] = text.split('|');
  if (version !== VERSION || !run || !v || !/^\d{1,9}$/.test(v) || code === undefined || rest.length > 0) return null;
  const control = parseControl(code);
  return control && { run, version: Number(v), control };
}

function formatControl(control: Control): string {
  if (isTogether(control)) return formatTogether(control);
  if (isReplay(control)) return formatReplay(control);
  if (isFame(control)) return formatFame(control);
  if (isGuide(control)) return formatGuide(control);
  switch (control.kind) {
    case 'act':
      return `${control.steps ? 'go' : 'do'}:${formatAction(control.action)}`;
    case 'again':
      return control.action ? `again:${formatAction(control.action)}` : 'again';
    case 'panel':
      return control.page ? `panel:${control.panel}:${control.page}` : `panel:${control.panel}`;
    case 'aim':
      return `aim:${formatAction(control.action)}`;
    case 'shop':
    case 'trade':
      return `${control.kind}:${control.vendor}:${control.tab}:${control.page}`;
    case 'ask':
      return `ask:${control.page}`;
    case 'choose':
      return `choose:${control.verb}`;
    case 'restart':
      return control.seed === null ? 'restart' : `restart:${control.seed}`;
    default:
      return control.kind;
  }
}

function parseControl(code: string): Control | null {
  const [head = '', ...words] = code.split(':');
  switch (head) {
    case 'do':
    case 'go': {
      const action = parseAction(words);
      return action && { kind: 'act', action, ...(head === 'go' ? { steps: true } : {}) };
    }
    case 'again': {
      const action = parseAction(words);
      return action && { kind: 'again', action };
    }
    case 'panel':
      return parsePanel(words);
    case 'aim':
      return parseAim(words);
    case 'shop':
    case 'trade':
      return parseCounter(head, words);
    case 'ask':
      return PAGE.test(words[0] ?? '') ? { kind: head, page: Number(words[0]) } : null;
    case 'choose':
      return VERBS.includes(words[0] as Verb) ? { kind: 'choose', verb: words[0] as Verb } : null;
    case 'restart':
      return words[0] === undefined || SEED.test(words[0]) ? { kind: head, seed: words[0] ?? null } : null;
    case 'last':
    case 'look':
    case 'help':
    case 'retire':
    case 'examine':
      return { kind: head };
    default:
      return (
        parseTogether(head, words) ?? parseReplay(head, words) ?? parseFame(head, words) ?? parseGuide(head, words)
      );
  }
}

const PAGE = /^\d{1,3}$/;

function parsePanel([name, page]: string[]): Control | null {
  const panel = PANELS.find((each) => each === name);
  if (!panel || (page !== undefined && !PAGE.test(page))) return null;
  return page === undefined ? { kind: 'panel', panel } : { kind: 'panel', panel, page: Number(page) };
}

function parseAim(words: string[]): Control | null {
  const action = parseAction(words);
  return action?.kind === 'use' || action?.kind === 'cast' ? { kind: 'aim', action } : null;
}

function parseCounter(kind: 'shop' | 'trade', [vendor = '', side, page = '']: string[]): Control | null {
  const tab = TABS.find((each) => each === side);
  if (!tab || !/^\d{1,9}$/.test(vendor) || !PAGE.test(page)) return null;
  return { kind, vendor: Number(vendor), tab, page: Number(page) };
}
