import { Latest } from '../../lib/latest';
import type { Entity, EntityId, Game, RawId, World } from '../state';
import { component, isAlive, mobsOf, positionOf } from '../state';
import { isUnaware } from './awareness';
import { type Body, bodyDistanceSquared } from './bodies';
import { bodyOfCreature, type Creature, kindsOf, traitsOf } from './creature';
import { hasGrudge, type Member, memberReactionToHero, type Reaction, reactionToFaction } from './factions';
import { triggerRange } from './hazards';
import { isUnderTruce } from './truce';

type Kind = 'fighters' | 'others';

const kindOf = ({ fights }: Member): Kind => (fights ? 'fighters' : 'others');

interface Roster {
  /** A new `mobs` list or `standings` object makes the roster stale. */
  mobs: readonly Entity[];
  standings: Game['standings'];
  all: Creature[];
  byId: Map<EntityId, Creature>;
  members: Map<RawId, Creature[]>;
  enemies: Creature[] | null;
  enemyIds: ReadonlySet<EntityId> | null;
  toward: Record<Reaction, Record<Kind, Map<RawId, Creature[]>>>;
}

const rosters = new Latest<World, Roster>();

function rosterOf(world: World): Roster {
  const known = rosters.get(world);
  const { standings } = world.game;
  if (known !== undefined && known.mobs === mobsOf(world.level) && known.standings === standings) return known;
  const made = buildRoster(world);
  rosters.set(world, made);
  return made;
}

function buildRoster(world: World): Roster {
  const { raws, level, game } = world;
  const mobs = mobsOf(level);
  const all: Creature[] = [];
  const kinds = kindsOf(raws);
  for (const entity of [game.hero, ...mobs]) {
    const traits = traitsOf(raws, entity, kinds);
    if (traits === null) continue;
    const { faction, fights, sight, width, height, plain } = traits;
    all.push({ entity, faction, fights, sight, width, height, plain });
  }
  const byId = new Map<EntityId, Creature>();
  const members = new Map<RawId, Creature[]>();
  for (const one of all) {
    byId.set(one.entity.id, one);
    const sameFaction = members.get(one.faction);
    if (sameFaction === undefined) members.set(one.faction, [one]);
    else sameFaction.push(one);
  }
  const tables = () => ({ fighters: new Map(), others: new Map() });
  const toward = { attack: tables(), flee: tables(), ignore: tables() };
  return { mobs, standings: game.standings, all, byId, members, enemies: null, enemyIds: null, toward };
}

function ofFactions({ all, members }: Pick<Roster, 'all' | 'members'>, test: (faction: RawId) => boolean): Creature[] {
  const wanted = new Set([...members.keys()].filter(test));
  return wanted.size === 0 ? [] : all.filter(({ faction }) => wanted.has(faction));
}

/** Includes the dead. Puts the hero first, then sorts by id. */
export const creaturesOf = (world: World): readonly Creature[] => rosterOf(world).all;

/** Includes the dead; excludes creatures that burst. Callers must not change the list. */
export function enemiesOfHero(world: World): Creature[] {
  const here = rosterOf(world);
  const { hero } = world.game;
  if (here.enemies !== null) return here.enemies;
  const known = { fighters: new Map<RawId, boolean>(), others: new Map<RawId, boolean>() };
  const isHostile = (one: Creature): boolean => {
    if (one.entity.grudges && hasGrudge(one.entity, hero.id)) return true;
    const table = known[kindOf(one)];
    const hostile = table.get(one.faction) ?? memberReactionToHero(world, one) === 'attack';
    table.set(one.faction, hostile);
    return hostile;
  };
  here.enemies = here.all.filter(
    (one) => one.entity !== hero && isHostile(one) && triggerRange(world.raws, one.entity.raw) === null,
  );
  return here.enemies;
}

/** True if `enemiesOfHero` lists the entity. */
export function isEnemyOfHero(world: World, entity: Entity): boolean {
  const here = rosterOf(world);
  here.enemyIds ??= new Set(enemiesOfHero(world).map((enemy) => enemy.entity.id));
  return here.enemyIds.has(entity.id);
}

/** Puts the hero first, then sorts by id. */
export function livingMembers(world: World, faction: RawId): Creature[] {
  return (rosterOf(world).members.get(faction) ?? []).filter(({ entity }) => isAlive(world.raws, entity));
}

function forgetEnemies(here: Roster): void {
  here.enemies = null;
  here.enemyIds = null;
}

/** From now on, `entity` attacks `against` whatever their factions. */
export function addGrudge(world: World, entity: Entity, against: EntityId): void {
  if (hasGrudge(entity, against)) return;
  // Drops grudges against vanished creatures, because ids are never reused.
  const lasting = (entity.grudges ?? []).filter((id) => creatureById(world, id) !== null);
  entity.grudges = [...lasting, against];
  forgetEnemies(rosterOf(world));
}

