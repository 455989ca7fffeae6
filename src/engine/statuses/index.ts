import type * as z from 'zod/mini';
import { type Attributes, attributes } from './attributes';
import type { StatusCarrier, StatusDefinition } from './common/definition';
import { type Confusion, confusion } from './confusion';
import { type DamageOverTime, damageOverTime } from './damage-over-time';
import { type Dimness, dimness } from './dimness';
import { type Guard, guard } from './guard';
import { type Slow, slow } from './slow';

export type Status = Confusion | Slow | DamageOverTime | Attributes | Dimness | Guard;
export type StatusKind = Status['kind'];

/** The engine queues several statuses of one source in this order. */
const STATUSES = {
  confusion,
  attributes,
  slow,
  'damage-over-time': damageOverTime,
  dimness,
  guard,
} satisfies { [K in StatusKind]: StatusDefinition<Extract<Status, { kind: K }>> };

export const STATUS_KINDS = Object.keys(STATUSES) as StatusKind[];

type Tags = { [K in StatusKind]: keyof (typeof STATUSES)[K]['tags'] }[StatusKind];

export const STATUS_TAGS = {
  ...damageOverTime.tags,
  ...slow.tags,
  ...confusion.tags,
  ...dimness.tags,
} satisfies Record<Tags, z.ZodMiniType>;

type AnyCarrier = StatusCarrier<typeof STATUS_TAGS>;

const DEFINITIONS: Readonly<Record<StatusKind, StatusDefinition<Status>>> = STATUSES;

export const definitionOf = ({ kind }: Pick<Status, 'kind'>): StatusDefinition<Status> => DEFINITIONS[kind];

/** The caller sets `by`. */
export const statusFromCarrier = (kind: StatusKind, carrier: AnyCarrier): Status | null =>
  DEFINITIONS[kind].fromCarrier(carrier);

export function causesBadStatus(effects: AnyCarrier['effects']): boolean {
  return STATUS_KINDS.some((kind) => {
    const status = statusFromCarrier(kind, { raw: '', effects, archetype: {} });
    return status !== null && !isGoodStatus(kind, strengthOf(status));
  });
}

/** A merged status keeps the longer duration. */
export function withStatus(statuses: readonly Status[], added: Status): Status[] {
  const others = statuses.filter((one) => !isSame(one, added));
  const same = statuses.filter((one) => isSame(one, added));
  return [...others, same.reduce(refresh, added)];
}

function refresh(newer: Status, older: Status): Status {
  const { credit: _, ...joined } = definitionOf(newer).join(older, newer);
  const { by, credit } = newer;
  return { ...joined, turns: Math.max(older.turns, newer.turns), by, ...(credit !== undefined && { credit }) };
}

const isSame = (older: Status, newer: Status): boolean =>
  older.kind === newer.kind && definitionOf(newer).isSame(older, newer);

/** The unit depends on the kind; confusion gives 0. */
export const strengthOf = (status: Status): number => definitionOf(status).strength(status);

/** `strength` has the unit of `strengthOf`. */
export const isGoodStatus = (kind: StatusKind, strength: number): boolean => DEFINITIONS[kind].isGood(strength);
