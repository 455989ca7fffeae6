import { sageBeside } from '../../creatures';
import { roundGold } from '../../formulas';
import { identify, isKnown, refOf } from '../../knowledge';
import { emit, entityById, own, type Pending, type World } from '../../state';
import { type Plan, refuse } from './plan';

/**
 * Plans to ask the sage beside the hero what a carried thing is. Opens the pending choice of the thing, which takes no
 * time. Refused as `no-shrine` without a sage, as `no-effect-here` if the hero knows all that it carries, and as
 * `not-enough-gold`.
 */
export function consult(world: World): Plan {
  const { game } = world;
  const sage = sageBeside(world);
  if (!sage) return refuse({ code: 'no-shrine' });
  const options = game.pack.filter(({ raw }) => !isKnown(world, raw)).map(({ id }) => id);
  if (options.length === 0) return refuse({ code: 'no-effect-here' });
  const { who, price } = sage;
  const have = game.hero.pools.gold;
  if (have < price) return refuse({ code: 'not-enough-gold', need: price, have });
  return {
    kind: 'free',
    run() {
      game.pending = { kind: 'consult', item: who.id, options, price };
    },
  };
}

/**
 * Plans to pay the sage and to identify the chosen thing. Takes no time. If the sage or the thing is gone, the plan
 * only ends the pending choice.
 */
export const learnFromSage = (world: World, { item, price = 0 }: Pending, choice: number): Plan => ({
  kind: 'free',
  run() {
    const { raws, game } = world;
    game.pending = null;
    const sage = entityById(world, item);
    const thing = entityById(world, choice);
    if (!sage || !thing) return;
    const pools = own(raws, game.hero, 'pools');
    pools.gold = roundGold(pools.gold - price);
    emit(world, { kind: 'consulted', who: refOf(world, sage), price }, 'self');
    identify(world, thing.raw);
  },
});