export function dropGrudge(world: World, entity: Entity, against: EntityId): void {
  if (!hasGrudge(entity, against)) return;
  const rest = (entity.grudges ?? []).filter((id) => id !== against);
  if (rest.length > 0) entity.grudges = rest;
  else delete entity.grudges;
  forgetEnemies(rosterOf(world));
}

/** Returns `null` if the creature is dead, gone or factionless. */
export function creatureById(world: World, id: EntityId): Creature | null {
  const found = rosterOf(world).byId.get(id);
  return found !== undefined && isAlive(world.raws, found.entity) ? found : null;
}

let lastDue: { of: ReadonlySet<EntityId>; size: number; mobs: Creature[] } | null = null;

/** Returns living mobs that must still act in this tick, by id. */
export function dueMobs(world: World): readonly Creature[] {
  const { due } = world;
  if (lastDue?.of === due && lastDue.size === due.size) return lastDue.mobs;
  const mobs = due.size === 0 ? [] : findDueMobs(world);
  lastDue = { of: due, size: due.size, mobs };
  return mobs;
}

function findDueMobs(world: World): Creature[] {
  const { byId } = rosterOf(world);
  const found: Creature[] = [];
  let last = 0;
  let sorted = true;
  for (const id of world.due) {
    const one = byId.get(id);
    if (one !== undefined && one.entity.kind === 'mob' && isAlive(world.raws, one.entity)) found.push(one);
    if (id < last) sorted = false;
    last = id;
  }
  return sorted ? found : found.sort((a, b) => a.entity.id - b.entity.id);
}

function reactionCandidates(world: World, member: Member, kind: Reaction): Creature[] {
  const here = rosterOf(world);
  const table = here.toward[kind][kindOf(member)];
  const known = table.get(member.faction);
  if (known !== undefined) return known;
  const found = ofFactions(here, (other) => reactionToFaction(world, member, other) === kind);
  table.set(member.faction, found);
  return found;
}

/** Omits unaware enemies, because the hero may want an ambush. */
const foesOfCompanion = (world: World, { entity: { id } }: Creature): Creature[] =>
  enemiesOfHero(world).filter(({ entity }) => entity.id !== id && !isUnaware(entity));

function candidatesOf(world: World, self: Creature, kind: Reaction): Creature[] {
  if (self.entity.companion) return kind === 'attack' ? foesOfCompanion(world, self) : [];
  const candidates = reactionCandidates(world, self, kind);
  const { grudges } = self.entity;
  if (!grudges) return candidates;
  const others = candidates.filter(({ entity }) => !grudges.includes(entity.id));
  if (kind !== 'attack') return others;
  const { byId } = rosterOf(world);
  return [...others, ...grudges.flatMap((id) => byId.get(id) ?? [])];
}

/** Considers even dead creatures of the level. */
export const reactsToAnybody = (world: World, self: Creature): boolean =>
  candidatesOf(world, self, 'attack').length > 0 || candidatesOf(world, self, 'flee').length > 0;

export interface Neighbour extends Creature {
  body: Body;
  distanceSquared: number;
}

/** Returns the nearest first. `least` and `most` are squared distances. Truces prevent `attack`. */
export function creaturesReactedTo(
  world: World,
  self: Creature,
  kind: 'attack' | 'flee',
  { least = 0, most }: { least?: number; most: number },
): Neighbour[] {
  const candidates = candidatesOf(world, self, kind);
  if (candidates.length === 0 || (kind === 'attack' && isUnderTruce(world, self.entity))) return [];
  const found: Neighbour[] = [];
  const own = bodyOfCreature(self);
  const reach = Math.sqrt(most);
  const left = own.x - reach;
  const right = own.x + own.width - 1 + reach;
  const top = own.y - reach;
  const bottom = own.y + own.height - 1 + reach;
  for (let n = 0; n < candidates.length; n++) {
    const other = candidates[n] as Creature;
    const { entity, width, height } = other;
    const { x, y } = positionOf(entity);
    if (x > right || y > bottom || x + width - 1 < left || y + height - 1 < top) continue;
    const near = bodyDistanceSquared(own, { x, y, width, height });
    if (near < least || near > most || entity === self.entity || !isAlive(world.raws, entity)) continue;
    if (kind === 'attack' && isUnderTruce(world, entity)) continue;
    const { faction, fights, sight, plain } = other;
    const body = { x, y, width, height };
    found.push({ entity, faction, fights, sight, width, height, plain, body, distanceSquared: near });
  }
  if (found.length < 2) return found;
  const chasing = component(world.raws, self.entity, 'chasing');
  const rank = (one: Neighbour): number => (one.entity.id === chasing ? 0 : 1);
  return found.sort((a, b) => a.distanceSquared - b.distanceSquared || rank(a) - rank(b) || a.entity.id - b.entity.id);
}
