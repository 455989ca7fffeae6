import { hostilesInView } from '../../creatures';
import { isBeneficial, isWaitingShrine, refOf } from '../../knowledge';
import type { EntityId, Level, World } from '../../state';
import { component, has, heroSeesEntity, positionOf, TILES } from '../../state';
import type { Stop } from './plan';

/** What is compared before and after a turn. */
export interface Snapshot {
  events: number;
  hp: number;
  level: number;
  depth: number;
  statuses: string;
  hunger: string;
}

export function takeSnapshot(world: World): Snapshot {
  const { raws, game } = world;
  const pools = component(raws, game.hero, 'pools');
  return {
    events: world.events.length,
    hp: pools?.hp.current ?? 0,
    level: pools?.level ?? 0,
    depth: game.depth,
    statuses: (component(raws, game.hero, 'statuses') ?? []).map(({ kind, source }) => `${kind} ${source}`).join(),
    hunger: component(raws, game.hero, 'hunger')?.state ?? '',
  };
}

/** The reason to stop that has come up since the snapshot, not counting `known` enemies; `null` when there is none. */
export function findInterruption(
  world: World,
  before: Snapshot,
  known: ReadonlySet<EntityId> = new Set(),
): Stop | null {
  const now = takeSnapshot(world);
  const starved = starvationDamage(world, before);
  const hurt = damageTaken(world, before);
  if (hurt) return hurt;
  if (starved > 0 && isFading(world, before)) return { reason: 'damage', what: null };
  if (world.game.over) return { reason: 'done', what: null };
  const hostile = hostilesInView(world).find(({ id }) => !known.has(id));
  if (hostile) return { reason: 'hostile', what: hostile.raw };
  if (now.hp < before.hp && starved === 0) return { reason: 'damage', what: null };
  if (now.statuses !== before.statuses) return { reason: 'status', what: null };
  if (now.hunger !== before.hunger) return { reason: 'hunger', what: null };
  if (now.level !== before.level || now.depth !== before.depth) return { reason: 'level', what: null };
  return hiddenEncountered(world, before);
}

function damageTaken(world: World, before: Snapshot): Stop | null {
  const { id } = world.game.hero;
  for (const event of world.events.slice(before.events)) {
    if (event.kind === 'hit' && event.target.id === id) return { reason: 'damage', what: event.attacker.raw };
    if (event.kind === 'hurt' && event.target.id === id && event.cause !== 'hunger') {
      return { reason: 'damage', what: event.cause };
    }
  }
  return null;
}

/**
 * Starvation damages the hero on every turn. It stops an action only when the hero had full hit points, when they fall
 * to half, and on every turn from a quarter downwards.
 */
function isFading(world: World, before: Snapshot): boolean {
  const hp = component(world.raws, world.game.hero, 'pools')?.hp;
  if (!hp) return false;
  const halved = 2 * hp.current <= hp.max && 2 * before.hp > hp.max;
  return before.hp >= hp.max || halved || 4 * hp.current <= hp.max;
}

/** Hit points lost to hunger since the snapshot. */
function starvationDamage(world: World, before: Snapshot): number {
  const { id } = world.game.hero;
  let lost = 0;
  for (const event of world.events.slice(before.events)) {
    if (event.kind === 'hurt' && event.target.id === id && event.cause === 'hunger') lost += event.amount;
  }
  return lost;
}

/** A trap found or set off, or a hidden door found. */
function hiddenEncountered({ raws, events, game }: World, before: Snapshot): Stop | null {
  for (const event of events.slice(before.events)) {
    if (event.kind === 'spotted') {
      const { raw } = event.thing;
      return { reason: raw !== null && raws.archetypes[raw]?.door ? 'secret' : 'trap', what: raw };
    }
    if (event.kind === 'triggered' && event.who.id === game.hero.id) return { reason: 'trap', what: event.trigger.raw };
  }
  return null;
}

/**
 * Returns a function that reports, on each call, the most important discovery on cells revealed since the last one:
 * items, vendors, altars and waiting shrines, portals, stairs, in this order; `null` when there is none.
 */
export function trackDiscoveries(world: World): () => Stop | null {
  let known = world.level.revealed;
  return () => {
    const before = known;
    known = world.level.revealed;
    return before === known ? null : findDiscovery(world, before);
  };
}

function findDiscovery(world: World, before: string): Stop | null {
  const { raws, level } = world;
  const isNew = (cell: number): boolean => before[cell] === '0' && level.revealed[cell] === '1';
  const fresh = level.entities.filter((entity) => {
    if (!entity.position || !heroSeesEntity(world, entity)) return false;
    const { x, y } = positionOf(entity);
    return isNew(y * level.width + x);
  });
  const item = fresh.find(({ kind }) => kind === 'item');
  if (item) return { reason: 'item', what: refOf(world, item).raw };
  const vendor = fresh.find((entity) => has(raws, entity, 'vendor'));
  if (vendor) return { reason: 'vendor', what: vendor.raw };
  const blessing = fresh.find(
    (entity) => entity.kind === 'prop' && (isBeneficial(raws, entity) || isWaitingShrine(raws, entity)),
  );
  if (blessing) return { reason: blessing.portal ? 'portal' : 'altar', what: blessing.raw };
  return newStairs(level, before) ? { reason: 'stairs', what: null } : null;
}

/** Stairs are a discovery only while none of their kind was known: some levels have a whole row of them. */
function newStairs({ tiles, revealed }: Level, before: string): boolean {
  return [TILES.downStairs, TILES.upStairs].some((kind) => {
    const isKnown = (map: string): boolean => {
      for (let cell = tiles.indexOf(kind); cell >= 0; cell = tiles.indexOf(kind, cell + 1)) {
        if (map[cell] === '1') return true;
      }
      return false;
    };
    return isKnown(revealed) && !isKnown(before);
  });
}
