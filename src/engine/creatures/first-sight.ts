import type { Entity, RawId, Raws } from '../state';

/** True if the creature has a proper name, or leads a band of hunters. */
export const isNamed = (raws: Raws, { raw }: Entity): boolean =>
  raws.mob[raw]?.proper_name === true || raws.mob[raw]?.captain === true;

/** True if no run has two creatures of this kind, because the kind has a proper name or a fight with phases. */
export const isOneOfAKind = (raws: Raws, mob: Entity): boolean =>
  isNamed(raws, mob) || raws.mob[mob.raw]?.phases !== undefined;

/** Minimum level from which a kind is notable. */
const NOTABLE_LEVEL = 2;

/**
 * True if the kind is notable: the first creature of the kind that the hero sees ends an action of several turns. Kinds
 * are notable from level `NOTABLE_LEVEL` on, or if the raws describe a `habit`. Kinds that do more than strike are
 * notable too: kinds that cast, divide, fly, raise shields, change in a fight, or strike with a weapon that has an
 * effect. False for a raw that is not a mob.
 */
export function isNotableKind({ mob, item }: Pick<Raws, 'mob' | 'item'>, kind: RawId): boolean {
  const raw = mob[kind];
  if (raw === undefined) return false;
  if ((raw.level ?? 1) >= NOTABLE_LEVEL || raw.habit !== undefined) return true;
  if (raw.abilities || raw.on_death || raw.guards || raw.divides || raw.wings || raw.phases) return true;
  return (raw.equipped ?? []).some((id) => item[id]?.weapon?.proc_effects !== undefined);
}
