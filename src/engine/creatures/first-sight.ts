import type { Entity, RawId, Raws } from '../state';

/** True if the creature has a name of its own. */
export const isNamed = (raws: Raws, { raw }: Entity): boolean => raws.mob[raw]?.proper_name === true;

/** Level of a creature from which the first one of its kind ends an action of several turns. */
const NOTABLE_LEVEL = 2;

/**
 * True if the first creature of this kind ends an action of several turns. This is so from level 2 on, and for kinds
 * that do more than strike: they cast, divide, fly, raise shields, change in a fight, or strike with a weapon that has
 * an effect.
 */
export function isNotableKind({ mob, item }: Pick<Raws, 'mob' | 'item'>, kind: RawId): boolean {
  const raw = mob[kind];
  if (raw === undefined) return false;
  if ((raw.level ?? 1) >= NOTABLE_LEVEL || raw.habit !== undefined) return true;
  if (raw.abilities || raw.on_death || raw.guards || raw.divides || raw.wings || raw.phases) return true;
  return (raw.equipped ?? []).some((id) => item[id]?.weapon?.proc_effects !== undefined);
}
