import { component, type Entity, type EntityId, has, isAlive, mobsOf, type RawId, type World } from '../state';
import { isBesideHero } from './bodies';
import { keepsStanding, standingWith } from './standing';
import { hasVendors } from './tributes';

/** Gold for a quarter of a point of standing. */
export const GOLD_PER_QUARTER = 5;

export interface Fine {
  to: Entity;
  faction: RawId;
  forOthers: boolean;
  /** Gold that brings the standing back to 0. */
  due: number;
  /** Gold that the hero can pay now, a multiple of `GOLD_PER_QUARTER`. */
  payable: number;
}

/** A creature takes one fine: for its own faction, otherwise for one without vendors. */
export function finesBeside(world: World): Fine[] {
  const { raws, game, level } = world;
  if (Object.values(game.standings).every((standing) => standing >= 0)) return [];
  return mobsOf(level).flatMap((to) => {
    const own = component(raws, to, 'faction');
    if (own === null || !has(raws, to, 'takesFines') || !isAlive(raws, to) || !isBesideHero(world, to)) return [];
    const faction = fineFactionOf(world, own);
    if (faction === undefined) return [];
    const standing = standingWith(world, faction);
    const due = -4 * standing * GOLD_PER_QUARTER;
    const quarters = Math.min(-4 * standing, Math.floor(game.hero.pools.gold / GOLD_PER_QUARTER));
    return [{ to, faction, forOthers: faction !== own, due, payable: quarters * GOLD_PER_QUARTER }];
  });
}

const fineFactionOf = (world: World, own: RawId): RawId | undefined =>
  [own, ...world.raws.factions.map(({ id }) => id).filter((id) => !hasVendors(world.raws, id))].find(
    (faction) => keepsStanding(world, faction) && standingWith(world, faction) < 0,
  );

/** Returns `null` if the creature takes no fine. */
export function fineTo(world: World, id: EntityId): Fine | null {
  return finesBeside(world).find(({ to }) => to.id === id) ?? null;
}
