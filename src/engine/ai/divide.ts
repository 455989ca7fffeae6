import { dueMobs } from '../creatures';
import { refOf } from '../knowledge';
import { call } from '../spawning/call';
import { component, type Entity, emitAt, own, positionOf, type World } from '../state';

const MOST = 12;

/** Divides wounded mobs if room and hit points suffice. */
export function divide(world: World): void {
  for (const { entity } of dueMobs(world)) {
    const least = component(world.raws, entity, 'divides')?.least;
    if (least === undefined || !isWounded(world, entity, least) || isCrowd(world, entity)) continue;
    const half = call(world, entity.raw, positionOf(entity));
    if (half === null) continue;
    world.due.delete(entity.id);
    share(world, entity, half);
    const at = positionOf(entity);
    emitAt(world, { kind: 'divided', who: refOf(world, entity), at }, at, false);
  }
}

function isWounded({ raws }: World, entity: Entity, least: number): boolean {
  const hp = component(raws, entity, 'pools')?.hp;
  return hp !== undefined && hp.current < hp.max && hp.current >= 2 * least;
}

const isCrowd = ({ level }: World, { raw }: Entity): boolean =>
  level.entities.filter((one) => one.raw === raw).length >= MOST;

function share({ raws }: World, entity: Entity, half: Entity): void {
  const { level, hp } = own(raws, entity, 'pools');
  const { current } = hp;
  own(raws, half, 'pools').level = level;
  if (entity.veteran == null) delete half.veteran;
  else half.veteran = entity.veteran;
  const kept = Math.ceil(current / 2);
  own(raws, entity, 'pools').hp = { current: kept, max: kept };
  own(raws, half, 'pools').hp = { current: current - kept, max: current - kept };
  if (entity.chasing != null) half.chasing = entity.chasing;
}
