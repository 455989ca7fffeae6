import { bodyDistanceSquared, bodyOfCreature, type Creature, cellsOf, creatureById, dueMobs } from '../creatures';
import { refOf } from '../knowledge';
import { component, type Entity, emit, emitAt, isHero, visibleCellOf, type World } from '../state';
import { lendEscapes } from './common/escape';
import { healthOf, isInSight } from './common/fright';
import { walkMap } from './common/paths';
import { takeWing } from './common/wings';
import { intervalOf, withdraw } from './common/withdraw';

/** Share of the maximum hit points below which a creature leaves a fight. */
const SHAKEN = 3 / 4;

const NEAR = 4;

/** Makes wounded mobs with a lair withdraw. A cornered mob fights. */
export function breakOff(world: World): void {
  const stepAway = lendEscapes(world);
  for (const self of dueMobs(world)) {
    const { entity } = self;
    const foe = component(world.raws, entity, 'lair') === null ? null : avoidedBy(world, entity);
    if (foe === null || takeWing(world, self, foe)) continue;
    const body = bodyOfCreature(foe);
    if (entity.shotBy !== foe.entity.id || bodyDistanceSquared(bodyOfCreature(self), body) < NEAR * NEAR) {
      withdraw(world, self, foe, { map: walkMap(world, entity), hides: true });
    } else if (!isInSight(world, self, foe) || stepAway(entity, cellsOf(body))) world.due.delete(entity.id);
  }
}

/** Also updates fear and the chase, and may emit `broke-off` or `roared`. */
function avoidedBy(world: World, entity: Entity): Creature | null {
  const { afraidOf, harmedBy } = entity;
  const id = afraidOf ?? harmedBy?.id;
  const foe = id === undefined ? null : creatureById(world, id);
  if (foe === null) {
    delete entity.afraidOf;
    return null;
  }
  const share = healthOf(world, entity);
  if (afraidOf == null && share >= (canOutrunArcher(world, entity, foe.entity) ? 1 : SHAKEN)) return null;
  if (share < 1) {
    if (afraidOf == null) {
      const at = visibleCellOf(world, entity);
      emitAt(world, { kind: 'broke-off', who: refOf(world, entity), at }, at, false);
    }
    entity.afraidOf = foe.entity.id;
    delete entity.chasing;
    return foe;
  }
  delete entity.afraidOf;
  if (entity.shotBy === foe.entity.id) {
    entity.harmedBy = { id: foe.entity.id, turn: world.game.turn };
    return null;
  }
  delete entity.harmedBy;
  entity.chasing = foe.entity.id;
  entity.hunting = world.game.turn;
  if (isHero(foe.entity)) emit(world, { kind: 'roared', who: refOf(world, entity) }, 'heard');
  return null;
}

/** Flight from an equally fast archer would only bring more shots. */
const canOutrunArcher = (world: World, entity: Entity, foe: Entity): boolean =>
  entity.shotBy === foe.id && intervalOf(world, foe) > intervalOf(world, entity);
