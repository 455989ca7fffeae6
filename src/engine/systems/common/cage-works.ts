import { cellIndex, pointOf } from '../../../lib/geometry';
import { Latest } from '../../../lib/latest';
import { createEntity, makeNoise } from '../../creatures';
import { roundGold } from '../../formulas';
import { identify, refOf } from '../../knowledge';
import type { CagePart } from '../../schema/cages';
import { traceLight } from '../../spawning/trace-light';
import {
  addToLevel,
  component,
  type Entity,
  emit,
  emitAt,
  heroSees,
  isCreature,
  type Level,
  own,
  positionOf,
  removeFromLevel,
  type World,
} from '../../state';

/** Removes the remaining caged things for good. Identifies the type of `taken`. */
export function shutCage(world: World, taken: Entity, toll: number): void {
  identify(world, taken.raw);
  const { hero } = world.game;
  const pools = own(world.raws, hero, 'pools');
  pools.gold = roundGold(pools.gold - toll);
  makeNoise(world, 'cage', positionOf(hero));
  const others = world.level.entities.filter(({ caged }) => caged);
  for (const other of others) removeFromLevel(world, other);
  for (const pedestal of partsOf(world, 'pedestal')) change(world, pedestal);
  if (others.length === 0) return;
  const lost = others.map((one) => refOf(world, one));
  emit(world, { kind: 'cage-shut', lost, ...(toll > 0 && { toll }) }, 'self');
}

export function stepOnCagePart(world: World, trodden: Entity): void {
  const what = refOf(world, trodden);
  const at = positionOf(trodden);
  switch (partOf(world, trodden)) {
    case 'lever':
      change(world, trodden);
      emit(world, { kind: 'worked', what, lamps: null, at }, 'self');
      openGates(world);
      break;
    case 'dark-lamp':
    case 'lit-lamp': {
      turnLamps(world, trodden);
      const dark = partsOf(world, 'dark-lamp').length;
      const lamps = { dark, burning: partsOf(world, 'lit-lamp').length };
      emit(world, { kind: 'worked', what, lamps, at }, 'self');
      if (dark === 0) openGates(world);
      break;
    }
    case 'rising-mirror':
    case 'falling-mirror': {
      change(world, trodden);
      const hitsLock = shine(world);
      emit(world, { kind: 'mirror-turned', what, hitsLock, at }, 'self');
      if (hitsLock) openGates(world);
    }
  }
}

// Cached, because no gate appears on a level in play.
const gated = new Latest<Level, boolean>();

/** Opens the gate when all plates are down. */
export function settlePlates(world: World): void {
  const { level } = world;
  if (gated.get(level) === false) return;
  const isGated = level.entities.some((entity) => partOf(world, entity) === 'gate');
  gated.set(level, isGated);
  if (!isGated) return;
  const plates = partsOf(world, 'plate', 'sunk-plate');
  const isLoaded = (plate: Entity): boolean =>
    world.index.at(positionOf(plate)).some((entity) => entity.kind === 'item' || isCreature(entity));
  const moved = plates.filter((plate) => isLoaded(plate) !== (partOf(world, plate) === 'sunk-plate'));
  if (moved.length === 0) return;
  for (const plate of moved) change(world, plate);
  const down = partsOf(world, 'sunk-plate').length;
  emit(world, { kind: 'plates-moved', down, of: plates.length }, 'self');
  if (down === plates.length) openGates(world);
}

function turnLamps(world: World, trodden: Entity): void {
  const lamps = partsOf(world, 'dark-lamp', 'lit-lamp');
  const middle = lamps.indexOf(trodden);
  for (const lamp of lamps.slice(Math.max(0, middle - 1), middle + 2)) change(world, lamp);
}

function shine(world: World): boolean {
  const { raws, level, index, game } = world;
  for (const beam of partsOf(world, 'beam')) removeFromLevel(world, beam);
  const [lantern] = partsOf(world, 'lantern');
  if (!lantern) return false;
  const ground = {
    width: level.width,
    stops: (cell: number): boolean => index.opaque[cell] === 1,
    part: (cell: number): CagePart | undefined =>
      index.at(pointOf(level, cell)).flatMap((entity) => partOf(world, entity) ?? [])[0],
  };
  const { beams, reaches } = traceLight(ground, cellIndex(level, positionOf(lantern)));
  for (const { cell, raw } of beams) {
    addToLevel(world, { ...createEntity(raws, world.rng, raw, game.nextId++), position: pointOf(level, cell) });
  }
  return reaches;
}

function openGates(world: World): void {
  const gates = partsOf(world, 'gate');
  const [first] = gates;
  if (!first) return;
  const at = positionOf(first);
  const gate = refOf(world, first);
  for (const one of gates) removeFromLevel(world, one);
  emitAt(world, { kind: 'gate-opened', gate, at }, at, heroSees(world, at));
}

/** Avoids `component`, because every tick reads all entities. */
const partOf = ({ raws }: World, { kind, raw }: Entity): CagePart | undefined =>
  kind === 'prop' ? raws.prop[raw]?.cage?.part : undefined;

const partsOf = (world: World, ...parts: CagePart[]): Entity[] =>
  world.level.entities.filter((entity) => {
    const part = partOf(world, entity);
    return part !== undefined && parts.includes(part);
  });

function change(world: World, part: Entity): void {
  const becomes = component(world.raws, part, 'cage')?.becomes;
  if (!becomes) return;
  part.raw = becomes;
  world.index.refresh(part);
}
