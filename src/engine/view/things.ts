import { distanceToBody, type Point } from '../../lib/geometry';
import { aloofInView } from '../actions/common/threats';
import { duelOdds, sleepersWithin, stanceToHero, triggerRange } from '../creatures';
import { attributeBonus, effective } from '../formulas';
import { isBeneficial, isFire, isHazard, isIgniting, refOf, tollOf } from '../knowledge';
import type { NoiseKind } from '../schema/noises';
import type { Entity, EntityId, SeenStance, SeenThing, World } from '../state';
import { ATTRIBUTES, component, has, heroSeesEntity, positionOf, sizeOf } from '../state';
import type { Appraiser } from './figures';

/** Sorts by distance, then by id. */
export function viewThings(world: World, appraiser: Appraiser): SeenThing[] {
  const eye = positionOf(world.game.hero);
  return world.level.entities
    .filter((entity) => heroSeesEntity(world, entity))
    .map((entity) => viewThing(world, entity, appraiser))
    .map((thing) => ({ thing, far: distanceToBody(eye, thing.at, thing.size) }))
    .sort((a, b) => a.far - b.far || a.thing.id - b.thing.id)
    .map(({ thing }) => thing);
}

function viewThing(world: World, entity: Entity, appraiser: Appraiser): SeenThing {
  const { raws } = world;
  return {
    ...refOf(world, entity),
    kind: entity.kind === 'hero' ? 'mob' : entity.kind,
    at: { ...positionOf(entity) },
    size: { ...sizeOf(raws, entity) },
    order: component(raws, entity, 'renderable')?.order ?? 2,
    vendor: has(raws, entity, 'vendor'),
    open: component(raws, entity, 'door')?.open ?? null,
    harmful: isHazard(raws, entity),
    ...(isIgniting(raws, entity) ? { igniting: true } : isFire(raws, entity) && { burning: true }),
    inviting: entity.kind === 'prop' && isBeneficial(raws, entity),
    shrine: shrineOf(world, entity),
    ...cageOf(world, entity),
    ...captivityOf(world, entity),
    ...(entity.companion && { companion: entity.companion }),
    leanings: leaningsOf(world, entity),
    odds: oddsWith(world, entity),
    figures: appraiser.knownFigures(entity),
    ...viewCharacter(world, entity),
  };
}

function shrineOf({ raws }: World, entity: Entity): SeenThing['shrine'] {
  const bargain = component(raws, entity, 'bargain');
  return bargain && { ...structuredClone(bargain), spent: has(raws, entity, 'spent') };
}

function cageOf(world: World, { caged, position }: Entity): Pick<SeenThing, 'caged' | 'toll' | 'wakes'> {
  if (!caged || !position) return {};
  const wakes = sleepersInView(world, 'cage', position);
  const toll = tollOf(world, { caged });
  return { caged, ...(toll > 0 && { toll }), ...(wakes.length > 0 && { wakes }) };
}

function captivityOf(world: World, { chains, position }: Entity): Pick<SeenThing, 'captive'> {
  if (chains == null || !position) return {};
  return { captive: { turns: chains, wakes: sleepersInView(world, 'chains', position) } };
}

const sleepersInView = (world: World, noise: NoiseKind, at: Point): EntityId[] =>
  sleepersWithin(world, noise, at)
    .filter((sleeper) => heroSeesEntity(world, sleeper))
    .map(({ id }) => id);

function oddsWith(world: World, entity: Entity): SeenThing['odds'] {
  if (world.game.over !== null || entity.kind !== 'mob') return null;
  return has(world.raws, entity, 'attributes') ? duelOdds(world, entity) : null;
}

type Character = Pick<
  SeenThing,
  'stance' | 'level' | 'phase' | 'health' | 'statuses' | 'aloof' | 'unaware' | 'unrewarded'
>;

function stanceOf(world: World, entity: Entity): SeenStance {
  const stance = stanceToHero(world, entity);
  return stance === 'hostile' && triggerRange(world.raws, entity.raw) !== null ? 'hazard' : stance;
}

function viewCharacter(world: World, entity: Entity): Character {
  const { raws } = world;
  const pools = component(raws, entity, 'pools');
  const statuses = component(raws, entity, 'statuses') ?? [];
  const stance = entity.kind === 'mob' ? stanceOf(world, entity) : null;
  return {
    stance,
    level: pools?.level ?? null,
    ...(has(raws, entity, 'phases') && { phase: component(raws, entity, 'phase') ?? 0 }),
    health: pools && pools.hp.max > 0 ? Math.max(0, pools.hp.current / pools.hp.max) : null,
    statuses: statuses.map(({ kind, source, turns }) => ({ kind, source, turns })),
    ...aloofnessOf(world, entity),
    ...(stance === 'hostile' && entity.unaware != null && { unaware: entity.unaware }),
    ...(stance === 'hostile' && has(raws, entity, 'summoned') && { unrewarded: true }),
  };
}

function aloofnessOf(world: World, { id }: Entity): Pick<SeenThing, 'aloof'> {
  const knows = world.game.over === null ? aloofInView(world).get(id) : undefined;
  return knows === undefined ? {} : { aloof: knows ? 'barred' : 'unaware' };
}

/** Returns -1, 0 or 1, because exact values are secret. */
function leaningsOf({ raws }: World, entity: Entity): SeenThing['leanings'] {
  const attributes = component(raws, entity, 'attributes');
  if (!attributes) return null;
  const signs = ATTRIBUTES.map((name) => [name, Math.sign(attributeBonus(effective(attributes[name])))]);
  return Object.fromEntries(signs);
}
