import {
  ATTRIBUTES,
  type AttributeName,
  type Entity,
  type Game,
  isParked,
  isWalkable,
  type Level,
  LOG_LIMIT,
  type Raws,
} from '../../src/engine';
import { MOST_FLAMES } from '../../src/engine/spawning/kindle';
import { component, footprint } from '../../src/engine/state/components';
import { definitionOf } from '../../src/engine/statuses';
import { sum } from '../../src/lib/lists';

/** Maximum rounding error of a sum of gold. Gold has one decimal. */
const ROUNDING = 0.05;

/** Checks the invariants that hold between two actions. Returns a line for each fault. */
export function stateFaults(raws: Raws, game: Game): string[] {
  const level = game.levels[String(game.depth)];
  if (!level || isParked(level)) return [`no level at depth ${game.depth}`];
  return [
    ...heroFaults(raws, game),
    ...boonFaults(raws, game.hero),
    ...packFaults(game),
    ...gearFaults(raws, game.hero, game.pack),
    ...bodyFaults(raws, game, level),
    ...fireFaults(game, level),
    ...idFaults(game, level),
    ...portalFaults(game),
    ...tallyFaults(game),
  ];
}

/** Checks every level of the game and all its entities, which is slow. Returns a line for each fault. */
export function thoroughFaults(raws: Raws, game: Game): string[] {
  const found: string[] = [];
  for (const [depth, level] of Object.entries(game.levels)) {
    if (isParked(level)) continue;
    if (level.depth !== Number(depth)) found.push(`level ${level.depth} is kept as ${depth}`);
    if (level.tiles.length !== level.width * level.height) found.push(`level ${depth} has ${level.tiles.length} tiles`);
    if (level.revealed.length !== level.tiles.length)
      found.push(`level ${depth} remembers ${level.revealed.length} tiles`);
    if (level.blood.some((cell, order) => cell <= (level.blood[order - 1] ?? -1)))
      found.push(`blood of ${depth} in disorder`);
    for (const entity of level.entities) {
      if (entity.kind === 'mob') found.push(...gearFaults(raws, entity, []));
      if (!entity.position) found.push(`${nameOf(entity)} is nowhere on ${depth}`);
      if (entity.inBackpack || entity.equipped) found.push(`${nameOf(entity)} lies on ${depth} and is carried`);
    }
    if (level.depth !== game.depth) found.push(...bodyFaults(raws, game, level));
  }
  const ids = new Set<number>();
  for (const { id } of allEntities(game)) {
    if (ids.has(id)) found.push(`${id} stands twice`);
    ids.add(id);
  }
  return found;
}

/** Returns faults of fires: too many flames, or fuel on cells that burn or have burnt. */
function fireFaults({ turn }: Game, { entities, width, dry = [], burnt = [] }: Level): string[] {
  const found: string[] = [];
  const flames = entities.filter(({ burnsUntil }) => burnsUntil != null);
  if (flames.length > MOST_FLAMES) found.push(`${flames.length} flames burn`);
  const spent = new Set([...burnt, ...flames.map(({ position }) => position!.y * width + position!.x)]);
  if (dry.some((cell) => spent.has(cell))) found.push('dry grass is where something burns or has burnt');
  if (spent.size < burnt.length + flames.length) found.push('a cell burns twice');
  for (const flame of flames)
    if ((flame.burnsUntil ?? 0) > turn + LONGEST_FLAME) found.push(`${nameOf(flame)} outlives its fuel`);
  return found;
}

/** Maximum life of a flame in player-turns. */
const LONGEST_FLAME = 3;

const nameOf = ({ raw, id }: Entity): string => `${raw} ${id}`;

function allEntities(game: Game): Entity[] {
  const levels = Object.values(game.levels).flatMap((level) => (isParked(level) ? [] : level.entities));
  return [game.hero, ...game.pack, ...game.pursuers.map(({ entity }) => entity), ...levels];
}

function heroFaults(raws: Raws, game: Game): string[] {
  const found: string[] = [];
  const { hp, gold } = component(raws, game.hero, 'pools')!;
  if (hp.current >= 1 !== (game.over === null || game.over.result !== 'died')) {
    found.push(`hero has ${hp.current} hit points and the run is ${game.over?.result ?? 'on'}`);
  }
  if (!(gold >= 0) || Math.round(gold * 10) / 10 !== gold) found.push(`hero has ${gold} gold`);
  if (game.deepest < game.depth) found.push(`deepest ${game.deepest}, but depth ${game.depth}`);
  if (game.events.length > LOG_LIMIT) found.push(`${game.events.length} events kept`);
  if (
    game.pending &&
    !ASKED_BY_OTHERS.includes(game.pending.kind) &&
    !game.pack.some(({ id }) => id === game.pending?.item)
  )
    found.push('no item asks the pending choice');
  found.push(...companionFaults(game));
  if (new Set(game.identified).size !== game.identified.length) found.push('something is identified twice');
  return found;
}

