import type { RawId, Raws } from '../state';
import type { Spawn } from './draft';

const isHiddenDoor = ({ archetypes }: Raws, raw: RawId): boolean =>
  archetypes[raw]?.hidden === true && archetypes[raw]?.door !== undefined;

/** Returns cell indices. */
export const hiddenDoors = (raws: Raws, spawns: readonly Spawn[]): Set<number> =>
  new Set(spawns.filter(({ raw }) => isHiddenDoor(raws, raw)).map(({ cell }) => cell));
