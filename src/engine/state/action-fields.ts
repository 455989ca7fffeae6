import { DIRECTIONS, type Direction, type Point, same } from '../../lib/geometry';
import { BIDS, type Bid } from '../vocabulary/bid';
import { type Action, type ActionKind, CHEATS, type Cheat, RESTS, type Rest, TAKES, type Take } from './action';

/** `steps` is at least 1. `option` may be `null`, which declines the choice. */
export type FieldType =
  | 'direction'
  | 'cell'
  | 'id'
  | 'raw'
  | 'steps'
  | 'option'
  | 'cheat'
  | 'take'
  | 'rest'
  | 'bid'
  | 'flag';

/** A `?` marks an optional field. Flags are always optional. */
export type FieldSpec = FieldType | `${FieldType}?`;

type TypesFor<T> = [T] extends [true]
  ? 'flag'
  : [T] extends [Direction]
    ? 'direction'
    : [T] extends [Cheat]
      ? 'cheat'
      : [T] extends [Take]
        ? 'take'
        : [T] extends [Rest]
          ? 'rest'
          : [T] extends [Bid]
            ? 'bid'
            : [T] extends [Point]
              ? 'cell'
              : [T] extends [number]
                ? 'id' | 'steps'
                : [T] extends [number | null]
                  ? 'option'
                  : 'raw';

type SpecFor<A, Name extends keyof A> =
  TypesFor<NonNullable<A[Name]> | Extract<A[Name], null>> extends infer Type extends FieldType
    ? Type extends 'flag'
      ? Type
      : object extends Pick<A, Name>
        ? `${Type}?`
        : Type
    : never;

type ActionOf<Kind extends ActionKind> = Extract<Action, { kind: Kind }>;

type FieldsOf<A extends Action> = { readonly [Name in Exclude<keyof A, 'kind'>]-?: SpecFor<A, Name> };

/** Saved logs and old custom ids depend on the order of fields. */
const FIELDS = {
  move: { direction: 'direction', steps: 'steps?', sure: 'flag' },
  attack: { direction: 'direction', sure: 'flag' },
  wait: {},
  rest: { sure: 'flag' },
  explore: { take: 'take?', rest: 'rest?', sure: 'flag' },
  travel: { to: 'cell', sure: 'flag' },
  fight: { sure: 'flag' },
  fire: { at: 'cell?', sure: 'flag' },
  throw: { item: 'id', at: 'cell?', sure: 'flag' },
  descend: { sure: 'flag' },
  ascend: { sure: 'flag' },
  pickup: { item: 'id?' },
  fetch: { item: 'id?', sure: 'flag' },
  use: { item: 'id', at: 'cell?', sure: 'flag' },
  equip: { item: 'id' },
  'wear-best': { sure: 'flag' },
  remove: { item: 'id' },
  drop: { item: 'id' },
  cast: { spell: 'raw', at: 'cell?', sure: 'flag' },
  buy: { vendor: 'id', item: 'raw' },
  sell: { vendor: 'id', item: 'id' },
  'sell-spares': { vendor: 'id' },
  'pay-fine': { to: 'id' },
  'pay-tribute': { to: 'id', faction: 'raw', points: 'steps' },
  offer: { sure: 'flag' },
  answer: { option: 'option' },
  bid: { what: 'bid' },
  retire: {},
  abandon: { sure: 'flag' },
  cheat: { cheat: 'cheat', sure: 'flag' },
} as const satisfies { readonly [Kind in ActionKind]: FieldsOf<ActionOf<Kind>> };

export interface ActionField {
  name: string;
  type: Exclude<FieldType, 'flag'>;
  optional: boolean;
}

export interface ActionForm {
  fields: readonly ActionField[];
  canBeSure: boolean;
}

export const ACTION_FORMS = Object.fromEntries(
  Object.entries(FIELDS).map(([kind, fields]) => [kind, formOf(fields)]),
) as Record<ActionKind, ActionForm>;

function formOf(specs: Readonly<Record<string, FieldSpec>>): ActionForm {
  const fields = Object.entries(specs).flatMap(([name, spec]) => {
    const optional = spec.endsWith('?');
    const type = (optional ? spec.slice(0, -1) : spec) as FieldType;
    return type === 'flag' ? [] : [{ name, type, optional }];
  });
  return { fields, canBeSure: 'sure' in specs };
}

const isOneOf =
  (list: readonly unknown[]) =>
  (value: unknown): boolean =>
    list.includes(value);

const isCell = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  const { x, y } = value as Partial<Record<string, unknown>>;
  return Number.isSafeInteger(x) && Number.isSafeInteger(y) && countFields(value) === 2;
};

/** Checks only the form, not that an entity or raw exists. */
const IS_VALUE: Readonly<Record<ActionField['type'], (value: unknown) => boolean>> = {
  direction: isOneOf(DIRECTIONS),
  cell: isCell,
  id: Number.isSafeInteger,
  raw: (value) => typeof value === 'string',
  steps: (value) => Number.isSafeInteger(value) && (value as number) >= 1,
  option: (value) => value === null || Number.isSafeInteger(value),
  cheat: isOneOf(CHEATS),
  take: isOneOf(TAKES),
  rest: isOneOf(RESTS),
  bid: isOneOf(BIDS),
};

/** True if kind and values are valid, and no field is unknown. */
export function isAction(value: unknown): value is Action {
  if (typeof value !== 'object' || value === null) return false;
  const given = value as Partial<Record<string, unknown>>;
  const { kind, sure } = given;
  if (typeof kind !== 'string' || !Object.hasOwn(ACTION_FORMS, kind)) return false;
  const { fields, canBeSure } = ACTION_FORMS[kind as ActionKind];
  let known = 1;
  for (const { name, type, optional } of fields) {
    const field = given[name];
    if (field === undefined && optional) continue;
    if (!IS_VALUE[type](field)) return false;
    known += 1;
  }
  if (sure !== undefined) {
    if (!canBeSure || sure !== true) return false;
    known += 1;
  }
  return countFields(value) === known;
}

function countFields(value: object): number {
  let count = 0;
  for (const field of Object.values(value)) if (field !== undefined) count += 1;
  return count;
}

/** Leaves out the confirmation and the settings of the run's owner. */
export function asAsked(action: Action): Action {
  const { sure, take, rest, ...asked } = action as Action & { sure?: true; take?: Take; rest?: Rest };
  return asked as Action;
}

/** True if all fields are equal, including the confirmation. */
export function sameAction(a: Action, b: Action): boolean {
  const fields = Object.entries(a);
  const others = new Map(Object.entries(b));
  return fields.length === others.size && fields.every(([name, value]) => sameField(value, others.get(name)));
}

const sameField = (a: unknown, b: unknown): boolean => a === b || (isPoint(a) && isPoint(b) && same(a, b));

const isPoint = (value: unknown): value is Point => typeof value === 'object' && value !== null;
