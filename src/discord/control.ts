import { formatAction, isRawId, parseAction } from './control-action';
import type { Action, RawId, RunId } from './types';

/** What a player may name as a seed: letters, digits and dashes, at most 24. */
const SEED = /^[A-Z0-9-]{1,24}$/;

/** Panels that can take the place of the pad. */
export const PANELS = ['pad', 'pack', 'spells'] as const;
export type Panel = (typeof PANELS)[number];

/** What is done with the thing picked from a select. */
export const VERBS = ['use', 'equip', 'remove', 'drop', 'answer'] as const;
export type Verb = (typeof VERBS)[number];

/** What a button or select asks for. */
export type Control =
  | { kind: 'act'; action: Action }
  | { kind: 'panel'; panel: Panel }
  /** Asks whom a spell shall hit. */
  | { kind: 'aim'; spell: RawId }
  | { kind: 'choose'; verb: Verb }
  | { kind: 'look' }
  | { kind: 'help' }
  /** Begins anew, on this seed when one was asked for. */
  | { kind: 'restart'; seed: string | null };

export interface ControlId {
  run: RunId;
  v: number;
  control: Control;
}

/** Version of the grammar below: `v1|run|turn|control`. A control of another version is answered with the board. */
const VERSION = 'v1';

/** At most 100 characters, unique within a message because every control of a message differs. */
export function formatControlId({ run, v, control }: ControlId): string {
  return [VERSION, run, v, formatControl(control)].join('|');
}

/** `null` for a control of another version or one we never made. */
export function parseControlId(text: string): ControlId | null {
  const [version, run, v, code, ...rest] = text.split('|');
  if (version !== VERSION || !run || !v || !/^\d{1,9}$/.test(v) || code === undefined || rest.length > 0) return null;
  const control = parseControl(code);
  return control && { run, v: Number(v), control };
}

function formatControl(control: Control): string {
  switch (control.kind) {
    case 'act':
      return `do:${formatAction(control.action)}`;
    case 'panel':
      return `panel:${control.panel}`;
    case 'aim':
      return `aim:${control.spell}`;
    case 'choose':
      return `choose:${control.verb}`;
    case 'restart':
      return control.seed === null ? 'restart' : `restart:${control.seed}`;
    default:
      return control.kind;
  }
}

function parseControl(code: string): Control | null {
  const [head, ...words] = code.split(':');
  switch (head) {
    case 'do': {
      const action = parseAction(words);
      return action && { kind: 'act', action };
    }
    case 'panel':
      return PANELS.includes(words[0] as Panel) ? { kind: 'panel', panel: words[0] as Panel } : null;
    case 'aim':
      return isRawId(words[0] ?? '') ? { kind: 'aim', spell: words[0] as string } : null;
    case 'choose':
      return VERBS.includes(words[0] as Verb) ? { kind: 'choose', verb: words[0] as Verb } : null;
    case 'restart':
      return words[0] === undefined || SEED.test(words[0]) ? { kind: head, seed: words[0] ?? null } : null;
    case 'look':
    case 'help':
      return { kind: head };
    default:
      return null;
  }
}