/** Kinds of pending choices that come from a creature instead of an item. */
const ASKED_BY_OTHERS: readonly NonNullable<Game['pending']>['kind'][] = ['consult', 'captive'];

/** The companion must be on the level that the game names, or on its way there. */
function companionFaults({ companion, depth, levels, pursuers }: Game): string[] {
  const level = levels[String(depth)];
  const here = level && 'entities' in level ? level.entities : [];
  const all = [...here, ...pursuers.map(({ entity }) => entity)].filter((entity) => entity.companion);
  const isThere = all.some(({ id }) => id === companion?.id);
  return [
    ...(all.length > 1 ? ['several companions'] : []),
    ...(companion?.depth === depth && !isThere ? ['the companion is nowhere'] : []),
    ...all.filter(({ id }) => id !== companion?.id).map(({ id }) => `${id} is nobody’s companion`),
  ];
}

/** The hero must have each boon once. Offered boons must be others, each of its own school. */
function boonFaults(raws: Raws, { boons = [], earnedBoons }: Game['hero']): string[] {
  const had = boons ?? [];
  const offer = earnedBoons?.offer ?? [];
  const schools = new Set(offer.map((boon) => raws.boon[boon]?.school));
  return [
    ...(new Set(had).size === had.length ? [] : ['the hero has a boon twice']),
    ...(offer.some((boon) => had.includes(boon)) ? ['a boon is on offer that the hero has'] : []),
    ...(schools.size === offer.length ? [] : ['two boons on offer are of one school']),
    ...(earnedBoons && earnedBoons.levels.length === 0 ? ['an offer is open that no level earned'] : []),
  ];
}

/**
 * Returns faults of experience and coins. Each level must have a tally, and must not give more experience than its
 * creatures are worth. The hero must not find more coins than all levels contain.
 */
function tallyFaults({ tallies, levels, coins = 0, earlier }: Game): string[] {
  const missing = Object.keys(levels).filter((depth) => !tallies[depth]);
  const excessive = Object.entries(tallies).filter(([, { xp, mostXp }]) => xp > mostXp);
  const most = (earlier?.gold ?? 0) + sum(Object.values(tallies).map(({ mostGold }) => mostGold));
  return [
    ...(coins > most + ROUNDING ? [`${coins} coins found of ${most}`] : []),
    ...missing.map((depth) => `nothing tells what depth ${depth} may give`),
    ...excessive.map(([depth, { xp, mostXp }]) => `depth ${depth} gave ${xp} of ${mostXp} experience`),
  ];
}

/** The hero must carry or wear each item, and each slot must hold at most one item. */
function packFaults({ pack, hero }: Game): string[] {
  const found: string[] = [];
  const slots = new Set<string>();
  for (const item of pack) {
    const places = [item.position, item.inBackpack, item.equipped].filter((place) => place != null).length;
    if (places !== 1) found.push(`${nameOf(item)} of the pack is in ${places} places`);
    if ((item.inBackpack ?? item.equipped)?.owner !== hero.id) found.push(`${nameOf(item)} is not the hero's`);
    const slot = item.equipped?.slot;
    if (slot !== undefined && slots.has(slot)) found.push(`two things are worn as ${slot}`);
    if (slot !== undefined) slots.add(slot);
    const { consumable } = item;
    if (consumable && (consumable.charges < 0 || consumable.charges > consumable.maxCharges)) {
      found.push(`${nameOf(item)} has ${consumable.charges} charges`);
    }
  }
  return found;
}

/**
 * Returns faults of positions and pools. A cell must hold at most one blocking entity, creatures must be on walkable
 * cells, and no pool may exceed its maximum.
 */
