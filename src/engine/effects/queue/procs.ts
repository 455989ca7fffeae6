import type { Point } from '../../../lib/geometry';
import { stanceToHero } from '../../creatures';
import { wornBy } from '../../formulas';
import type { Moment, Proc } from '../../schema/procs';
import { type Entity, isAlive, isHero, packOf, positionOf, type RawId, type Targets, type World } from '../../state';
import { cellsHit } from '../common/areas';
import { queueEffects } from './carriers';

/** `raw` names the cause in events: a boon, worn item or weapon. */
type Sourced = Omit<Proc, 'when'> & { raw: RawId };

/** Procs of boons come first. `other` is the owner's opponent. */
export function triggerProcs(world: World, when: Moment, owner: Entity, other: Entity): void {
  for (const proc of procsAt(world, when, owner)) rollProc(world, proc, owner, other);
}

/** Draws one random number. Queues the effects on success. */
export function rollProc(world: World, proc: Sourced, owner: Entity, other: Entity): void {
  const { raw, chance, target, effects } = proc;
  if (!world.rng.percent(Math.round(chance * 100))) return;
  const source = { raw, entity: null, effects, from: positionOf(owner) };
  queueEffects(world, source, owner.id, targetsOf(world, proc, owner, target === 'self' ? owner : other));
}

function procsAt(world: World, when: Moment, owner: Entity): Sourced[] {
  const { raws } = world;
  const ofBoons = (owner.boons ?? []).flatMap((raw) =>
    (raws.boon[raw]?.gives.procs ?? []).filter((proc) => proc.when === when).map((proc) => ({ ...proc, raw })),
  );
  const ofWorn = wornBy(raws, owner, packOf(world, owner)).flatMap((raw) => {
    const { wornProc, effects } = raws.archetypes[raw] ?? {};
    return wornProc?.when === when && effects ? [{ ...wornProc, raw, effects }] : [];
  });
  return [...ofBoons, ...ofWorn];
}

function targetsOf(world: World, { effects }: Sourced, owner: Entity, victim: Entity): Targets {
  if (effects.area_of_effect === undefined) return { kind: 'entity', id: victim.id };
  const cells = cellsHit(world, effects, positionOf(victim));
  return { kind: 'cells', cells: isHero(owner) ? cells.filter((at) => !isHarmlessAt(world, at)) : cells };
}

/** The hero's procs spare non-hostile creatures, because the game cannot ask first. */
const isHarmlessAt = (world: World, at: Point): boolean =>
  world.index
    .at(at)
    .some((one) => one.kind === 'mob' && isAlive(world.raws, one) && stanceToHero(world, one) !== 'hostile');
