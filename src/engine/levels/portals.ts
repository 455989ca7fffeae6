import { add, type Point, STEPS } from '../../lib/geometry';
import { addToLevel, type Destination, isWalkable, positionOf, removeFromLevel, TILES, type World } from '../state';
import { goTo, parkedDepth } from './change-level';

/** Cells the portal stands west of the town gate: the hero arrives between the two. */
const WEST_OF_GATE = 2;

/** Where a portal on the cell leads; `null` when there is none. */
export function portalAt(world: World, cell: Point): Destination | null {
  return world.index.at(cell).find(({ portal }) => portal)?.portal ?? null;
}

/** Depth of the parked level behind a portal the hero would step into, or might, going astray; `null` when there is none. */
export function parkedBeyond(world: World, to: Point, astray: boolean): number | null {
  const from = positionOf(world.game.hero);
  const cells = astray ? Object.values(STEPS).map((step) => add(from, step)) : [to];
  for (const cell of cells) {
    const beyond = portalAt(world, cell);
    const parked = beyond && parkedDepth(world, beyond.depth);
    if (parked !== null) return parked;
  }
  return null;
}

/** Carries out what a portal has begun: no time passes. The town gets a portal back, in place of any it had. */
export function depart(world: World): void {
  const { departure } = world;
  if (!departure) return;
  goTo(world, departure.depth, 'portal', departure.at);
  if (departure.back) openPortal(world, departure.back);
}

function openPortal(world: World, back: Destination): void {
  const { level, game } = world;
  for (const old of level.entities.filter(({ portal }) => portal)) removeFromLevel(world, old);
  addToLevel(world, {
    id: game.nextId++,
    kind: 'prop',
    raw: 'town-portal',
    position: placeBesideGate(world),
    portal: { ...back },
  });
}

/** Two cells west of the last cell of the gate; where the town has built over that, on the way to it. */
function placeBesideGate({ level, game }: World): Point {
  const { tiles, width, start } = level;
  const gate = tiles.lastIndexOf(TILES.downStairs);
  const cell = gate - WEST_OF_GATE;
  if (gate >= 0 && isWalkable(tiles[cell] as string)) return { x: cell % width, y: Math.floor(cell / width) };
  return game.hero.position ? { ...game.hero.position } : { ...start };
}
