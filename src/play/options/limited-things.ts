import type { ThingRef } from '../../engine';
import { tryOn, tryUnknown } from '../advice/gear';
import { heal } from '../advice/recovery';
import { type Advisor, foesOf, type Situation } from '../advice/situation';
import { withOnward } from './onward';
import type { Option, Price } from './option';

const USES: readonly [Advisor, (situation: Situation, thing: ThingRef) => Price][] = [
  [heal, priceOfDrink],
  [tryUnknown, () => ({ unsure: 'effect' })],
  [tryOn, () => ({ unsure: 'curse' })],
];

/** Two, because the third option on the board is to explore or descend. */
const MAX_THINGS = 2;

/**
 * Returns at most two options to use or wear items, then the option to explore or descend. If one of these two kinds is
 * missing, a foe is in view, or an item awaits the player's choice, returns none.
 */
export function limitedThingOptions(situation: Situation): Option[] {
  if (situation.view.pending || foesOf(situation).length > 0) return [];
  const options = USES.flatMap(([advise, priceOf]): Option[] => {
    const { action, thing } = advise(situation) ?? {};
    if (!action || !thing) return [];
    const kind = action.kind === 'equip' ? 'wear' : 'thing';
    return [{ kind: 'thing', action, subject: { kind, thing }, price: priceOf(situation, thing) }];
  });
  return options.length > 0 ? withOnward(situation, ...options.slice(0, MAX_THINGS)) : [];
}

function priceOfDrink({ view: { hero, pack } }: Situation, { id }: ThingRef): Price {
  const drink = pack.find((item) => item.id === id);
  const heals = Math.min(drink?.figures?.effects.provides_healing ?? 0, hero.hp.max - hero.hp.current);
  return { heals, left: pack.filter(({ stack }) => stack === drink?.stack).length };
}
