import type { Action, Direction, RunId } from './types';

/** Panels that can take the place of the pad. */
export const PANELS = ['pad', 'pack', 'spells', 'abandon'] as const;
export type Panel = (typeof PANELS)[number];

/** What a button or select asks for. */
export type Control =
  | { kind: 'act'; action: Action }
  | { kind: 'panel'; panel: Panel }
  | { kind: 'aim'; what: 'spell' | 'item'; id: string }
  | { kind: 'choose'; verb: 'use' | 'equip' | 'remove' | 'drop' | 'cast' | 'answer' }
  | { kind: 'look' }
  | { kind: 'start' }
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
      return `aim:${control.what}:${control.id}`;
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
      return (words[0] === 'spell' || words[0] === 'item') && words[1]
        ? { kind: 'aim', what: words[0], id: words[1] }
        : null;
    case 'choose': {
      const verb = words[0] as 'use';
      return ['use', 'equip', 'remove', 'drop', 'cast', 'answer'].includes(verb) ? { kind: 'choose', verb } : null;
    }
    case 'restart':
      return words[0] === undefined || SEED.test(words[0]) ? { kind: head, seed: words[0] ?? null } : null;
    case 'look':
    case 'start':
      return { kind: head };
    default:
      return null;
  }
}

/** What a player may name as a seed: letters, digits and dashes, at most 24. */
export const SEED = /^[A-Z0-9-]{1,24}$/;

/** Arguments in a fixed order after the kind; a trailing `!` on the kind says that the danger is accepted. */
function formatAction(action: Action): string {
  const sure = 'sure' in action && action.sure ? '!' : '';
  const head = `${action.kind}${sure}`;
  switch (action.kind) {
    case 'move':
      return action.steps ? `${head}:${action.direction}:${action.steps}` : `${head}:${action.direction}`;
    case 'attack':
      return `${head}:${action.direction}`;
    case 'travel':
      return `${head}:${action.to.x},${action.to.y}`;
    case 'pickup':
      return action.item === undefined ? head : `${head}:${action.item}`;
    case 'use':
      return `${head}:${action.item}${at(action.at)}`;
    case 'cast':
      return `${head}:${action.spell}${at(action.at)}`;
    case 'equip':
    case 'remove':
    case 'drop':
      return `${head}:${action.item}`;
    case 'answer':
      return `${head}:${action.option ?? 'none'}`;
    case 'buy':
    case 'sell':
      return `${head}:${action.vendor}:${action.item}`;
    case 'cheat':
      return `${head}:${action.cheat}`;
    default:
      return head;
  }
}

const at = (point?: { x: number; y: number }): string => (point ? `:${point.x},${point.y}` : '');

const DIRECTION = /^(n|ne|e|se|s|sw|w|nw)$/;
const NUMBER = /^\d{1,9}$/;
const CELL = /^(\d{1,3}),(\d{1,3})$/;
const RAW = /^[a-z0-9-]{1,40}$/;

function parseAction(words: string[]): Action | null {
  const [head = '', first = '', second = ''] = words;
  const kind = head.replace(/!$/, '');
  const sure = head.endsWith('!') ? ({ sure: true } as const) : {};
  switch (kind) {
    case 'wait':
    case 'rest':
    case 'explore':
    case 'retire':
      return { kind };
    case 'fight':
    case 'descend':
    case 'ascend':
    case 'abandon':
      return { kind, ...sure };
    case 'move':
      if (!DIRECTION.test(first) || (second && !NUMBER.test(second))) return null;
      return { kind, direction: first as Direction, ...(second ? { steps: Number(second) } : {}), ...sure };
    case 'attack':
      return DIRECTION.test(first) ? { kind, direction: first as Direction, ...sure } : null;
    case 'travel': {
      const to = parseCell(first);
      return to && { kind, to, ...sure };
    }
    case 'pickup':
      if (first === '') return { kind };
      return NUMBER.test(first) ? { kind, item: Number(first) } : null;
    case 'equip':
    case 'remove':
    case 'drop':
      return NUMBER.test(first) ? { kind, item: Number(first) } : null;
    case 'answer':
      if (first === 'none') return { kind, option: null };
      return NUMBER.test(first) ? { kind, option: Number(first) } : null;
    case 'use':
      return NUMBER.test(first) ? withTarget({ kind, item: Number(first), ...sure }, second) : null;
    case 'cast':
      return RAW.test(first) ? withTarget({ kind, spell: first, ...sure }, second) : null;
    default:
      return null;
  }
}

function parseCell(text: string): { x: number; y: number } | null {
  const match = CELL.exec(text);
  return match && { x: Number(match[1]), y: Number(match[2]) };
}

function withTarget(action: Extract<Action, { kind: 'use' | 'cast' }>, text: string): Action | null {
  if (text === '') return action;
  const cell = parseCell(text);
  return cell && { ...action, at: cell };
}
