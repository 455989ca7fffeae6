import type { ThingRef } from '../../engine';
import { tryOn, tryUnknown } from '../advice/gear';
import { heal } from '../advice/recovery';
import { foesOf, type Situation } from '../advice/situation';
import { withOnward } from './onward';
import type { Option, Price } from './option';

/**
 * Returns the choice whether to use something up while nobody is in view: a healing potion of a hero that cannot rest,
 * an item of unknown effect, or armour that may be cursed. The last option is to go on and to keep the things. Returns
 * none while an enemy is in view, or if the hero cannot go on.
 */
export function trialOptions(situation: Situation): Option[] {
  if (situation.view.pending || foesOf(situation).length > 0) return [];
  const [drink, unknown, armour] = [heal(situation), tryUnknown(situation), tryOn(situation)];
  const things = [
    ...(drink?.thing ? [{ ...drink, thing: drink.thing, price: priceOfDrink(situation, drink.thing) }] : []),
    ...(unknown?.thing ? [{ ...unknown, thing: unknown.thing, price: { unsure: 'effect' } as const }] : []),
    ...(armour?.thing ? [{ ...armour, thing: armour.thing, price: { unsure: 'curse' } as const }] : []),
  ].slice(0, MAX_THINGS);
  if (things.length === 0) return [];
  const options = things.map(({ action, thing: { id, raw, ...rest }, price }): Option => {
    const kind = action.kind === 'equip' ? 'wear' : 'thing';
    return { kind: 'thing', action, subject: { kind, thing: { id, raw, ...rest } }, price };
  });
  return withOnward(situation, ...options);
}

/** Maximum number of things between which a board asks, because the option to go on comes third. */
const MAX_THINGS = 2;

function priceOfDrink({ view: { hero, pack } }: Situation, { id }: ThingRef): Price {
  const drink = pack.find((item) => item.id === id);
  const heals = Math.min(drink?.figures?.effects.provides_healing ?? 0, hero.hp.max - hero.hp.current);
  return { heals, left: pack.filter(({ stack }) => stack === drink?.stack).length };
}
