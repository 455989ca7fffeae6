import { changeStandings, MOST_BY_TRIBUTE, type TributeStep, tributeStep, tributesBeside } from '../creatures';
import { roundGold } from '../formulas';
import { refOf } from '../knowledge';
import { type Entity, emit, own, type RawId, type World } from '../state';
import { type Planner, refuse } from './common/plan';

/** Buys points of standing from an adjacent creature. */
export const payTribute: Planner<'pay-tribute'> = (world, { to, faction, points }) => {
  const taker = tributesBeside(world).find((one) => one.to.id === to && one.faction === faction);
  if (!taker || points < 1) return refuse({ code: 'no-tribute' });
  const step = tributeStep(world, faction, points);
  if (!step) return refuse({ code: 'tribute-ends', faction, most: MOST_BY_TRIBUTE });
  const have = world.game.hero.pools.gold;
  if (have < step.price) return refuse({ code: 'not-enough-gold', need: step.price, have });
  return { kind: 'free', run: () => pay(world, taker.to, faction, step) };
};

function pay(world: World, to: Entity, faction: RawId, { price, changes }: TributeStep): void {
  const { hero } = world.game;
  const pools = own(world.raws, hero, 'pools');
  pools.gold = roundGold(pools.gold - price);
  emit(world, { kind: 'tribute', to: refOf(world, to), faction, price }, 'self');
  changeStandings(world, changes);
}
