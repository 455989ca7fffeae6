import { bodyOfCreature, type Creature, cellsOf, creatureById, creaturesReactedTo, dueMobs } from '../creatures';
import { component, type Entity, type World } from '../state';
import { ADJACENT } from './adjacent';
import { lendEscapes } from './common/escape';
import { healthOf, isInSight } from './common/fright';

/** Makes wounded cowards flee. A recovered coward never flees again. */
export function cower(world: World): void {
  const stepAway = lendEscapes(world);
  for (const self of dueMobs(world)) {
    const { entity } = self;
    const foe = fearedBy(world, entity);
    if (foe === null) continue;
    const isBeset = creaturesReactedTo(world, self, 'attack', { least: 1, most: ADJACENT }).length > 0;
    const runs = isInSight(world, self, foe) && stepAway(entity, cellsOf(bodyOfCreature(foe)));
    if (runs || !isBeset) world.due.delete(entity.id);
  }
}

function fearedBy(world: World, entity: Entity): Creature | null {
  const id = entity.afraidOf ?? entity.harmedBy?.id;
  if (id === undefined || component(world.raws, entity, 'coward') === null) return null;
  const foe = creatureById(world, id);
  const share = healthOf(world, entity);
  if (foe === null) delete entity.afraidOf;
  else if (entity.afraidOf === undefined) return share < 1 / 3 ? takeFright(entity, foe) : null;
  else if (share < 2 / 3) return foe;
  else takeHeart(world, entity, foe);
  return null;
}

function takeFright(entity: Entity, foe: Creature): Creature {
  entity.afraidOf = foe.entity.id;
  delete entity.chasing;
  return foe;
}

function takeHeart({ game }: World, entity: Entity, { entity: { id } }: Creature): void {
  delete entity.afraidOf;
  entity.coward = null;
  entity.harmedBy = { id, turn: game.turn };
  entity.chasing = id;
}
