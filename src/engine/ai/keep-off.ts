import { type Creature, creatureById, duelOdds, dueMobs, reactedToInSight } from '../creatures';
import { component, type Entity, isHero, type World } from '../state';
import { abilitiesInPower } from './common/abilities';
import { walkMap } from './common/paths';
import { intervalOf, withdraw } from './common/withdraw';

/** Distance in cells that the creature keeps, which is beyond the range of any shot. */
const KEPT = 7;

/** The creature is wary of a hero who would kill it with at most this many blows on average. */
const MINDED_BLOWS = 30;

/**
 * Lets a creature with a lair and with mana for an ability keep its distance from dangerous foes. A slower foe that
 * shot it is dangerous, and so is a hero whose blows would soon kill it. The creature stays near enough to use its
 * ability, but out of reach of blows and shots. Other behaviours let it charge foes that are not dangerous. If
 * cornered, it fights. If it was hurt, but never shot, this behaviour does nothing.
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

/** Returns the nearest dangerous foe within `KEPT` cells, even if other enemies are nearer; `null` if there is none. */
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
