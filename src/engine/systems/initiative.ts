import { activeMobs, creatureById, mayAct, recoverOnTurn } from '../creatures';
import { bonusOf, initiativeInterval } from '../formulas';
import { component, type Entity, isAlive, isHero, type Raws, type World } from '../state';

/** A distant mob only recovers on its turn. */
export function initiative(world: World): void {
  world.due = new Set();
  world.heroDue = false;
  count(world, world.game.hero);
  const mobs = activeMobs(world);
  for (let n = 0; n < mobs.length; n++) {
    const mob = mobs[n] as Entity;
    const left = mob.initiative;
    // Subtracts here, because calling `count` for every mob is slow.
    if (left != null && left > 1) mob.initiative = left - 1;
    else count(world, mob);
  }
}

/** Returns the number of skipped ticks. No intents, moves or effects may be pending. */
export function skipTicks(world: World, most: number): number {
  const { raws, game } = world;
  const mobs = activeMobs(world);
  let ticks = Math.min(most, ticksUntilDue(component(raws, game.hero, 'initiative')));
  for (let n = 0; n < mobs.length && ticks > 0; n++) {
    const mob = mobs[n] as Entity;
    const until = ticksUntilDue(mob.initiative ?? component(raws, mob, 'initiative'));
    if (until < ticks && isAlive(raws, mob)) ticks = until;
  }
  if (ticks > 0) {
    countDown(raws, game.hero, ticks);
    for (let n = 0; n < mobs.length; n++) countDown(raws, mobs[n] as Entity, ticks);
  }
  return ticks;
}

const ticksUntilDue = (counter: number | null): number =>
  counter === null ? Number.POSITIVE_INFINITY : Math.max(0, Math.ceil(counter - 1));

function countDown(raws: Raws, entity: Entity, ticks: number): void {
  const counter = component(raws, entity, 'initiative');
  if (counter !== null && counter > 1) entity.initiative = counter - Math.min(ticks, ticksUntilDue(counter));
}

function count(world: World, entity: Entity): void {
  const counter = component(world.raws, entity, 'initiative');
  if (counter === null) return;
  if (counter > 1) {
    entity.initiative = counter - 1;
    return;
  }
  if (!isAlive(world.raws, entity)) return;
  entity.initiative = nextInterval(world, entity);
  if (isHero(entity)) world.heroDue = true;
  const self = creatureById(world, entity.id);
  if (isHero(entity) || (self !== null && mayAct(world, self))) world.due.add(entity.id);
  else recoverOnTurn(world, entity);
}

function nextInterval(world: World, entity: Entity): number {
  const penalty = component(world.raws, entity, 'pools')?.penalty ?? 0;
  return initiativeInterval(world.rng.die(6), bonusOf(world.raws, entity, 'quickness'), penalty);
}
