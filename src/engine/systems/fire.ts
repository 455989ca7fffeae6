import { add, cellIndex, type Point, pointOf } from '../../lib/geometry';
import { NEIGHBOURS } from '../../lib/sides';
import { hazardCarrier, queueEffects } from '../effects/queue/carriers';
import { addFlame, FLAME, flamesOn, isTinder, kindle, SMOULDER } from '../spawning/kindle';
import { type Entity, emit, isAlive, isHero, positionOf, removeFromLevel, type World } from '../state';

const SPREAD = 50;

/** Old flames end, then flames hurt creatures, then fire spreads. */
export function fire(world: World): void {
  if (!world.heroDue || world.game.over) return;
  const burning = flamesOn(world);
  if (burning.length === 0) return;
  for (const flame of burning) if ((flame.burnsUntil ?? 0) <= world.game.turn) endLife(world, flame);
  const flames = flamesOn(world).filter(({ raw }) => raw === FLAME);
  scorch(world, flames);
  spread(world, flames);
}

function endLife(world: World, flame: Entity): void {
  const { raws, level } = world;
  const at = positionOf(flame);
  const becomes = raws.archetypes[flame.raw]?.fire?.becomes ?? null;
  removeFromLevel(world, flame);
  if (becomes !== null) addFlame(world, becomes, at, flame.litBy ?? null);
  else level.burnt = [...(level.burnt ?? []), cellIndex(level, at)].sort((a, b) => a - b);
}

function scorch(world: World, flames: readonly Entity[]): void {
  const caught = new Map<Entity, Entity>();
  for (const flame of flames) {
    for (const who of world.index.at(positionOf(flame))) if (isAlive(world.raws, who)) caught.set(who, flame);
  }
  for (const [who, flame] of [...caught].sort(([a], [b]) => a.id - b.id))
    queueEffects(world, hazardCarrier(world, flame, who), null, { kind: 'entity', id: who.id });
}

/** Row order makes the same seed give the same fire. */
function spread(world: World, flames: readonly Entity[]): void {
  const beside = new Map<number, Entity>();
  for (const flame of flames) {
    for (const [x, y] of NEIGHBOURS) {
      const cell = cellIndex(world.level, add(positionOf(flame), { x, y }));
      if (!beside.has(cell)) beside.set(cell, flame);
    }
  }
  for (const [cell, flame] of [...beside].sort(([a], [b]) => a - b)) {
    const at = pointOf(world.level, cell);
    if (isTinder(world, at) && world.rng.percent(SPREAD)) catchFire(world, at, flame);
  }
}

function catchFire(world: World, at: Point, flame: Entity): void {
  const caught = kindle(world, [at], flame.litBy ?? null, SMOULDER);
  if (caught.length > 0 && world.index.at(at).some(isHero))
    emit(world, { kind: 'ground-glows', underfoot: true }, 'self');
}
