import type { Entity, RawId, Raws } from '../state';

/** Captains of hunters count as named. */
export const isNamed = (raws: Raws, { raw }: Entity): boolean =>
  raws.mob[raw]?.proper_name === true || raws.mob[raw]?.captain === true;

/** True if no run has two creatures of this kind. */
export const isOneOfAKind = (raws: Raws, mob: Entity): boolean =>
  isNamed(raws, mob) || raws.mob[mob.raw]?.phases !== undefined;

const NOTABLE_LEVEL = 2;

/** True if first sight of the kind stops longer actions. */
export function isNotableKind({ mob, item }: Pick<Raws, 'mob' | 'item'>, kind: RawId): boolean {
  const raw = mob[kind];
  if (raw === undefined) return false;
  if ((raw.level ?? 1) >= NOTABLE_LEVEL || raw.habit !== undefined) return true;
  if (raw.abilities || raw.on_death || raw.guards || raw.divides || raw.wings || raw.phases) return true;
  return (raw.equipped ?? []).some((id) => item[id]?.weapon?.proc_effects !== undefined);
}
