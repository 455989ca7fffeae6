import { distanceToBody } from '../../lib/geometry';
import { fieldOfView } from '../../lib/sight';
import { type Entity, heroSeesEntity, isAlive, isHero, positionOf, type RawId, sightRange, type World } from '../state';
import { isAsleep } from './awareness';
import { type Body, bodyDistanceSquared, bodyOf, cellsOf } from './bodies';
import { bodyOfCreature, type Creature } from './creature';
import { canFight, hasGrudge } from './factions';
import { creaturesReactedTo, enemiesOfHero, type Neighbour } from './roster';
import { isAllyOfHero } from './standing';
import { isUnderTruce } from './truce';

/** A distance that rounds to the radius still counts. */
const reachSquared = (radius: number): number => radius * radius + radius;

/** Returns the nearest first; omits the hero while `self` sees preferred rivals. */
export function reactedToInSight(world: World, self: Creature, kind: 'attack' | 'flee'): Neighbour[] {
  const close = creaturesReactedTo(world, self, kind, { most: reachSquared(self.sight) });
  if (close.length === 0) return close;
  const eyes = sightOf(world, self, close);
  const seen = close.filter(eyes);
  const preferred = kind === 'attack' ? preferredToHero(world, self) : [];
  const isLeftAlone = seen.some(({ faction }) => preferred.includes(faction));
  return isLeftAlone ? seen.filter(({ entity }) => !isHero(entity)) : seen;
}

/** True if `self` sees rivals that it fights before the hero. */
export function seesPreferredRivals(world: World, self: Creature): boolean {
  const preferred = preferredToHero(world, self);
  if (preferred.length === 0) return false;
  const close = creaturesReactedTo(world, self, 'attack', { most: reachSquared(self.sight) });
  const rivals = close.filter(({ faction }) => preferred.includes(faction));
  return rivals.some(sightOf(world, self, rivals));
}

const preferredToHero = ({ raws, game }: World, { entity, faction }: Creature): readonly RawId[] =>
  entity.provoked || hasGrudge(entity, game.hero.id) ? [] : (raws.faction[faction]?.rivals ?? []);

/** False for a sleeping creature. */
export function seesHero(world: World, self: Creature): boolean {
  const { hero } = world.game;
  const seen = { entity: hero, body: bodyOf(world.raws, hero) };
  return sightOf(world, self, [seen])(seen);
}

/** False for a sleeping creature. */
export function seesAny(world: World, self: Creature, others: readonly Entity[]): boolean {
  const own = bodyOfCreature(self);
  const near = others.flatMap((entity) => {
    const body = bodyOf(world.raws, entity);
    return bodyDistanceSquared(own, body) <= reachSquared(self.sight) ? [{ entity, body }] : [];
  });
  return near.length > 0 && near.some(sightOf(world, self, near));
}

/** Returns foes that the hero shows to an allied `self`, nearest first. */
export function foesPointedOut(world: World, self: Creature): Neighbour[] {
  if (!isAllyOfHero(world, self.faction) || !canFight(world.raws, self) || !seesHero(world, self)) return [];
  const foes = creaturesReactedTo(world, self, 'attack', { most: Number.POSITIVE_INFINITY });
  return foes.filter(({ entity }) => heroSeesEntity(world, entity));
}

/** Sorts by distance, then by id. Omits creatures that burst or keep a truce. */
export function hostilesInView(world: World): Entity[] {
  if (isUnderTruce(world, world.game.hero)) return [];
  return hostilesSeen(world).filter((entity) => !isUnderTruce(world, entity));
}

/** Includes enemies under a truce. Sorts by distance, then by id. */
export function hostilesSeen(world: World): Entity[] {
  const { raws, game } = world;
  const hostiles: Creature[] = [];
  const enemies = enemiesOfHero(world);
  for (let n = 0; n < enemies.length; n++) {
    const enemy = enemies[n] as Creature;
    if (heroSeesEntity(world, enemy.entity) && isAlive(raws, enemy.entity)) hostiles.push(enemy);
  }
  if (hostiles.length === 0) return [];
  const eye = positionOf(game.hero);
  const far = ({ entity, width, height }: Creature): number =>
    distanceToBody(eye, positionOf(entity), { width, height });
  return hostiles.sort((a, b) => far(a) - far(b) || a.entity.id - b.entity.id).map(({ entity }) => entity);
}

type Seen = Pick<Neighbour, 'entity' | 'body'>;

function sightOf(world: World, self: Creature, others: readonly Seen[]): (other: Seen) => boolean {
  if (isAsleep(self.entity)) return () => false;
  const own = bodyOfCreature(self);
  const heroRadius = sightRange(world, world.game.hero);
  let field: number[] | null = null;
  return ({ entity, body }) => {
    if (entity.kind === 'hero' && self.sight <= heroRadius) return isSeenByHero(world, own, body, self.sight);
    field ??= fieldOf(world, own, Math.min(self.sight, radiusOver(own, others)));
    return isIn(field, world.level.width, body);
  };
}

function isIn(field: readonly number[], rowLength: number, { x, y, width, height }: Body): boolean {
  for (let row = y; row < y + height; row++) {
    for (let cell = row * rowLength + x; cell < row * rowLength + x + width; cell++)
      if (field.includes(cell)) return true;
  }
  return false;
}

function radiusOver(own: Body, others: readonly Seen[]): number {
  let most = 0;
  for (let n = 0; n < others.length; n++) {
    const { x, y, width, height } = (others[n] as Seen).body;
    const dx = Math.abs(x - own.x) + Math.max(width, own.width) - 1;
    const dy = Math.abs(y - own.y) + Math.max(height, own.height) - 1;
    most = Math.max(most, dx * dx + dy * dy);
  }
  return Math.ceil(Math.sqrt(most));
}

/** Also answers whether the creature sees the hero: lines of sight are mutual. */
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

/** Returns indices in the foe's line of sight, within the longer sight radius. */
export const cellsBetween = (world: World, self: Creature, foe: Creature): Set<number> =>
  new Set(fieldOf(world, bodyOfCreature(foe), Math.max(self.sight, foe.sight)));

/** Returns cell indices, even if `self` sleeps. */
export const cellsSeenBy = (world: World, self: Creature): Set<number> =>
  new Set(fieldOf(world, bodyOfCreature(self), self.sight));

function fieldOf(world: World, own: Body, radius: number): number[] {
  const { width, height } = world.level;
  const map = { width, height, opaque: world.index.opaque };
  if (own.width === 1 && own.height === 1) return fieldOfView(map, own.x, own.y, radius);
  return cellsOf(own).flatMap(({ x, y }) => fieldOfView(map, x, y, radius));
}
