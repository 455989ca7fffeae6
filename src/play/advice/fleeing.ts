import { isWalkable, LOW_HEALTH, TILES, threatenedCells, type View } from '../../engine';
import { add, covers, type Point, pointOf, STEPS, same } from '../../lib/geometry';
import { findPath, type WalkMap } from '../../lib/path';
import { isLosing } from './odds';
import { reasonToRest } from './recovery';
import {
  type Advice,
  type Advisor,
  descents,
  foesOf,
  healthOf,
  isAboutToBurn,
  isBeside,
  isFamished,
  type Situation,
  safeActions,
} from './situation';

/** Advises the hero to step off a cell that a prepared blow will strike, or that is about to burn. */
export const stepAside: Advisor = (situation) => {
  const { view } = situation;
  const { at } = view.hero;
  const isStruck = isThreatened(view, at);
  // If no foe is in view, Explore leads the hero out of a fire.
  if (!isStruck && !(isAboutToBurn(view) && foesOf(situation).length > 0)) return null;
  const steps = safeActions(situation, 'move');
  const action = steps.find(({ direction }) => {
    const cell = add(at, STEPS[direction]);
    return !isThreatened(view, cell) && isFree(view, cell);
  });
  return action ? { action, reason: isStruck ? 'wound-up' : 'burning' } : null;
};

/** True if a prepared blow will strike the cell, as far as the hero knows. */
export const isThreatened = (view: View, cell: Point): boolean =>
  threatenedCells(view).some((threatened) => same(threatened, cell));

const isFree = ({ things }: View, cell: Point): boolean =>
  !things.some((thing) => (thing.kind === 'mob' || thing.open === false) && covers(thing, cell));

/**
 * Advises the hero to take the nearest known stairs out of a fight that the hero would lose. Returns `null` if a foe is
 * beside the hero, or if the hero is too hungry to rest.
 */
export const flee: Advisor = (situation) => {
  const foes = foesOf(situation);
  const [nearest] = foes;
  if (!nearest || isFamished(situation) || !isLosing(situation, foes)) return null;
  const [way] = waysOut(situation);
  const reason = healthOf(situation) < LOW_HEALTH ? 'escape' : 'too-strong';
  return way ? { action: way.action, reason, thing: nearest } : null;
};

export interface WayOut {
  action: Advice['action'];
  steps: number;
  leads: 'up' | 'down';
}

/**
 * Returns the ways to known stairs, the shortest first. A hero who needs no rest gets only stairs towards the goal.
 * Returns none if a foe is beside the hero, because the foe would follow.
 */
export function waysOut(situation: Situation): WayOut[] {
  const { view } = situation;
  const [nearest] = foesOf(situation);
  if (nearest && isBeside(view, nearest)) return [];
  return climbsThatHelp(situation)
    .flatMap((way): WayOut[] => {
      const [action] = way === 'descend' ? descents(situation) : safeActions(situation, way);
      const steps = (pathToStairs(view, way)?.length ?? 1) - 1;
      return action ? [{ action, steps, leads: way === 'ascend' ? 'up' : 'down' }] : [];
    })
    .sort((a, b) => a.steps - b.steps);
}

type Climb = 'ascend' | 'descend';

function climbsThatHelp(situation: Situation): Climb[] {
  if (reasonToRest(situation)) return ['ascend', 'descend'];
  // A hero who needs no rest gains nothing by stairs that lead away from the goal.
  return [situation.view.carried === undefined ? 'descend' : 'ascend'];
}

function pathToStairs(view: View, way: Climb): Point[] | null {
  const wanted = way === 'ascend' ? TILES.upStairs : TILES.downStairs;
  const stairs = [...view.tiles].flatMap((tile, cell) => (tile === wanted ? [pointOf(view, cell)] : []));
  return knownPath(view, stairs);
}

/**
 * Returns the shortest known path, including the hero's cell and the goal, or `null` if no path is known. Creatures,
 * closed doors and harmful things block the path, but the goal may be a blocked cell.
 */
export const knownPath = (view: View, goals: readonly Point[]): Point[] | null =>
  findPath(knownGround(view), view.hero.at, goals);

function knownGround({ width, height, tiles, things }: View): WalkMap {
  const blocked = Uint8Array.from(tiles, (tile) => (tile === ' ' || !isWalkable(tile) ? 1 : 0));
  for (const { kind, at, size, harmful, open } of things) {
    if (kind !== 'mob' && !harmful && open !== false) continue;
    for (let y = at.y; y < at.y + size.height; y++) {
      for (let x = at.x; x < at.x + size.width; x++) blocked[y * width + x] = 1;
    }
  }
  return { width, height, blocked, cost: new Uint8Array(tiles.length).fill(10) };
}