function bodyFaults(raws: Raws, game: Game, level: Level): string[] {
  const found: string[] = [];
  const bodies = new Map<number, Entity>();
  for (const entity of level.depth === game.depth ? [game.hero, ...level.entities] : level.entities) {
    const name = nameOf(entity);
    const cells = footprint(raws, entity);
    if (cells.length === 0) found.push(`${name} is nowhere`);
    for (const { x, y } of cells) {
      if (x < 0 || y < 0 || x >= level.width || y >= level.height) {
        found.push(`${name} is off the map`);
        continue;
      }
      const cell = y * level.width + x;
      const body = entity.kind === 'hero' || component(raws, entity, 'blocksTile') === true;
      if (!body) continue;
      const other = bodies.get(cell);
      if (other) found.push(`${name} and ${nameOf(other)} both on ${x},${y}`);
      bodies.set(cell, entity);
      const moves = entity.kind === 'hero' || entity.kind === 'mob';
      if (moves && !isWalkable(level.tiles[cell])) found.push(`${name} stands in ${level.tiles[cell]}`);
    }
    const pools = component(raws, entity, 'pools');
    if (!pools) continue;
    for (const gauge of [pools.hp, pools.mana]) {
      if (gauge.current > gauge.max) found.push(`${name} has ${gauge.current} of ${gauge.max}`);
    }
    if (pools.mana.current < 0) found.push(`${name} has ${pools.mana.current} mana`);
    if (entity.kind === 'mob' && pools.hp.current < 1 && !game.over) found.push(`${name} is dead and still there`);
  }
  return found;
}

/** Ids must be unique, below the game's counter, and ascend in a level's list. */
function idFaults(game: Game, level: Level): string[] {
  const found: string[] = [];
  const seen = new Set<number>();
  let last = 0;
  for (const { id, raw } of level.entities) {
    if (id <= last) found.push(`${raw} ${id} is out of order`);
    last = id;
  }
  for (const entity of [game.hero, ...game.pack, ...game.pursuers.map((one) => one.entity), ...level.entities]) {
    if (seen.has(entity.id)) found.push(`${nameOf(entity)} stands twice`);
    if (entity.id >= game.nextId) found.push(`${nameOf(entity)} is ahead of ${game.nextId}`);
    seen.add(entity.id);
  }
  return found;
}

/** The game has at most one portal, which must lead to an existing level. */
function portalFaults(game: Game): string[] {
  const portals = allEntities(game).flatMap(({ portal }) => (portal ? [portal] : []));
  const found = portals.length > 1 ? [`${portals.length} portals`] : [];
  for (const { depth } of portals)
    if (!game.levels[String(depth)]) found.push(`a portal to ${depth}, where nothing is`);
  return found;
}

/** Initiative penalty of an overloaded hero, in ticks. */
const OVERBURDENED = 4;
/** Weight in pounds that the hero carries without a penalty for each point of might. */
const POUNDS = 15;

const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** Returns faults of a creature's weight, penalty and attributes, which must match its items, statuses and boons. */
function gearFaults(raws: Raws, entity: Entity, pack: readonly Entity[]): string[] {
  const pools = component(raws, entity, 'pools');
  const attributes = component(raws, entity, 'attributes');
  if (!pools || !attributes || pools.hp.current < 1) return [];
  const gear = component(raws, entity, 'gear') ?? [];
  const statuses = component(raws, entity, 'statuses') ?? [];
  const boons = (entity.boons ?? []).flatMap((boon) => raws.boon[boon]?.gives ?? []);
  const worn = [...gear, ...pack.filter(({ equipped }) => equipped).map(({ raw }) => raw)];
  const found: string[] = [];
  const expect = (what: string, actual: number, expected: number): void => {
    if (actual !== expected) found.push(`${what} of ${entity.raw} ${entity.id} is ${actual}, should be ${expected}`);
  };

  for (const name of ATTRIBUTES) {
    const bonus = (given: Partial<Record<AttributeName, number>> | undefined): number => given?.[name] ?? 0;
    const fromGear = worn.reduce((sum, raw) => sum + bonus(raws.archetypes[raw]?.attributeBonus), 0);
    const passing = statuses.reduce((sum, status) => sum + bonus(definitionOf(status).attributeBonus(status)), 0);
    const given = sum(boons.map((gives) => bonus(gives.attributes)));
    expect(`the modifier to ${name}`, attributes[name].modifiers, fromGear + passing + given);
  }
  const item = (raw: string) => raws.archetypes[raw]?.item;
  const carried = [...gear, ...pack.map(({ raw }) => raw)];
  const weight = hundredths(carried.reduce((sum, raw) => sum + (item(raw)?.weight ?? 0), 0));
  expect('the weight', pools.weight, weight);
  const might = attributes.might.base + attributes.might.modifiers;
  const burden = Math.trunc(weight) > POUNDS * might ? OVERBURDENED : 0;
  const slowness = statuses.reduce((sum, status) => sum + definitionOf(status).initiativePenalty(status), 0);
  const fromWorn = worn.reduce((sum, raw) => sum + (item(raw)?.initiativePenalty ?? 0), 0);
  const fromBoons = sum(boons.map(({ initiative }) => initiative ?? 0));
  expect('the penalty', pools.penalty, hundredths(hundredths(fromWorn + slowness + fromBoons) + burden));
  return found;
}
