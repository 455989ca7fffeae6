import { dueMobs, skilledAt } from '../creatures';
import { refOf } from '../knowledge';
import { bornAt, type Components, component, type Entity, emit, heroSeesEntity, type World } from '../state';
import { healthOf } from './common/fright';

/**
 * A creature with phases goes on to the next when it has no more than its share of hit points left, and back to the
 * first when it is whole again. It is told wherever the hero is, before anything comes of it: this uses its turn.
 */
export function changePhase(world: World): void {
  for (const { entity } of dueMobs(world)) {
    const phases = component(world.raws, entity, 'phases');
    if (phases === null) continue;
    const now = entity.phase ?? 0;
    const next = nextPhase(phases, now, healthOf(world, entity));
    if (next === now) continue;
    for (const key of keysOf(phases[now])) delete entity[key];
    if (next === 0) delete entity.phase;
    else Object.assign(entity, { phase: next }, phases[next]?.change);
    if (phases[now]?.change.skills || phases[next]?.change.skills) trainForStage(world, entity);
    world.stale.add(entity.id);
    world.due.delete(entity.id);
    report(world, entity, next);
  }
}

/** One after the other, however much it has lost at once. */
function nextPhase(phases: Components['phases'], now: number, health: number): number {
  if (health >= 1) return 0;
  return health <= (phases[now + 1]?.from ?? 0) ? now + 1 : now;
}

type Change = Components['phases'][number]['change'];

const keysOf = (phase: Components['phases'][number] | undefined): (keyof Change)[] =>
  Object.keys(phase?.change ?? {}) as (keyof Change)[];

/** Its skills are those of its stage again, whatever the phase says of them. */
function trainForStage(world: World, entity: Entity): void {
  const { skills } = skilledAt(world.raws, entity, bornAt(world, entity));
  if (skills) entity.skills = skills;
}

function report(world: World, entity: Entity, phase: number): void {
  const fact = { kind: 'phase', who: refOf(world, entity), phase } as const;
  emit(world, fact, heroSeesEntity(world, entity) ? 'seen' : 'heard');
}
