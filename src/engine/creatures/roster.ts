import type { Entity, EntityId, RawId, Raws, World } from '../state';
import { component, isAlive, mobsOf, positionOf, sizeOf } from '../state';
import { type Body, bodyDistanceSquared } from './bodies';
import { factionReaction, type Reaction } from './factions';

/** An entity with a faction. */
export interface Creature {
  entity: Entity;
  faction: RawId;
  /** Sight radius in tiles; 0 when it cannot see. */
  sight: number;
  /** Cells. */
  width: number;
  height: number;
}

/** The creatures of a level, the hero first and then ascending by id, and how they react to each other. */
interface Roster {
  /** The mobs it was made of: the list is another one as soon as somebody comes or goes. */
  mobs: readonly Entity[];
  all: Creature[];
  byId: Map<EntityId, Creature>;
  /** Members of each faction on the level. */
  members: Map<RawId, Creature[]>;
  enemies: Creature[];
  toward: Record<Reaction, Map<RawId, Creature[]>>;
}

// Entities of a raw share their traits, except the few with components of their own, so traits are read once a raw.
const traitsByRaw = new WeakMap<Raws, Map<RawId, Traits | null>>();

// Creatures rarely come or go during an action, so one roster serves a draft until they do.
const rosters = new WeakMap<World, Roster>();

function rosterOf(world: World): Roster {
  const known = rosters.get(world);
  if (known !== undefined && known.mobs === mobsOf(world.level)) return known;
  const made = buildRoster(world);
  rosters.set(world, made);
  return made;
}

function buildRoster(world: World): Roster {
  const { raws, level, game } = world;
  const all: Creature[] = [];
  const kinds = kindsOf(raws);
  const mobs = mobsOf(level);
  for (const entity of [game.hero, ...mobs]) {
    const traits = traitsOf(raws, entity, kinds);
    if (traits === null) continue;
    const { faction, sight, width, height } = traits;
    all.push({ entity, faction, sight, width, height });
  }
  const byId = new Map<EntityId, Creature>();
  const members = new Map<RawId, Creature[]>();
  for (const one of all) {
    byId.set(one.entity.id, one);
    const sameFaction = members.get(one.faction);
    if (sameFaction === undefined) members.set(one.faction, [one]);
    else sameFaction.push(one);
  }
  const heroFaction = component(raws, game.hero, 'faction');
  const enemies = ofFactions(
    { all, members },
    (faction) => heroFaction !== null && factionReaction(raws, faction, heroFaction) === 'attack',
  );
  return { mobs, all, byId, members, enemies, toward: { attack: new Map(), flee: new Map(), ignore: new Map() } };
}

/** Creatures of the factions that pass the test. A crowd has few factions, so each is tested only once. */
function ofFactions({ all, members }: Pick<Roster, 'all' | 'members'>, test: (faction: RawId) => boolean): Creature[] {
  const wanted = new Set([...members.keys()].filter(test));
  return wanted.size === 0 ? [] : all.filter(({ faction }) => wanted.has(faction));
}

type Traits = Omit<Creature, 'entity'>;

function kindsOf(raws: Raws): Map<RawId, Traits | null> {
  const known = traitsByRaw.get(raws) ?? new Map<RawId, Traits | null>();
  traitsByRaw.set(raws, known);
  return known;
}

function traitsOf(raws: Raws, entity: Entity, kinds: Map<RawId, Traits | null>): Traits | null {
  if (entity.faction !== undefined || entity.viewshed !== undefined || entity.tileSize !== undefined)
    return readTraits(raws, entity);
  let traits = kinds.get(entity.raw);
  if (traits === undefined) {
    traits = readTraits(raws, entity);
    kinds.set(entity.raw, traits);
  }
  return traits;
}

function readTraits(raws: Raws, entity: Entity): Traits | null {
  const faction = component(raws, entity, 'faction');
  if (faction === null) return null;
  const { width, height } = sizeOf(raws, entity);
  return { faction, sight: component(raws, entity, 'viewshed')?.range ?? 0, width, height };
}

/** The cells a creature covers now. Throws when it has no position. */
export function bodyOfCreature({ entity, width, height }: Creature): Body {
  const { x, y } = positionOf(entity);
  return { x, y, width, height };
}

/** Every mob of the level that would attack the hero, dead or alive, ascending by id. */
export function enemiesOfHero(world: World): Creature[] {
  return rosterOf(world).enemies;
}

/** The living creature of this id on the level; `null` when it is dead, gone or no creature. */
export function creatureById(world: World, id: EntityId): Creature | null {
  const found = rosterOf(world).byId.get(id);
  return found !== undefined && isAlive(world.raws, found.entity) ? found : null;
}

/** The mobs that are due in this tick and have not used their turn yet, ascending by id. */
export function dueMobs(world: World): Creature[] {
  if (world.due.size === 0) return [];
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
  // Every behaviour asks in every tick, and the initiative system adds ids in order.
  return sorted ? found : found.sort((a, b) => a.entity.id - b.entity.id);
}

/** All creatures, dead or alive, that members of this faction react to in this way. */
function reactionCandidates(world: World, faction: RawId, kind: Reaction): Creature[] {
  const here = rosterOf(world);
  const known = here.toward[kind].get(faction);
  if (known !== undefined) return known;
  const found = ofFactions(here, (other) => factionReaction(world.raws, faction, other) === kind);
  here.toward[kind].set(faction, found);
  return found;
}

/** A creature seen from another: its body and its distance. */
export interface Neighbour extends Creature {
  body: Body;
  /** Squared distance between the nearest cells. */
  distanceSquared: number;
}

/**
 * Living creatures that `self` reacts to in this way, at a squared distance from `least` to `most`, nearest first. Ties
 * prefer the one that `self` is chasing, then the lower id.
 */
export function creaturesReactedTo(
  world: World,
  self: Creature,
  kind: 'attack' | 'flee',
  { least = 0, most }: { least?: number; most: number },
): Neighbour[] {
  const candidates = reactionCandidates(world, self.faction, kind);
  if (candidates.length === 0) return [];
  const found: Neighbour[] = [];
  const own = bodyOfCreature(self);
  for (const other of candidates) {
    if (other.entity.id === self.entity.id || !isAlive(world.raws, other.entity)) continue;
    const { x, y } = positionOf(other.entity);
    const near = bodyDistanceSquared(own, { x, y, width: other.width, height: other.height });
    if (near < least || near > most) continue;
    const { entity, faction, sight, width, height } = other;
    found.push({ entity, faction, sight, width, height, body: { x, y, width, height }, distanceSquared: near });
  }
  if (found.length < 2) return found;
  const chasing = component(world.raws, self.entity, 'chasing');
  const rank = (one: Neighbour): number => (one.entity.id === chasing ? 0 : 1);
  return found.sort((a, b) => a.distanceSquared - b.distanceSquared || rank(a) - rank(b) || a.entity.id - b.entity.id);
}
