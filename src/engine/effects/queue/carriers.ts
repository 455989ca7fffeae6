import type { Point } from '../../../lib/geometry';
import { isLedByHero } from '../../creatures';
import { kindle, layTinder } from '../../spawning/kindle';
import type { EffectSource, Entity, EntityId, QueuedTag, Refusal, Targets, VisualTag, World } from '../../state';
import { component, emit, entityById, footprint, heroSees, positionOf } from '../../state';
import { EFFECTS, VISUALS } from '..';
import type { EffectKind } from '../common/kind';

const KINDS = Object.entries(EFFECTS) as [QueuedTag, EffectKind][];
const VISUAL_TAGS = Object.keys(VISUALS) as VisualTag[];

/** Queues nothing and returns false if no effect would change anything. `by` is `null` for traps. */
export function queueEffects(world: World, source: EffectSource, by: EntityId | null, targets: Targets): boolean {
  if (source.effects.lays !== undefined) layTinder(world, source.effects.lays, cellsOf(world, targets));
  if (source.effects.kindles) setFire(world, by, targets);
  if (!doesSomething(world, source, targets)) return false;
  for (const tag of VISUAL_TAGS) VISUALS[tag](world, source, by, targets);
  for (const [tag, kind] of KINDS) {
    const strength = kind.readFrom(source, world.raws);
    if (strength)
      world.queue.push({ tag, by, ...creditOf(source), source: source.raw, targets, amount: 0, ...strength });
  }
  return true;
}

function cellsOf(world: World, targets: Targets): readonly Point[] {
  if (targets.kind === 'cells') return targets.cells;
  const target = entityById(world, targets.id);
  return target ? footprint(world.raws, target) : [];
}

function setFire(world: World, by: EntityId | null, targets: Targets): void {
  const caught = kindle(world, cellsOf(world, targets), by);
  if (caught.some((cell) => heroSees(world, cell))) emit(world, { kind: 'kindled' }, 'seen');
}

const creditOf = ({ credit }: EffectSource): Pick<EffectSource, 'credit'> => (credit === undefined ? {} : { credit });

function doesSomething(world: World, source: EffectSource, targets: Targets): boolean {
  const target = targets.kind === 'entity' ? entityById(world, targets.id) : null;
  return KINDS.some(
    ([, kind]) => kind.readFrom(source, world.raws) !== null && (!target || kind.hasEffect(world, source, target)),
  );
}

export const wouldAffect = (world: World, source: EffectSource, target: Entity): boolean =>
  KINDS.some(([, kind]) => kind.readFrom(source, world.raws) !== null && kind.hasEffect(world, source, target));

/** Also true for every item that needs an aim. */
export function wouldHelp(world: World, user: Entity, item: Entity): boolean {
  const source = carrierOf(world, item, positionOf(user));
  if (source.effects.ranged !== undefined) return true;
  return doesSomething(world, source, { kind: 'entity', id: user.id });
}

/** Returns a more precise refusal than `no-effect-here`. */
export function refusalOf(world: World, item: Entity): Refusal | null {
  const source = carrierOf(world, item, positionOf(world.game.hero));
  for (const [, kind] of KINDS) {
    const refusal = kind.readFrom(source, world.raws) ? kind.refusal?.(world) : null;
    if (refusal) return refusal;
  }
  return null;
}

/** Credits a hero who lit the flame or led the victim there. */
export function hazardCarrier(world: World, hazard: Entity, victim: Entity): EffectSource {
  const { hero } = world.game;
  const isHeroes = hazard.litBy === hero.id || isLedByHero(world, victim);
  return { ...carrierOf(world, hazard, positionOf(hazard)), ...(isHeroes && { credit: hero.id }) };
}

/** `from` is the cell at which beams start. */
export function carrierOf(world: World, entity: Entity, from: Point): EffectSource {
  return { raw: entity.raw, entity, effects: component(world.raws, entity, 'effects') ?? {}, from };
}
