import { type Creature, creatureById, duelOdds, dueMobs, reactedToInSight } from '../creatures';
import { component, type Entity, isHero, type World } from '../state';
import { abilitiesInPower } from './common/abilities';
import { walkMap } from './common/paths';
import { intervalOf, withdraw } from './common/withdraw';

/** Distance in cells that it keeps: beyond the range of any shot. */
const KEPT = 7;

/** A hero who would kill it with so many blows on average, or fewer, is worth its caution. */
const MINDED_BLOWS = 30;

/**
 * A creature with a lair, and with an ability for which its mana suffices, sizes up its enemies: it keeps off whoever
 * shot it and is slower than itself, and off a hero whose blows would soon kill it, in reach of the ability, but not of
 * blows and shots; it charges the others. Cornered, it fights; hurt by blows alone, it has other cares.
 */
export function keepOff(world: World): void {
  for (const self of dueMobs(world)) {
    const { entity } = self;
    if (component(world.raws, entity, 'lair') === null) continue;
    const isAngry = entity.harmedBy != null || entity.afraidOf != null;
    const foe = isAngry && entity.shotBy === undefined ? null : mindedFoeNear(world, self);
    if (foe !== null) withdraw(world, self, foe, { map: walkMap(world, entity), hides: false });
  }
}

/** The nearest that it minds, whoever else is nearer. */
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
