import { type Creature, creatureById, duelOdds, dueMobs, reactedToInSight } from '../creatures';
import { component, type Entity, isHero, type World } from '../state';
import { abilitiesInPower } from './common/abilities';
import { walkMap } from './common/paths';
import { intervalOf, KEPT, withdraw } from './common/withdraw';

const MINDED_BLOWS = 30;

/** Keeps spellcasters with a lair away from dangerous foes. A cornered mob fights. */
export function keepOff(world: World): void {
  for (const self of dueMobs(world)) {
    const { entity } = self;
    if (component(world.raws, entity, 'lair') === null) continue;
    const isAngry = entity.harmedBy != null || entity.afraidOf != null;
    const foe = isAngry && entity.shotBy === undefined ? null : mindedFoeNear(world, self);
    if (foe !== null) withdraw(world, self, foe, { map: walkMap(world, entity), hides: false });
  }
}

function mindedFoeNear(world: World, self: Creature): Creature | null {
  if (abilitiesInPower(world, self.entity).length === 0) return null;
  const minded = reactedToInSight(world, self, 'attack').find(
    ({ entity, distanceSquared }) => distanceSquared < KEPT * KEPT && minds(world, self.entity, entity),
  );
  return minded === undefined ? null : creatureById(world, minded.entity.id);
}

function minds(world: World, self: Entity, foe: Entity): boolean {
  if (foe.id === self.shotBy && intervalOf(world, foe) > intervalOf(world, self)) return true;
  const blows = isHero(foe) ? duelOdds(world, self).attack.blows : null;
  return blows !== null && blows <= MINDED_BLOWS;
}
