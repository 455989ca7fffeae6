import { cellIndex, type Point } from '../../../lib/geometry';
import { pathToNearest, type WalkMap } from '../../../lib/path';
import { dangerAt, hazardAreas, knownMap, visibleHazards } from '../../knowledge';
import { type Danger, positionOf, type RawId, type World } from '../../state';

export interface Hazard {
  danger: Danger;
  what: RawId;
}

interface PathOverHazards {
  hazard: Hazard;
  step: Point;
}

export type Goals = (map: WalkMap) => (cell: number) => boolean;

/** Returns the first step and first hazard; `null` without a path or hazard. */
export function pathOverHazards(world: World, goals: Goals): PathOverHazards | null {
  const map = knownMap(world);
  const traps = visibleHazards(world).map((prop) => cellIndex(map, positionOf(prop)));
  const hazards = [...traps, ...hazardAreas(world).keys()].filter((cell) => world.level.revealed[cell] === '1');
  if (hazards.length === 0) return null;
  const blocked = map.blocked.slice();
  for (const cell of hazards) blocked[cell] = world.index.solid[cell] as number;
  const open = { ...map, blocked };
  const [, ...path] = pathToNearest(open, positionOf(world.game.hero), goals(open)) ?? [];
  for (const cell of path) {
    const hazard = dangerAt(world, cell);
    if (hazard) return { hazard, step: path[0] as Point };
  }
  return null;
}

/** The function crosses one hazard, then returns `null`, because the player confirmed only one. */
export function crossingOf(world: World, goals: Goals): () => Point | null {
  let hasEntered = false;
  return () => {
    const path = hasEntered ? null : pathOverHazards(world, goals);
    if (path === null) return null;
    hasEntered = dangerAt(world, path.step) !== null;
    return path.step;
  };
}
