import {
  bodyOf,
  type Creature,
  cellsOf,
  creatureById,
  dueMobs,
  middleOf,
  nearestCell,
  reactedToInSight,
} from '../creatures';
import { chargeWay } from '../effects/charges';
import { cellsHit } from '../effects/common/areas';
import { refOf } from '../knowledge';
import {
  component,
  type Entity,
  emitAbout,
  has,
  heroSees,
  visibleCellOf,
  WIND_UP_PATIENCE,
  type WindUp,
  type World,
} from '../state';
import { drawAbility } from './common/abilities';
import { pathTo } from './common/paths';

/** The attack hits the cell at which the mob aimed. */
export function windUp(world: World): void {
  for (const self of dueMobs(world)) {
    const { entity } = self;
    // After a long absence, the player may have forgotten the warning.
    if (entity.windUp && world.game.turn - entity.windUp.turn > WIND_UP_PATIENCE) delete entity.windUp;
    const { windUp: ready } = entity;
    if (!ready && !begin(world, self)) continue;
    world.due.delete(entity.id);
    if (!ready || world.game.turn === ready.turn) continue;
    delete entity.windUp;
    world.intents.set(entity.id, { kind: 'cast', spell: ready.spell, at: ready.at });
  }
}

function begin(world: World, self: Creature): boolean {
  const { raws } = world;
  const { entity } = self;
  const own = component(raws, entity, 'abilities')?.filter(({ spell }) => raws.spell[spell]?.wind_up) ?? [];
  if (own.length === 0 || isShotFromAway(world, entity)) return false;
  const drawn = drawAbility(world, own, reactedToInSight(world, self, 'attack'));
  if (drawn === null) return false;
  const { spell, target } = drawn;
  entity.windUp = { spell, at: nearestCell(bodyOf(raws, entity), target.body), turn: world.game.turn };
  entity.chasing = target.entity.id;
  tell(world, entity, entity.windUp);
  return true;
}

/** A large creature's prepared blow would not hit an unreachable archer. */
function isShotFromAway(world: World, entity: Entity): boolean {
  const { raws } = world;
  if (entity.shotBy === undefined || entity.harmedBy?.id !== entity.shotBy) return false;
  if (!has(raws, entity, 'tileSize') || has(raws, entity, 'lair')) return false;
  const foe = creatureById(world, entity.shotBy);
  return foe !== null && pathTo(world, entity, foe.entity) === null;
}

function tell(world: World, entity: Entity, ready: WindUp): void {
  const at = visibleCellOf(world, entity);
  const cells = cellsInDanger(world, entity, ready).filter((cell) => heroSees(world, cell));
  emitAbout(world, { kind: 'prepared', who: refOf(world, entity), spell: ready.spell, at, cells }, entity, null);
}

/** For a charge, includes the cells of the obstacle. */
export function cellsInDanger(world: World, entity: Entity, { spell, at }: WindUp) {
  const effects = world.raws.spell[spell]?.effects ?? {};
  if (effects.charges === undefined) {
    return cellsHit(world, effects, effects.target_self ? middleOf(world.raws, entity) : at);
  }
  const { way, blocked } = chargeWay(world, entity, at);
  const body = bodyOf(world.raws, entity);
  return [...way, ...(blocked ? [blocked] : [])].flatMap((place) => cellsOf({ ...body, ...place }));
}
