import {
  ATTRIBUTES,
  type AttributeName,
  type Game,
  type NewGame,
  newGame,
  type RawId,
  type Raws,
  SKILLS,
} from '../../src/engine';
import { createEntity, giveBoon, joinHero } from '../../src/engine/creatures';
import { xpForNext } from '../../src/engine/formulas';
import { enterLevel, refreshDerivedState } from '../../src/engine/levels/change-level';
import { nearestFree } from '../../src/engine/spawning/free-cell';
import { mobsOf, positionOf, removeFromLevel, type World } from '../../src/engine/state';
import { component, own } from '../../src/engine/state/components';
import { carriedQuest } from '../../src/engine/state/quest';
import { closeWorld, openWorld } from '../../src/engine/state/world-draft';

/** Hero at the first arrival on a depth, and the run's duration up to then. */
export interface Arrival {
  depth: number;
  turn: number;
  actions: number;
  level: number;
  /** Base values of the attributes, without the effects of worn items. */
  attributes: Record<AttributeName, number>;
  gold: number;
  spells: RawId[];
  worn: RawId[];
  carried: RawId[];
  /** In the order in which the hero took them. */
  boons: RawId[];
  /** Companion that came along; absent if there is none. */
  companion?: RawId;
  /** True if the hero has taken the quest item and is about to carry it home from the last level. */
  homeward?: true;
}

/** Returns the hero of a game that has just arrived on a depth. `actions` is the number of the run's actions so far. */
export function arrivalOf(raws: Raws, game: Game, actions: number): Arrival {
  const { hero, pack } = game;
  const attributes = component(raws, hero, 'attributes')!;
  const { level, gold } = component(raws, hero, 'pools')!;
  const companion = game.companion?.depth === game.depth ? { companion: game.companion.raw } : {};
  return {
    ...{ depth: game.depth, turn: game.turn, actions, level, gold },
    attributes: Object.fromEntries(ATTRIBUTES.map((name) => [name, attributes[name].base])) as Arrival['attributes'],
    spells: (component(raws, hero, 'knownSpells') ?? []).map(({ spell }) => spell),
    worn: pack.filter(({ equipped }) => equipped).map(({ raw }) => raw),
    carried: pack.filter(({ equipped }) => !equipped).map(({ raw }) => raw),
    ...{ boons: [...(hero.boons ?? [])], ...companion },
  };
}

/** Returns `null` if the hero does not carry the quest item. */
export function homewardOf(raws: Raws, game: Game, actions: number): Arrival | null {
  return carriedQuest(raws, game) && { ...arrivalOf(raws, game, actions), homeward: true };
}

/**
 * Starts a game in which a hero like that of `arrival` arrives on its depth. The hero is rested and fed, and has
 * identified all items. The levels above are known and have no creatures. Leaves out items, spells and boons that no
 * longer exist in the raws.
 */
export function gameFrom(raws: Raws, dungeon: NewGame, arrival: Arrival): Game {
  const { depth, level, attributes, gold, spells } = arrival;
  const there = (ids: readonly RawId[]): RawId[] => ids.filter((id) => raws.item[id] && !raws.item[id].quest);
  const worn = there(arrival.worn);
  const carried = there(arrival.carried);
  const skills = Object.fromEntries(SKILLS.map((name) => [name, (raws.hero.skills[name] ?? 0) + level - 1]));
  const hero = {
    ...{ ...raws.hero, level, gold, equipped: worn, carried },
    spells: spells.filter((id) => raws.spell[id]),
  };
  const game = newGame(dungeon, { ...raws, hero, campaign: { ...raws.campaign, equipped: [] } });
  const identified = [...new Set([...worn, ...carried])].filter((id) => raws.archetypes[id]?.magicItem);
  const world = openWorld({ ...game, identified }, raws);
  for (const boon of arrival.boons.filter((id) => raws.boon[id])) giveBoon(world, boon);
  // Sets the gold back, because `gold` already contains the gold of the boons.
  own(raws, world.game.hero, 'pools').gold = gold;
  Object.assign(own(raws, world.game.hero, 'skills'), skills);
  for (const name of ATTRIBUTES) own(raws, world.game.hero, 'attributes')[name].base = attributes[name];
  own(raws, world.game.hero, 'pools').xp = xpForNext(level - 1);
  world.stale.add(world.game.hero.id);
  for (let above = 2; above < depth; above++) {
    enterLevel(world, above, 'stairs');
    world.level.revealed = '1'.repeat(world.level.tiles.length);
    for (const mob of mobsOf(world.level)) if (!mob.vendor) removeFromLevel(world, mob);
  }
  enterLevel(world, depth, 'stairs');
  if (arrival.homeward) takeGoal(world);
  if (arrival.companion !== undefined && raws.mob[arrival.companion]) addCompanion(world, arrival.companion);
  const { hp, mana } = own(raws, world.game.hero, 'pools');
  hp.current = hp.max;
  mana.current = mana.max;
  return closeWorld(world);
}

/** Adds a companion beside the hero, as a freed captive would be. Does nothing if no cell near the hero is free. */
function addCompanion(world: World, raw: RawId): void {
  const { raws, rng, game } = world;
  const entity = createEntity(raws, rng, raw, game.nextId++);
  const position = nearestFree(world, entity, positionOf(game.hero));
  if (!position) return;
  delete entity.chains;
  delete entity.faction;
  entity.position = position;
  joinHero(world, entity);
  refreshDerivedState(world, [entity]);
}

/**
 * Puts the quest item into the hero's pack, and the hero on the item's cell. The level is known and has no creatures,
 * like the levels above. Throws if the item is not on the level.
 */
function takeGoal(world: World): void {
  const { raws, game, level } = world;
  const { laurel } = raws.campaign;
  const goal = level.entities.find(({ raw }) => 'brought' in laurel && raw === laurel.brought);
  if (!goal) throw new Error(`the goal of ${raws.campaign.id} is not at depth ${game.depth}`);
  for (const mob of mobsOf(level)) removeFromLevel(world, mob);
  removeFromLevel(world, goal);
  game.hero.position = { ...positionOf(goal) };
  delete goal.position;
  game.pack.push({ ...goal, inBackpack: { owner: game.hero.id } });
  level.revealed = '1'.repeat(level.tiles.length);
  refreshDerivedState(world, [game.hero]);
}
