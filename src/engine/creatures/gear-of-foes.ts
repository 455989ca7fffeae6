import type { RawId, Raws } from '../state';
import { stanceByNature } from './factions';

const known = new WeakMap<Raws, ReadonlySet<RawId>>();

/** True if any foe of the raws wears such an item. */
export function isGearOfFoes(raws: Raws, raw: RawId): boolean {
  let gear = known.get(raws);
  if (gear === undefined) {
    gear = gearOfFoes(raws);
    known.set(raws, gear);
  }
  return gear.has(raw);
}

function gearOfFoes(raws: Raws): ReadonlySet<RawId> {
  const foes = raws.mobs.filter(({ id }) => stanceByNature(raws, id) === 'hostile');
  return new Set(foes.flatMap(({ equipped = [] }) => equipped));
}
