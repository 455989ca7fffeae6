import { sageBeside } from '../../creatures';
import { roundGold } from '../../formulas';
import { identify, isKnown, refOf } from '../../knowledge';
import { component, type Entity, emit, entityById, has, own, type Pending, type World } from '../../state';
import { type Plan, refuse } from './plan';

/** Lets the player choose what an adjacent sage identifies or recharges. */
export function consult(world: World): Plan {
  const { game } = world;
  const sage = sageBeside(world);
  if (!sage) return refuse({ code: 'no-shrine' });
  const isOption = (item: Entity): boolean => (sage.recharges ? lacksCharge(world, item) : !isKnown(world, item.raw));
  const options = game.pack.filter(isOption).map(({ id }) => id);
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

function lacksCharge({ raws }: World, item: Entity): boolean {
  const { charges, maxCharges } = component(raws, item, 'consumable') ?? { charges: 1, maxCharges: 1 };
  return charges < maxCharges;
}

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
    const who = refOf(world, sage);
    if (has(raws, sage, 'rechargesFor')) {
      own(raws, thing, 'consumable').charges += 1;
      emit(world, { kind: 'consulted', who, price, recharged: refOf(world, thing) }, 'self');
    } else {
      emit(world, { kind: 'consulted', who, price }, 'self');
      identify(world, thing.raw);
    }
  },
});
