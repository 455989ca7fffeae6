import {
  ACTION_FORMS,
  type ActionKind,
  BIDS,
  CHEATS,
  type FieldType,
  RESTS,
  type Rest,
  TAKES,
  type Take,
} from '../../engine';
import { DIRECTIONS } from '../../lib/geometry';
import type { LoggedInput } from '../logged-input';
import { StoreError } from '../store-error';
import { ByteReader, ByteWriter } from './bytes';

type InputKind = LoggedInput['kind'];

interface FieldForm {
  write(out: ByteWriter, value: unknown): void;
  read(input: ByteReader): unknown;
}

const count: FieldForm = {
  write: (out, value) => out.unsigned(value as number),
  read: (input) => input.unsigned(),
};

const name: FieldForm = {
  write: (out, value) => out.text(value as string),
  read: (input) => input.text(),
};

const cell: FieldForm = {
  write(out, value) {
    const { x, y } = value as { x: number; y: number };
    out.unsigned(x);
    out.unsigned(y);
  },
  read: (input) => ({ x: input.unsigned(), y: input.unsigned() }),
};

/** Writes `null` as 0, because no entity has the id 0. */
const countOrNull: FieldForm = {
  write: (out, value) => out.unsigned((value as number | null) ?? 0),
  read: (input) => input.unsigned() || null,
};

/** New words must be appended: stored logs contain indexes into `list`. */
const oneOf = (list: readonly string[]): FieldForm => ({
  write: (out, value) => out.byte(list.indexOf(value as string)),
  read(input) {
    const value = list[input.byte()];
    if (value === undefined) throw new StoreError('newer');
    return value;
  },
});

const FIELD_FORMS: Record<Exclude<FieldType, 'flag' | 'take' | 'rest'>, FieldForm> = {
  direction: oneOf(DIRECTIONS),
  cheat: oneOf(CHEATS),
  bid: oneOf(BIDS),
  steps: count,
  cell,
  id: count,
  raw: name,
  option: countOrNull,
};

export const KIND_BITS = 0x1f;

/** Numbers from 0 to 31 in stored logs. A number must never change. */
export const CODES = {
  move: 0,
  attack: 1,
  wait: 2,
  rest: 3,
  explore: 4,
  travel: 5,
  fight: 6,
  descend: 7,
  ascend: 8,
  pickup: 9,
  use: 10,
  equip: 11,
  remove: 12,
  drop: 13,
  cast: 14,
  buy: 15,
  sell: 16,
  answer: 17,
  retire: 18,
  abandon: 19,
  cheat: 20,
  back: 21,
  fetch: 22,
  'pay-fine': 23,
  offer: 24,
  'wear-best': 25,
  fire: 26,
  'pay-tribute': 27,
  'sell-spares': 28,
  throw: 29,
  bid: 30,
} as const satisfies Record<InputKind, number>;

const KINDS = new Map<number, InputKind>(Object.entries(CODES).map(([kind, code]) => [code, kind as InputKind]));

type Values = Readonly<Record<string, unknown>>;

interface Part {
  optional: boolean;
  isIn(values: Values): boolean;
  write(out: ByteWriter, values: Values): void;
  read(input: ByteReader): Values;
}

const partOf = (field: string, form: FieldForm, optional: boolean): Part => ({
  optional,
  isIn: (values) => values[field] !== undefined,
  write: (out, values) => form.write(out, values[field]),
  read: (input) => ({ [field]: form.read(input) }),
});

const TAKE_BITS = 2;
const NO_TAKE = 3;

/** Two low bits: index of `take`. Higher bits: index of `rest` plus 1. */
const EXPLORE_SETTINGS: Part = {
  optional: true,
  isIn: ({ take, rest }) => take !== undefined || rest !== undefined,
  write(out, { take, rest }) {
    const taken = take === undefined ? NO_TAKE : TAKES.indexOf(take as Take);
    out.byte(taken + ((RESTS.indexOf(rest as Rest) + 1) << TAKE_BITS));
  },
  read(input) {
    const byte = input.byte();
    const take = TAKES[byte & NO_TAKE];
    const rest = RESTS[(byte >> TAKE_BITS) - 1];
    if (take === undefined && (byte & NO_TAKE) !== NO_TAKE) throw new StoreError('newer');
    if (rest === undefined && byte >> TAKE_BITS !== 0) throw new StoreError('newer');
    return { ...(take && { take }), ...(rest && { rest }) };
  },
};

const partsOf = (kind: ActionKind): readonly Part[] =>
  ACTION_FORMS[kind].fields.flatMap(({ name: field, type, optional }) =>
    type === 'take' || type === 'rest' ? [] : [partOf(field, FIELD_FORMS[type], optional)],
  );

const PARTS = {
  ...(Object.fromEntries(Object.keys(ACTION_FORMS).map((kind) => [kind, partsOf(kind as ActionKind)])) as Record<
    ActionKind,
    readonly Part[]
  >),
  explore: [EXPLORE_SETTINGS],
  back: [partOf('to', count, false)],
} satisfies Record<InputKind, readonly Part[]>;

const SURE = 0x20;
const OPTION = 0x40;
const PLAYER = 0x80;

/** `player` is an index into the run's players; `null` without a sender. */
export interface LogEntry {
  input: LoggedInput;
  player: number | null;
}

export function encodeAction(action: LoggedInput, player: number | null = null): Uint8Array {
  const out = new ByteWriter(32);
  const values: Record<string, unknown> = { ...action };
  const parts = PARTS[action.kind].filter((part) => !part.optional || part.isIn(values));
  const flags =
    (values.sure === true ? SURE : 0) |
    (parts.some(({ optional }) => optional) ? OPTION : 0) |
    (player === null ? 0 : PLAYER);
  out.byte(CODES[action.kind] | flags);
  if (player !== null) out.unsigned(player);
  for (const part of parts) part.write(out, values);
  return out.finish();
}

/** Throws the `StoreError` `newer` for an unknown value, and a RangeError for damage. */
export function decodeLog(log: Uint8Array): LogEntry[] {
  const input = new ByteReader(log);
  const entries: LogEntry[] = [];
  while (!input.done) entries.push(readEntry(input));
  return entries;
}

/** Leaves out the players. Throws like `decodeLog`. */
export const decodeActions = (log: Uint8Array): LoggedInput[] => decodeLog(log).map((entry) => entry.input);

function readEntry(input: ByteReader): LogEntry {
  const first = input.byte();
  const kind = KINDS.get(first & KIND_BITS);
  if (kind === undefined) throw new StoreError('newer');
  const player = (first & PLAYER) === 0 ? null : input.unsigned();
  const action: { kind: InputKind; [field: string]: unknown } = { kind };
  for (const part of PARTS[kind]) {
    if (!part.optional || (first & OPTION) !== 0) Object.assign(action, part.read(input));
  }
  if ((first & SURE) !== 0) action.sure = true;
  return { input: action as LoggedInput, player };
}
