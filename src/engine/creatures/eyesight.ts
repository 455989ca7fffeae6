import { distanceToBody } from '../../lib/geometry';
import { fieldOfView } from '../../lib/sight';
import { type Entity, heroSeesEntity, isAlive, isHero, positionOf, type RawId, sightRange, type World } from '../state';
import { type Body, bodyDistanceSquared, bodyOf, cellsOf } from './bodies';
import { canFight, hasGrudge } from './factions';
import { bodyOfCreature, type Creature, creaturesReactedTo, enemiesOfHero, type Neighbour } from './roster';
import { isAllyOfHero } from './standing';
import { isUnderTruce } from './truce';

/** Squared distance in cells covered by this sight radius: distances that round to at most the radius. */
const reachSquared = (radius: number): number => radius * radius + radius;

/**
 * The creatures it reacts to in this way and sees now, nearest first. A creature is seen when any cell of one body sees
 * any cell of the other, so that sight is mutual as far as both radii reach. Nobody attacks the hero with rivals in
 * sight that it prefers.
 */
export function reactedToInSight(world: World, self: Creature, kind: 'attack' | 'flee'): Neighbour[] {
  const close = creaturesReactedTo(world, self, kind, { most: reachSquared(self.sight) });
  if (close.length === 0) return close;
  const eyes = sightOf(world, self);
  const seen = close.filter((other) => eyes(other));
  const preferred = kind === 'attack' ? preferredToHero(world, self) : [];
  const isLeftAlone = seen.some(({ faction }) => preferred.includes(faction));
  return isLeftAlone ? seen.filter(({ entity }) => !isHero(entity)) : seen;
}

/** Does it see any rivals that it prefers to the hero? */
export function seesPreferredRivals(world: World, self: Creature): boolean {
  const preferred = preferredToHero(world, self);
  if (preferred.length === 0) return false;
  const close = creaturesReactedTo(world, self, 'attack', { most: reachSquared(self.sight) });
  return close.filter(({ faction }) => preferred.includes(faction)).some(sightOf(world, self));
}

/** The rivals of its faction; none once the hero has provoked it, or it has a grudge against the hero. */
const preferredToHero = ({ raws, game }: World, { entity, faction }: Creature): readonly RawId[] =>
  entity.provoked || hasGrudge(entity, game.hero.id) ? [] : (raws.faction[faction]?.rivals ?? []);

/** Does the creature see the hero now? */
export function seesHero(world: World, self: Creature): boolean {
  const { hero } = world.game;
  return sightOf(world, self)({ entity: hero, body: bodyOf(world.raws, hero) });
}

/** Does the creature see any of these now? */
export function seesAny(world: World, self: Creature, others: readonly Entity[]): boolean {
  const own = bodyOfCreature(self);
  const near = others.flatMap((entity) => {
    const body = bodyOf(world.raws, entity);
    return bodyDistanceSquared(own, body) <= reachSquared(self.sight) ? [{ entity, body }] : [];
  });
  return near.length > 0 && near.some(sightOf(world, self));
}

/**
 * The foes of a creature that the hero sees, nearest first, when it can fight, sees the hero and is of a faction that
 * helps the hero; else none.
 */
export function foesPointedOut(world: World, self: Creature): Neighbour[] {
  if (!isAllyOfHero(world, self.faction) || !canFight(world.raws, self) || !seesHero(world, self)) return [];
  const foes = creaturesReactedTo(world, self, 'attack', { most: Number.POSITIVE_INFINITY });
  return foes.filter(({ entity }) => heroSeesEntity(world, entity));
}

/** Living mobs the hero sees that would attack it, nearest first; ties by id. None that a truce keeps from it. */
export function hostilesInView(world: World): Entity[] {
  if (isUnderTruce(world, world.game.hero)) return [];
  return hostilesSeen(world).filter((entity) => !isUnderTruce(world, entity));
}

/** The same, whether a truce keeps them from the hero or not. */
export function hostilesSeen(world: World): Entity[] {
  const { raws, game } = world;
  const hostiles = enemiesOfHero(world).filter(({ entity }) => heroSeesEntity(world, entity) && isAlive(raws, entity));
  const eye = positionOf(game.hero);
  const far = ({ entity, width, height }: Creature): number =>
    distanceToBody(eye, positionOf(entity), { width, height });
  return hostiles.sort((a, b) => far(a) - far(b) || a.entity.id - b.entity.id).map(({ entity }) => entity);
}

type Seen = Pick<Neighbour, 'entity' | 'body'>;

/** Tests what a creature sees. Its field of view is computed only when needed, and once. */
function sightOf(world: World, self: Creature): (other: Seen) => boolean {
  const own = bodyOfCreature(self);
  const heroRadius = sightRange(world.raws, world.game.hero);
  let field: Set<number> | null = null;
  return ({ entity, body }) => {
    if (entity.kind === 'hero' && self.sight <= heroRadius) return isSeenByHero(world, own, body, self.sight);
    field ??= fieldOf(world, own, self.sight);
    const seen = field;
    return cellsOf(body).some((cell) => seen.has(cell.y * world.level.width + cell.x));
  };
}

/** Sight is mutual, so the hero's field of view answers for creatures that see no farther than the hero. */
function isSeenByHero(world: World, own: Body, hero: Body, radius: number): boolean {
  const reach = reachSquared(radius);
  for (let y = own.y; y < own.y + own.height; y++) {
    for (let x = own.x; x < own.x + own.width; x++) {
      const near = (x - hero.x) * (x - hero.x) + (y - hero.y) * (y - hero.y);
      if (near <= reach && world.visible[y * world.level.width + x] === 1) return true;
    }
  }
  return false;
}

/** Cells on which a creature and its foe would see each other, or one of them the other, by index. */
export const cellsBetween = (world: World, self: Creature, foe: Creature): Set<number> =>
  fieldOf(world, bodyOfCreature(foe), Math.max(self.sight, foe.sight));

/** Every cell that a creature sees now, by index. */
export const cellsSeenBy = (world: World, self: Creature): Set<number> =>
  fieldOf(world, bodyOfCreature(self), self.sight);

function fieldOf(world: World, own: Body, radius: number): Set<number> {
  const { width, height } = world.level;
  const map = { width, height, opaque: world.index.opaque };
  const field = new Set<number>();
  for (const cell of cellsOf(own)) for (const index of fieldOfView(map, cell.x, cell.y, radius)) field.add(index);
  return field;
}
