import { activeMobs, creatureById, mayAct, recoverOnTurn } from '../creatures';
import { bonusOf, initiativeInterval } from '../formulas';
import { component, type Entity, isAlive, isHero, type Raws, type World } from '../state';

/** Counts every active creature down by one tick. A creature that falls below 1 is due and rolls its next interval. */
export function initiative(world: World): void {
  world.due = new Set();
  world.heroDue = false;
  count(world, world.game.hero);
  const mobs = activeMobs(world);
  for (let n = 0; n < mobs.length; n++) {
    const mob = mobs[n] as Entity;
    const left = mob.initiative;
    // Shortcut, because most of a crowd is not due in this tick. Counting down dead creatures does no harm.
    if (left != null && left > 1) mob.initiative = left - 1;
    else count(world, mob);
  }
}

/** Skips ticks in which nobody is due, at most `most`, and returns their number. Call it only if no work is waiting. */
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

/** Counts an entity down by several ticks at once, with exactly the result of single ticks. */
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

/**
 * Rolls the next interval in ticks: 6 + 1d6, less the quickness bonus, plus the penalty. With an interval of 1 or less,
 * every tick is a turn.
 */
function nextInterval(world: World, entity: Entity): number {
  const penalty = component(world.raws, entity, 'pools')?.penalty ?? 0;
  return initiativeInterval(world.rng.die(6), bonusOf(world.raws, entity, 'quickness'), penalty);
}
