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

/** The third option on the board is to explore or descend. */
const MAX_THINGS = 2;

/** Ends with the option to explore or descend; returns none without it. */
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
