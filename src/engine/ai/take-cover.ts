import type { Point } from '../../lib/geometry';
import { type Creature, creatureById, dueMobs } from '../creatures';
import { component, type Entity, isHero, type World } from '../state';
import { MAX_CHASE_CELLS } from './chase';
import { pathToCover } from './common/cover';
import { pathTo, walkMap } from './common/paths';

/** Player-turns for which a creature remembers that a foe hurt it. */
const WARY_TURNS = 30;
/** Player-turns for which a creature remembers that a foe shot it. */
const WARY_TURNS_OF_ARCHERS = 200;

/** A creature charges out of its lair only along a path of at most this many cells, its own cell included. */
const CHARGE_CELLS = 3;

/**
 * Lets a hurt creature that is not beside its tormentor attack the tormentor if there is a path. Otherwise the creature
 * leaves the tormentor's sight and stays hidden to recover, so that it does not stand still to be shot. In its lair, it
 * hides from a tormentor that is not near, even if there is a path. If there is no hiding place, other behaviours
 * decide. Creatures that have found another enemy, or that flee, do nothing here.
 */
export function takeCover(world: World): void {
  for (const self of dueMobs(world)) {
    const { entity } = self;
    const foe = tormentorOf(world, entity);
    if (foe === null) continue;
    const intent = world.intents.get(entity.id);
    if (intent ? intent.kind !== 'approach' || intent.target !== foe.entity.id : isCalled(world, entity)) continue;
    const map = walkMap(world, entity);
    const way = pathTo(world, entity, foe.entity, { map });
    // Follows `approach` and `chase`: any path will do if the foe is in sight, only a short one if it is not.
    const isWay = way !== null && (intent !== undefined || way.length + 1 < MAX_CHASE_CELLS);
    const cover = isWay && !lurks(world, entity, way) ? null : pathToCover(world, self, foe, map);
    const path = cover ?? (isWay ? way : null);
    if (path === null) continue;
    world.intents.delete(entity.id);
    world.due.delete(entity.id);
    if (cover === null) entity.chasing = foe.entity.id;
    else delete entity.chasing;
    const to = path[1];
    if (to === undefined) continue;
    world.intents.set(entity.id, { kind: 'step', to });
    if (cover !== null && isHero(foe.entity)) world.fleeing.add(entity.id);
  }
}

/**
 * True if the creature waits in its lair instead of charging, because the foe would shoot it several times on the way.
 * False during a hunt.
 */
const lurks = ({ raws }: World, entity: Entity, way: readonly Point[]): boolean =>
  way.length > CHARGE_CELLS && component(raws, entity, 'lair') !== null && component(raws, entity, 'hunting') === null;

/**
 * Returns the creature that last hurt this one, if it is alive and on the level and the injury is recent. Otherwise
 * forgets the injury and returns `null`.
 */
function tormentorOf(world: World, entity: Entity): Creature | null {
  const { harmedBy } = entity;
  if (!harmedBy) return null;
  const most = entity.shotBy === harmedBy.id ? WARY_TURNS_OF_ARCHERS : WARY_TURNS;
  const foe = world.game.turn - harmedBy.turn > most ? null : creatureById(world, harmedBy.id);
  if (foe === null) delete entity.harmedBy;
  return foe;
}

/**
 * True if the creature was summoned. A summoned creature follows a foe that it no longer sees, however far, and does
 * not hide from it.
 */
const isCalled = (world: World, entity: Entity): boolean => component(world.raws, entity, 'summoned') !== null;
