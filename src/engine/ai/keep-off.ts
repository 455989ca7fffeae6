import { type Creature, creatureById, dueMobs, reactedToInSight } from '../creatures';
import { component, type World } from '../state';
import { abilitiesInPower } from './common/abilities';
import { lendWalkMaps } from './common/paths';
import { intervalOf, withdraw } from './common/withdraw';

/** Distance in cells that it keeps, from whoever only strikes and from whoever shot it: beyond the range of any shot. */
const KEPT = 5;
const KEPT_FROM_ARCHERS = 7;

/**
 * A creature with a lair, and with an ability for which its mana suffices, keeps off an enemy that is slower than
 * itself: in reach of the ability, but not of blows, and not of the shots of whoever shot it. Cornered, it fights; hurt
 * by blows alone, it has other cares.
 */
export function keepOff(world: World): void {
  const maps = lendWalkMaps(world);
  for (const self of dueMobs(world)) {
    const { entity } = self;
    if (component(world.raws, entity, 'lair') === null) continue;
    const isAngry = entity.harmedBy != null || entity.afraidOf != null;
    const foe = isAngry && entity.shotBy === undefined ? null : slowFoeNear(world, self);
    if (foe !== null) withdraw(world, self, foe, { map: maps(entity), hides: false });
  }
}

function slowFoeNear(world: World, self: Creature): Creature | null {
  if (abilitiesInPower(world, self.entity).length === 0) return null;
  const [nearest] = reactedToInSight(world, self, 'attack');
  if (nearest === undefined) return null;
  const kept = nearest.entity.id === self.entity.shotBy ? KEPT_FROM_ARCHERS : KEPT;
  if (nearest.distanceSquared >= kept * kept) return null;
  const foe = creatureById(world, nearest.entity.id);
  return foe !== null && intervalOf(world, foe.entity) > intervalOf(world, self.entity) ? foe : null;
}
