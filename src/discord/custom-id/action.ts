import { ACTION_FORMS, type FieldType } from '../../engine/state/action-fields';
import type { Action, Point } from '../types';
import { RAW_ID } from './control-family';

/** `parse` gets only text that matches `pattern`. */
interface FieldText {
  pattern: RegExp;
  format(value: unknown): string;
  parse(word: string): unknown;
}

const plain = (pattern: RegExp): FieldText => ({ pattern, format: String, parse: String });
const NUMBER: FieldText = { pattern: /^\d{1,9}$/, format: String, parse: Number };

const FIELD_TEXTS: Record<Exclude<FieldType, 'flag'>, FieldText> = {
  direction: plain(/^(n|ne|e|se|s|sw|w|nw)$/),
  cell: {
    pattern: /^\d{1,3},\d{1,3}$/,
    format: (value) => `${(value as Point).x},${(value as Point).y}`,
    parse(word) {
      const [x, y] = word.split(',').map(Number);
      return { x, y };
    },
  },
  id: NUMBER,
  steps: NUMBER,
  raw: plain(RAW_ID),
  option: {
    pattern: /^(none|\d{1,9})$/,
    format: (value) => (value === null ? 'none' : String(value)),
    parse: (word) => (word === 'none' ? null : Number(word)),
  },
  cheat: plain(/^[a-z]{1,10}$/),
  take: plain(/^(all|useful)$/),
  bid: plain(/^(follow|wait)$/),
  rest: { pattern: /^(60|100)$/, format: String, parse: Number },
};

/** Trade controls handle sales; only the admin panel offers cheats. */
const REFUSED: readonly Action['kind'][] = ['sell', 'sell-spares', 'cheat'];

/** Writes `move:ne`, or `move!:ne` if the player accepts the danger. */
export function formatAction(action: Action): string {
  const values: Record<string, unknown> = { ...action };
  const head = `${action.kind}${values.sure === true ? '!' : ''}`;
  const words = ACTION_FORMS[action.kind].fields.map(({ name, type }) =>
    values[name] === undefined ? '' : FIELD_TEXTS[type].format(values[name]),
  );
  return [head, ...words].join(':').replace(/:+$/, '');
}

/** Returns `null` for unknown actions, sales and cheats. */
export function parseAction([head = '', ...words]: readonly string[]): Action | null {
  const kind = head.replace(/!$/, '');
  if (!isKind(kind) || REFUSED.includes(kind)) return null;
  const { fields, canBeSure } = ACTION_FORMS[kind];
  const action: { kind: Action['kind']; [field: string]: unknown } = { kind };
  for (const [index, { name, type, optional }] of fields.entries()) {
    const word = words[index] ?? '';
    if (word === '' && optional) continue;
    const text = FIELD_TEXTS[type];
    if (!text.pattern.test(word)) return null;
    action[name] = text.parse(word);
  }
  if (canBeSure && head.endsWith('!')) action.sure = true;
  return action as Action;
}

const isKind = (text: string): text is Action['kind'] => Object.hasOwn(ACTION_FORMS, text);
