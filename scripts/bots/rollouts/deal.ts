import { branchGame, type Game, type Raws } from '../../../src/engine';
import type { Entity } from '../../../src/engine/state';
import { heroSees, heroSeesEntity, mobsOf } from '../../../src/engine/state';
import { component } from '../../../src/engine/state/components';
import type { World } from '../../../src/engine/state/world';
import { closeWorld, openWorld } from '../../../src/engine/state/world-draft';
import { kingDistance, type Point, pointOf } from '../../../src/lib/geometry';
import { type Rng, rngFromSeed } from '../../../src/lib/rng';

/** Maximum distance in cells between unseen creatures of one faction that are moved as one group. */
const GROUP = 4;

/**
 * Returns a game that looks the same to the player as `game`. Unseen creatures are on other cells that the hero has not
 * seen. All random numbers differ, and so do levels that are not built yet. The same luck gives the same game.
 */
export function dealAnew(raws: Raws, game: Game, luck: string): Game {
  const world = openWorld(game, raws);
  const rng = rngFromSeed(`${game.seed}/deal/${game.turn}/${luck}`);
  const cells = unseenCells(world);
  if (cells.length > 0) for (const group of groupsOf(raws, unseenCreatures(world))) settle(world, rng, group, cells);
  return branchGame(closeWorld(world), luck);
}

/** Puts a group round a random cell: each creature on the nearest cells that are free for it. */
function settle({ index }: World, rng: Rng, group: readonly Entity[], cells: readonly Point[]): void {
  const anchor = rng.pick(cells);
  const near = cells
    .map((cell) => ({ cell, far: kingDistance(cell, anchor) }))
    .sort((a, b) => a.far - b.far)
    .map(({ cell }) => cell);
  for (const creature of group) {
    const free = near.find((cell) => index.fits(creature, cell));
    if (free) index.move(creature, free);
  }
}

/** Returns the free cells that the hero has never seen. If there are none, returns the free cells out of sight. */
function unseenCells(world: World): Point[] {
  const { level, index } = world;
  const free = [...level.revealed].flatMap((known, cell) => {
    const at = pointOf(level, cell);
    return index.blocked(at) || heroSees(world, at) ? [] : [{ at, isKnown: known === '1' }];
  });
  const unknown = free.filter(({ isKnown }) => !isKnown);
  return (unknown.length > 0 ? unknown : free).map(({ at }) => at);
}

/**
 * Returns the creatures that the hero neither sees nor knows. The hero knows creatures of the last events, vendors, and
 * creatures that never move.
 */
function unseenCreatures(world: World): Entity[] {
  const { raws, game, level } = world;
  const told = JSON.stringify(game.events);
  const isBound = (mob: Entity): boolean =>
    (['vendor', 'ofNote', 'lair', 'rooted'] as const).some((name) => component(raws, mob, name) !== null);
  return mobsOf(level).filter(
    (mob) => mob.position && !heroSeesEntity(world, mob) && !isBound(mob) && !told.includes(`"id":${mob.id},`),
  );
}

/** Sorts creatures into groups. Each creature joins the first group with a member of its faction within `GROUP`. */
function groupsOf(raws: Raws, creatures: readonly Entity[]): Entity[][] {
  const groups: Entity[][] = [];
  const isNear = (a: Entity, b: Entity): boolean =>
    component(raws, a, 'faction') === component(raws, b, 'faction') &&
    kingDistance(a.position as Point, b.position as Point) <= GROUP;
  for (const one of creatures) {
    const group = groups.find((members) => members.some((member) => isNear(member, one)));
    if (group) group.push(one);
    else groups.push([one]);
  }
  return groups;
}
