import { isWalkable, LOW_HEALTH, type SeenThing, TILES, threatenedCells, type View } from '../../engine';
import { add, cellIndex, covers, directionTo, type Point, pointOf, STEPS, same } from '../../lib/geometry';
import { findPath, type WalkMap } from '../../lib/path';
import { isLosing } from './odds';
import { reasonToRest } from './recovery';
import {
  type Advice,
  type Advisor,
  distanceTo,
  foesOf,
  healthOf,
  isBeside,
  isFamished,
  type Situation,
  safeActions,
} from './situation';

/** Advises the hero to leave a cell that an enemy is about to strike with a prepared blow. */
export const stepAside: Advisor = (situation) => {
  const { view } = situation;
  const { at } = view.hero;
  if (!isThreatened(view, at)) return null;
  const steps = safeActions(situation, 'move');
  const action = steps.find(({ direction }) => {
    const cell = add(at, STEPS[direction]);
    return !isThreatened(view, cell) && isFree(view, cell);
  });
  return action ? { action, reason: 'wound-up' } : null;
};

/** True if an enemy has prepared a blow that will hit the cell. */
export const isThreatened = (view: View, cell: Point): boolean =>
  threatenedCells(view).some((threatened) => same(threatened, cell));

/** True if a step to the cell would move the hero. Otherwise the step would attack a creature or open a door. */
const isFree = ({ things }: View, cell: Point): boolean =>
  !things.some((thing) => (thing.kind === 'mob' || thing.open === false) && covers(thing, cell));

/** Maximum length of a path to stairs, in cells. The hero is not advised to flee to stairs that are farther away. */
const WORTH_RUNNING = 12;
/**
 * Minimum distance of the nearest enemy, in cells. An enemy at this distance cannot catch the hero before the hero
 * reaches the stairs.
 */
const HEADSTART = 3;

/**
 * Advises the hero to take stairs away from a fight that it would probably lose.
 *
 * Returns `null` if an enemy beside the hero would follow, or if the hero is too hungry to rest. Also returns `null` if
 * the stairs only lead back to the same fight.
 */
export const flee: Advisor = (situation) => {
  const foes = foesOf(situation);
  const [nearest] = foes;
  if (!nearest || isFamished(situation) || !isLosing(situation, foes)) return null;
  if (isBeside(situation.view, nearest)) return null;
  const reason = healthOf(situation) < LOW_HEALTH ? 'escape' : 'too-strong';
  const away = onStairs(situation) ?? walkToStairs(situation, nearest, waysOut(situation))?.action ?? null;
  return away && { action: away, reason, thing: nearest };
};

/** Action that takes stairs, up or down. */
export type Climb = 'ascend' | 'descend';

type Away = Advice['action'];

const onStairs = (situation: Situation): Away | null =>
  waysOut(situation).flatMap<Away>((way) => safeActions(situation, way))[0] ?? null;

/**
 * Returns the directions of stairs that serve an escape. If rest would help, returns both. Otherwise returns `descend`,
 * or `ascend` for a hero that carries the campaign's item home.
 */
function waysOut(situation: Situation): Climb[] {
  if (reasonToRest(situation)) return ['ascend', 'descend'];
  return [situation.view.carried === undefined ? 'descend' : 'ascend'];
}

/** Walk to near stairs: its first step, its length, and the direction of the stairs. */
export interface WalkToStairs {
  action: Away;
  /** Number of steps to the stairs. */
  steps: number;
  leads: 'up' | 'down';
}

/**
 * Returns the walk to the nearest known stairs in one of these directions. Returns `null` if the nearest enemy is
 * closer than `HEADSTART`, if the stairs are far or unknown, or if the first step needs a confirmation.
 */
export function walkToStairs(situation: Situation, nearest: SeenThing, ways: readonly Climb[]): WalkToStairs | null {
  const { view } = situation;
  if (distanceTo(view, nearest) < HEADSTART) return null;
  const way = pathToStairs(situation.view, ways);
  const [next, end] = way && way.length <= WORTH_RUNNING ? [way[1], way.at(-1)] : [];
  const direction = next ? directionTo(view.hero.at, next) : null;
  const action = safeActions(situation, 'move').find((step) => step.direction === direction);
  if (!way || !end || !action) return null;
  return { action, steps: way.length - 1, leads: view.tiles[cellIndex(view, end)] === TILES.upStairs ? 'up' : 'down' };
}

/**
 * Returns the cells of the cheapest known path to stairs in one of these directions, including the hero's cell and the
 * stairs. Returns `null` if the hero knows no such path.
 */
export const pathToStairs = (view: View, ways: readonly Climb[]): Point[] | null =>
  findPath(knownGround(view), view.hero.at, stairsOf(view, ways));

function stairsOf(view: View, ways: readonly Climb[]): Point[] {
  const wanted = ways.map((way): string => (way === 'ascend' ? TILES.upStairs : TILES.downStairs));
  return [...view.tiles].flatMap((tile, cell) => (wanted.includes(tile) ? [pointOf(view, cell)] : []));
}

/**
 * Returns a map of the cells that the hero knows and can walk on. Leaves out cells with creatures, hazards and closed
 * doors.
 */
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
