import { ACTION_FORMS, type FieldType } from '../../engine/state/action-fields';
import type { Action, Point } from '../types';
import { RAW_ID } from './control-family';

/** How a field of one type is written between colons. `parse` is given only what the pattern matches. */
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
};

/**
 * Kinds that no control names: what is sold is picked from a vendor's panel, whose values are checked apart, and cheats
 * belong to the panel of an admin.
 */
const REFUSED: readonly Action['kind'][] = ['sell', 'sell-spares', 'cheat'];

/** The kind and its fields, between colons; a trailing `!` on the kind says that the danger is accepted. */
export function formatAction(action: Action): string {
  const values: Record<string, unknown> = { ...action };
  const head = `${action.kind}${values.sure === true ? '!' : ''}`;
  const words = ACTION_FORMS[action.kind].fields.flatMap(({ name, type }) =>
    values[name] === undefined ? [] : [FIELD_TEXTS[type].format(values[name])],
  );
  return [head, ...words].join(':');
}

/** `null` for an action there is not, or one that no control does. Words beyond the fields of the kind are ignored. */
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
