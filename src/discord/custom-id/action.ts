import type { Action, Direction } from '../types';

/** Arguments in a fixed order after the kind; a trailing `!` on the kind says that the danger is accepted. */
export function formatAction(action: Action): string {
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
    case 'fetch':
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

/** `null` for an action there is not, or one no button is for. */
export function parseAction(words: string[]): Action | null {
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
    case 'fetch':
      if (first === '') return { kind, ...sure };
      return NUMBER.test(first) ? { kind, item: Number(first), ...sure } : null;
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
