import { component, type Entity, type EntityId, has, isAlive, mobsOf, type RawId, type World } from '../state';
import { isBesideHero } from './bodies';
import { keepsStanding, standingWith } from './standing';
import { hasVendors } from './tributes';

/** Gold that restores a quarter of a point of standing, the least one can pay for. */
export const GOLD_PER_QUARTER = 5;

/** What the hero owes a faction, and to whom it can pay. Gold. */
export interface Fine {
  to: Entity;
  faction: RawId;
  /** It is another faction than that of whoever takes it. */
  forOthers: boolean;
  /** What restores its standing to 0. */
  due: number;
  /** As much of that as the hero can pay: 0 with an empty purse. */
  payable: number;
}

/** Fines, one at a time, that can be paid to those on the eight cells round the hero, ascending by id. */
export function finesBeside(world: World): Fine[] {
  const { raws, game, level } = world;
  if (Object.values(game.standings).every((standing) => standing >= 0)) return [];
  return mobsOf(level).flatMap((to) => {
    const own = component(raws, to, 'faction');
    if (own === null || !has(raws, to, 'takesFines') || !isAlive(raws, to) || !isBesideHero(world, to)) return [];
    const faction = owedThrough(world, own);
    if (faction === undefined) return [];
    const standing = standingWith(world, faction);
    const due = -4 * standing * GOLD_PER_QUARTER;
    const quarters = Math.min(-4 * standing, Math.floor(game.hero.pools.gold / GOLD_PER_QUARTER));
    return [{ to, faction, forOthers: faction !== own, due, payable: quarters * GOLD_PER_QUARTER }];
  });
}

/** The faction for which members of this one take a fine: their own, then one of which nobody sells anything. */
const owedThrough = (world: World, own: RawId): RawId | undefined =>
  [own, ...world.raws.factions.map(({ id }) => id).filter((id) => !hasVendors(world.raws, id))].find(
    (faction) => keepsStanding(world, faction) && standingWith(world, faction) < 0,
  );

/** The fine that can be paid to whoever has this id; `null` when there is none. */
export function fineTo(world: World, id: EntityId): Fine | null {
  return finesBeside(world).find(({ to }) => to.id === id) ?? null;
}
