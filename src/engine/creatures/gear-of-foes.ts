import type { RawId, Raws } from '../state';
import { stanceByNature } from './factions';

const known = new WeakMap<Raws, ReadonlySet<RawId>>();

/** True if foes wear such items. The origin of an individual item does not matter. */
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
