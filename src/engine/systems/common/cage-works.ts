import { identify, refOf } from '../../knowledge';
import { component, type Entity, emit, emitAt, heroSees, positionOf, removeFromLevel, type World } from '../../state';

/**
 * Shuts the cage from which a thing was just taken: the other things are gone for good, and all pedestals shut. The
 * hero knows the type of the taken thing from now on. A level has at most one cage.
 */
export function shutCage(world: World, taken: Entity): void {
  identify(world, taken.raw);
  const others = world.level.entities.filter(({ caged }) => caged);
  for (const other of others) removeFromLevel(world, other);
  for (const pedestal of partsOf(world, 'pedestal')) change(world, pedestal);
  if (others.length > 0) emit(world, { kind: 'cage-shut', lost: others.map((one) => refOf(world, one)) }, 'self');
}

/** Works the lever or lamp on which the hero has stepped. The gate then opens, unless a lamp is dark. */
export function stepOnCagePart(world: World, trodden: Entity): void {
  const part = component(world.raws, trodden, 'cage')?.part;
  if (part !== 'lever' && part !== 'dark-lamp' && part !== 'lit-lamp') return;
  const what = refOf(world, trodden);
  if (part === 'lever') change(world, trodden);
  else turnLamps(world, trodden);
  const dark = partsOf(world, 'dark-lamp').length;
  const lamps = part === 'lever' ? null : { dark, burning: partsOf(world, 'lit-lamp').length };
  emit(world, { kind: 'worked', what, lamps, at: positionOf(trodden) }, 'self');
  if (dark === 0) openGates(world);
}

/** Turns a lamp, and the lamps before and after it in the order of their ids. */
function turnLamps(world: World, trodden: Entity): void {
  const lamps = world.level.entities.filter((entity) => {
    const part = component(world.raws, entity, 'cage')?.part;
    return part === 'dark-lamp' || part === 'lit-lamp';
  });
  const middle = lamps.indexOf(trodden);
  for (const lamp of lamps.slice(Math.max(0, middle - 1), middle + 2)) change(world, lamp);
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

const partsOf = ({ raws, level }: World, part: string): Entity[] =>
  level.entities.filter((entity) => component(raws, entity, 'cage')?.part === part);

/** Makes a part the raw into which it changes. */
function change(world: World, part: Entity): void {
  const becomes = component(world.raws, part, 'cage')?.becomes;
  if (!becomes) return;
  part.raw = becomes;
  world.index.refresh(part);
}
