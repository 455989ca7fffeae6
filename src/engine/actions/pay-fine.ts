import { appease, changeStandings, changesBy, type Fine, fineTo, GOLD_PER_QUARTER, standingWith } from '../creatures';
import { roundGold } from '../formulas';
import { refOf } from '../knowledge';
import { emit, own, type World } from '../state';
import { type Planner, refuse } from './common/plan';

/** Pays as much of the fine as the hero's gold allows. */
export const payFine: Planner<'pay-fine'> = (world, { to }) => {
  const fine = fineTo(world, to);
  if (!fine) return refuse({ code: 'no-fine' });
  if (fine.payable === 0) {
    return refuse({ code: 'not-enough-gold', need: GOLD_PER_QUARTER, have: world.game.hero.pools.gold });
  }
  return { kind: 'free', run: () => pay(world, fine) };
};

function pay(world: World, { to, faction, payable }: Fine): void {
  const { hero } = world.game;
  const pools = own(world.raws, hero, 'pools');
  pools.gold = roundGold(pools.gold - payable);
  emit(world, { kind: 'fined', by: refOf(world, to), price: payable }, 'self');
  changeStandings(world, changesBy(world, [{ faction, change: payable / GOLD_PER_QUARTER / 4 }]));
  if (standingWith(world, faction) >= 0) appease(world, faction);
}
