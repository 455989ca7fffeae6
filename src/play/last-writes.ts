import { isNotLater, isSnowflake } from '../lib/snowflake';
import { COMMANDS, type LastWrites } from '../storage/contract';

/** True if a later interaction has already written a field, which a late interaction must not overwrite. */
export function isOvertaken(interaction: string, field: string, last: LastWrites | undefined): boolean {
  const id = last?.[field];
  return id !== undefined && id !== interaction && isNotLater(interaction, id);
}

/**
 * Returns the record `lastWrites` of a profile or a party after another run has replaced the present one. `by` is the
 * interaction that made the run of a profile active. `played` is the newest interaction that the previous run had
 * applied. Each is `null` if there is none.
 */
export function withSwitch(
  last: LastWrites | undefined,
  { by, played }: Record<'by' | 'played', string | null>,
): LastWrites {
  const switched = by === null ? last : withWrites(last, by, ['activeRun']);
  return played === null ? { ...switched } : withWrites(switched, played, [COMMANDS]);
}

/** Returns the changes without the fields that a later interaction has already written. */
export const omitOvertaken = <T extends object>(
  changes: Partial<T>,
  interaction: string,
  last: LastWrites | undefined,
): Partial<T> =>
  Object.fromEntries(Object.entries(changes).filter(([field]) => !isOvertaken(interaction, field, last))) as Partial<T>;

/**
 * Returns the record `lastWrites` after an interaction has written the fields. Returns the same record if the
 * interaction's id is no snowflake, because other ids have no order in time.
 */
export function withWrites(last: LastWrites | undefined, interaction: string, fields: readonly string[]): LastWrites {
  const due = isSnowflake(interaction) ? fields.filter((field) => !isOvertaken(interaction, field, last)) : [];
  return { ...last, ...Object.fromEntries(due.map((field) => [field, interaction])) };
}
