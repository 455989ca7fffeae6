import {
  appease,
  changeStanding,
  isFriendOfHero,
  standingWith,
  type TributeStep,
  tributeStep,
  tributesBeside,
} from '../creatures';
import { roundGold } from '../formulas';
import { refOf } from '../knowledge';
import { type Entity, emit, own, type RawId, type World } from '../state';
import { type Planner, refuse } from './common/plan';

/**
 * Plans to buy points of standing with a faction, up to the rank of friend. The hero pays an adjacent creature that
 * accepts tribute for the faction. Takes no time. Once the hero is a friend, all members of the faction forgive the
 * hero, wherever they are. Refused as `no-tribute` if the creature is not beside the hero or takes no tribute for the
 * faction, or if `points` is below 1 or more than tribute can buy. Refused as `not-enough-gold` if the hero cannot pay
 * all the points.
 */
export const payTribute: Planner<'pay-tribute'> = (world, { to, faction, points }) => {
  const taker = tributesBeside(world).find((one) => one.to.id === to && one.faction === faction);
  const step = taker && tributeStep(world, faction, points);
  if (!taker || !step) return refuse({ code: 'no-tribute' });
  const have = world.game.hero.pools.gold;
  if (have < step.price) return refuse({ code: 'not-enough-gold', need: step.price, have });
  return { kind: 'free', run: () => pay(world, taker.to, faction, step) };
};

function pay(world: World, to: Entity, faction: RawId, { price, standing }: TributeStep): void {
  const { hero } = world.game;
  const pools = own(world.raws, hero, 'pools');
  pools.gold = roundGold(pools.gold - price);
  emit(world, { kind: 'tribute', to: refOf(world, to), faction, price }, 'self');
  changeStanding(world, faction, standing - standingWith(world, faction));
  if (isFriendOfHero(world, faction)) appease(world, faction);
}
