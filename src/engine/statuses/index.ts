import type * as z from 'zod/mini';
import { type Attributes, attributes } from './attributes';
import type { StatusCarrier, StatusDefinition } from './common/definition';
import { type Confusion, confusion } from './confusion';
import { type DamageOverTime, damageOverTime } from './damage-over-time';
import { type Slow, slow } from './slow';

export { attributesStatus } from './attributes';

/** A temporary condition of a creature. */
export type Status = Confusion | Slow | DamageOverTime | Attributes;
export type StatusKind = Status['kind'];

/** Every kind of status, in the order in which the statuses of one carrier are queued. */
const STATUSES = {
  confusion,
  attributes,
  slow,
  'damage-over-time': damageOverTime,
} satisfies { [K in StatusKind]: StatusDefinition<Extract<Status, { kind: K }>> };

export const STATUS_KINDS = Object.keys(STATUSES) as StatusKind[];

type Tags = { [K in StatusKind]: keyof (typeof STATUSES)[K]['tags'] }[StatusKind];

/** The schemas of all effect tags that give a status. */
export const STATUS_TAGS = {
  ...damageOverTime.tags,
  ...slow.tags,
  ...confusion.tags,
} satisfies Record<Tags, z.ZodMiniType>;

type AnyCarrier = StatusCarrier<typeof STATUS_TAGS>;

const DEFINITIONS: Readonly<Record<StatusKind, StatusDefinition<Status>>> = STATUSES;

/** What the engine knows of statuses of this kind. */
export const definitionOf = ({ kind }: Pick<Status, 'kind'>): StatusDefinition<Status> => DEFINITIONS[kind];

/** The status of this kind that a carrier gives, credited to nobody; `null` when it gives none. */
export const statusFromCarrier = (kind: StatusKind, carrier: AnyCarrier): Status | null =>
  DEFINITIONS[kind].fromCarrier(carrier);

/** Would these effects give a status that is bad for its bearer? */
export function causesBadStatus(effects: AnyCarrier['effects']): boolean {
  return STATUS_KINDS.some((kind) => {
    const status = statusFromCarrier(kind, { raw: '', effects, archetype: {} });
    return status !== null && !isGoodStatus(kind, strengthOf(status));
  });
}

/** Strength of a status: initiative ticks, hit points a turn, points of attributes; 0 for kinds without degrees. */
export const strengthOf = (status: Status): number => definitionOf(status).strength(status);

/** Is a status of this kind and strength good for its bearer? Nothing else decides that. */
export const isGoodStatus = (kind: StatusKind, strength: number): boolean => DEFINITIONS[kind].isGood(strength);
