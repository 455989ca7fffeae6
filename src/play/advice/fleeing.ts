import { isWalkable, LOW_HEALTH, type SeenThing, TILES, threatenedCells, type View } from '../../engine';
import { add, covers, directionTo, type Point, pointOf, STEPS, same } from '../../lib/geometry';
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

/** True if the ground under the hero is about to burn. */
export const isAboutToBurn = ({ things, hero }: View): boolean =>
  things.some(({ igniting, at }) => igniting && same(at, hero.at));

/** Steps off a cell that an enemy has wound up to strike. */
export const stepAside: Advisor = (situation) => {
  const { view } = situation;
  const { at } = view.hero;
  if (!isThreatened(view, at)) return null;
  const steps = safeActions(situation, 'move');
  const action = steps.find(({ direction }) => {
    const cell = add(at, STEPS[direction]);
    return !isThreatened(view, cell) && isFree(view, cell);
  });
  return action ? { kind: 'act', action, reason: 'wound-up' } : null;
};

/** True if an enemy has wound up to strike the cell. */
export const isThreatened = (view: View, cell: Point): boolean =>
  threatenedCells(view).some((threatened) => same(threatened, cell));

/** True if a step to the cell moves the hero. A step into a creature is a blow, a step into a closed door opens it. */
const isFree = ({ things }: View, cell: Point): boolean =>
  !things.some((thing) => (thing.kind === 'mob' || thing.open === false) && covers(thing, cell));

/** Longest path to stairs that is worth running, in cells. */
const WORTH_RUNNING = 12;
/** Least distance of the nearest enemy, in cells, from which the enemy cannot catch the hero at the stairs. */
const HEADSTART = 3;

/**
 * Takes the stairs away from a fight that is probably lost. Stays if an enemy beside the hero would follow, or if the
 * hero is too hungry to rest. Avoids stairs from which the hero would only come back to the same fight.
 */
export const flee: Advisor = (situation) => {
  const foes = foesOf(situation);
  const [nearest] = foes;
  if (!nearest || isFamished(situation) || !isLosing(situation, foes)) return null;
  if (isBeside(situation.view, nearest)) return null;
  const reason = healthOf(situation) < LOW_HEALTH ? 'escape' : 'too-strong';
  const away = onStairs(situation) ?? stepToStairs(situation, nearest);
  return away && { kind: 'act', action: away, reason, thing: nearest };
};

type Away = Extract<Advice, { kind: 'act' }>['action'];

const onStairs = (situation: Situation): Away | null =>
  waysOut(situation).flatMap<Away>((way) => safeActions(situation, way))[0] ?? null;

/**
 * Returns the stairs that lead on: down, or up for a hero that carries the campaign's goal. If rest would do the hero
 * good, returns both stairs.
 */
function waysOut(situation: Situation): ('ascend' | 'descend')[] {
  if (reasonToRest(situation)) return ['ascend', 'descend'];
  return [situation.view.carried === undefined ? 'descend' : 'ascend'];
}

function stepToStairs(situation: Situation, nearest: SeenThing): Away | null {
  const { view } = situation;
  if (distanceTo(view, nearest) < HEADSTART) return null;
  const way = findPath(knownGround(view), view.hero.at, stairsOf(situation));
  const next = way && way.length <= WORTH_RUNNING ? way[1] : undefined;
  const direction = next ? directionTo(view.hero.at, next) : null;
  return safeActions(situation, 'move').find((step) => step.direction === direction) ?? null;
}

function stairsOf(situation: Situation): Point[] {
  const { view } = situation;
  const wanted = waysOut(situation).map((way): string => (way === 'ascend' ? TILES.upStairs : TILES.downStairs));
  return [...view.tiles].flatMap((tile, cell) => (wanted.includes(tile) ? [pointOf(view, cell)] : []));
}

/** Known ground without creatures, hazards and closed doors. */
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
