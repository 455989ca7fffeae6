import { type Creature, creatureById, dueMobs, reactedToInSight } from '../creatures';
import { component, type World } from '../state';
import { abilitiesInPower } from './common/abilities';
import { lendWalkMaps } from './common/paths';
import { intervalOf, withdraw } from './common/withdraw';

/** Distance in cells that it keeps. */
const KEPT = 5;

/**
 * A creature with a lair, and with an ability for which its mana suffices, keeps off an enemy that is slower than
 * itself: in reach of the ability, but not of blows. Cornered, it fights; hurt, it has other cares, and whoever shoots
 * at it would like the distance.
 */
export function keepOff(world: World): void {
  const maps = lendWalkMaps(world);
  for (const self of dueMobs(world)) {
    const { entity } = self;
    const isAngry = entity.harmedBy != null || entity.afraidOf != null;
    const foe = isAngry || component(world.raws, entity, 'lair') === null ? null : slowFoeNear(world, self);
    if (foe !== null) withdraw(world, self, foe, { map: maps(entity), hides: false });
  }
}

function slowFoeNear(world: World, self: Creature): Creature | null {
  if (abilitiesInPower(world, self.entity).length === 0) return null;
  const [nearest] = reactedToInSight(world, self, 'attack');
  if (nearest === undefined || nearest.distanceSquared >= KEPT * KEPT) return null;
  const foe = creatureById(world, nearest.entity.id);
  return foe !== null && intervalOf(world, foe.entity) > intervalOf(world, self.entity) ? foe : null;
}
