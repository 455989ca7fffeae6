import type { Point } from '../../lib/geometry';
import { type Creature, creatureById, dueMobs } from '../creatures';
import { component, type Entity, isHero, type World } from '../state';
import { MAX_CHASE_CELLS } from './chase';
import { pathToCover } from './common/cover';
import { pathTo, walkMap } from './common/paths';

/** Player-turns for which a creature minds that it was hurt. */
const WARY_TURNS = 30;
/** The same for one with a lair that was shot. */
const WARY_TURNS_OF_ARCHERS = 200;

/** Cells of a way, its own included, that whoever has a lair charges along. */
const CHARGE_CELLS = 3;

/**
 * A creature that was hurt and is not adjacent to whoever did it goes for that one if there is a way, and else leaves
 * its sight and stays there, to recover: it does not stand still to be shot. Where there is nowhere to hide, it does
 * what it would do otherwise. In its lair it hides from whoever is not near, way or not. One that has found another
 * enemy, or flees, does not care.
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
    // As `approach` and `chase` go: any way to whom it sees, a short one to whom it does not.
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
 * In its lair a creature does not charge whoever would shoot it several times on the way, but lets that one come round
 * the corner. On a hunt it does.
 */
const lurks = ({ raws }: World, entity: Entity, way: readonly Point[]): boolean =>
  way.length > CHARGE_CELLS && component(raws, entity, 'lair') !== null && component(raws, entity, 'hunting') === null;

/** Who hurt it last, if that is alive, here and not long ago; it forgets anybody else. */
function tormentorOf(world: World, entity: Entity): Creature | null {
  const { harmedBy } = entity;
  if (!harmedBy) return null;
  const most = entity.shotBy === harmedBy.id ? WARY_TURNS_OF_ARCHERS : WARY_TURNS;
  const foe = world.game.turn - harmedBy.turn > most ? null : creatureById(world, harmedBy.id);
  if (foe === null) delete entity.harmedBy;
  return foe;
}

/** Comes from anywhere on the level. */
const isCalled = (world: World, entity: Entity): boolean => component(world.raws, entity, 'summoned') !== null;
