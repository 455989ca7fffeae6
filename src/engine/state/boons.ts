import type { BoonGives } from '../schema/boons';
import type { Raws } from '../schema/raws';
import type { RawId } from '../vocabulary/character';
import type { Entity } from './entity';

const NONE: readonly BoonGives[] = [];

/** Compared by identity, because each new boon makes a new list. */
let latest: { raws: Raws; boons: NonNullable<Entity['boons']>; parts: readonly BoonGives[] } | null = null;

/** Keeps the order in which the entity took the boons. */
export function boonParts(raws: Raws, { boons }: Pick<Entity, 'boons'>): readonly BoonGives[] {
  if (!boons) return NONE;
  if (latest?.boons !== boons || latest.raws !== raws) {
    latest = { raws, boons, parts: boons.flatMap((id) => raws.boon[id]?.gives ?? []) };
  }
  return latest.parts;
}

type Figure = { [K in keyof BoonGives]-?: Required<BoonGives>[K] extends number ? K : never }[keyof BoonGives];

/** Returns 0 without boons. */
export function boonSum(raws: Raws, entity: Pick<Entity, 'boons'>, figure: Figure): number {
  if (!entity.boons) return 0;
  return boonParts(raws, entity).reduce((sum, gives) => sum + (gives[figure] ?? 0), 0);
}

/** True if a boon identifies items of this raw for the hero. */
export function boonsTell(raws: Raws, hero: Pick<Entity, 'boons'>, raw: RawId): boolean {
  const naming = hero.boons && raws.archetypes[raw]?.magicItem?.naming;
  return naming != null && boonParts(raws, hero).some(({ knows }) => knows?.includes(naming));
}
