import { isWalkable, LOW_HEALTH, type SeenThing, TILES, type View } from '../../engine';
import { directionTo, type Point, pointOf } from '../../lib/geometry';
import { findPath, type WalkMap } from '../../lib/path';
import type { Advice, Rule, Situation } from './advice';
import { lossWithMagic } from './magic';
import { reasonToRest } from './rest';
import { distanceTo, foesOf, healthOf, isBeside, isFamished, safeActions, usableFor } from './situation';

/** Steps to stairs that are worth running. */
const WORTH_RUNNING = 12;
/** Distance in cells from which nobody stands beside the hero by the time it takes the stairs. */
const HEADSTART = 3;

/**
 * Takes the stairs away from a fight that is likely to be lost, or that the hero is too hurt for, to rest elsewhere or
 * to go on: not where it would come back as it went. Not with somebody beside it, who would follow, and not when too
 * hungry to rest.
 */
export const flee: Rule = (situation) => {
  const foes = foesOf(situation);
  const [nearest] = foes;
  if (!nearest || isFamished(situation) || !isLosing(situation, foes)) return null;
  if (isBeside(situation.view, nearest)) return null;
  const reason = healthOf(situation) < LOW_HEALTH ? 'escape' : 'too-strong';
  const away = onStairs(situation) ?? stepToStairs(situation, nearest);
  return away && { kind: 'act', action: away, reason, thing: nearest };
};

/** Share of the hit points that a fight may cost, on average, before it counts as lost. */
export const DEFEAT = 0.9;

/** Is the fight more likely to be lost than won, with blows and spells? */
export const isLosing = (situation: Situation, foes: readonly SeenThing[]): boolean =>
  lossWithMagic(situation, foes) >= DEFEAT;

/** Does the hero carry what it knows to open a portal, and could use it now? */
export const hasPortal = (situation: Situation): boolean => usableFor(situation, 'town_portal').length > 0;

type Away = Extract<Advice, { kind: 'act' }>['action'];

const onStairs = (situation: Situation): Away | null =>
  waysOut(situation).flatMap<Away>((way) => safeActions(situation, way))[0] ?? null;

/** Stairs that lead on, and where rest would be worth its time the others. */
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
