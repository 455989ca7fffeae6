import { dueMobs } from '../creatures';
import { refOf } from '../knowledge';
import { type Components, component, type Entity, emit, heroSeesEntity, type World } from '../state';
import { healthOf } from './common/fright';

/** Emits `phase` even if the hero does not see the mob. */
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
    world.stale.add(entity.id);
    world.due.delete(entity.id);
    report(world, entity, next);
  }
}

/** The index rises by at most one, even if a blow crosses two thresholds. */
function nextPhase(phases: Components['phases'], now: number, health: number): number {
  if (health >= 1) return 0;
  return health <= (phases[now + 1]?.from ?? 0) ? now + 1 : now;
}

type Change = Components['phases'][number]['change'];

const keysOf = (phase: Components['phases'][number] | undefined): (keyof Change)[] =>
  Object.keys(phase?.change ?? {}) as (keyof Change)[];

function report(world: World, entity: Entity, phase: number): void {
  const fact = { kind: 'phase', who: refOf(world, entity), phase } as const;
  emit(world, fact, heroSeesEntity(world, entity) ? 'seen' : 'heard');
}
