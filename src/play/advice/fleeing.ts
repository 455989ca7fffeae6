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

/** Leaves a cell that a prepared blow or a fire will hit. */
export const stepAside: Advisor = (situation) => {
  const { view } = situation;
  const { at } = view.hero;
  const isStruck = isThreatened(view, at);
  // If no foe is in view, Explore itself leaves the fire.
  if (!isStruck && !(isAboutToBurn(view) && foesOf(situation).length > 0)) return null;
  const steps = safeActions(situation, 'move');
  const action = steps.find(({ direction }) => {
    const cell = add(at, STEPS[direction]);
    return !isThreatened(view, cell) && isFree(view, cell);
  });
  return action ? { action, reason: isStruck ? 'wound-up' : 'burning' } : null;
};

/** True if a known prepared blow will strike the cell. */
export const isThreatened = (view: View, cell: Point): boolean =>
  threatenedCells(view).some((threatened) => same(threatened, cell));

const isFree = ({ things }: View, cell: Point): boolean =>
  !things.some((thing) => (thing.kind === 'mob' || thing.open === false) && covers(thing, cell));

/** Returns `null` if a foe is beside the hero, or if hunger prevents rest. */
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

/** Shortest way first. Returns none if a foe beside the hero would follow. */
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
  // Stairs away from the goal help only a hero who needs rest.
  return [situation.view.carried === undefined ? 'descend' : 'ascend'];
}

function pathToStairs(view: View, way: Climb): Point[] | null {
  const wanted = way === 'ascend' ? TILES.upStairs : TILES.downStairs;
  const stairs = [...view.tiles].flatMap((tile, cell) => (tile === wanted ? [pointOf(view, cell)] : []));
  return knownPath(view, stairs);
}

/** Includes the hero's cell and the goal. Only the goal may be blocked. */
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
