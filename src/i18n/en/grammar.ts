import type { RawId, ThingRef } from '../../engine';
import { capital } from '../../lib/capital';
import type { Names } from '../names';
import { coinsOf } from '../numbers';
import { isHero, refOf } from '../thing-ref';

/** Form of a name in a sentence: a Rat, some Boots, some Meat, a copy of Venom 101, Mom, the Amulet of Yala. */
type Form = 'one' | 'many' | 'mass' | 'title' | 'person' | 'unique';

const MANY = /\b(Boots|Rations|Trousers|Pants|Slippers|Gauntlets|Gloves|Leggings|Greaves|Spores)\b/;
/** Names of creatures that exist only once. */
const ONLY = /^Gatekeeper$/;
/** An armour's bonus begins with a plus or a minus sign. */
const MASS = /\b(Meat|Armor)( [+\u2212]\d)?$/;

function form(names: Names, thing: ThingRef, name: string): Form {
  if (names.handling(thing) === 'study') return 'title';
  if (thing.raw !== null && names.isPerson(thing.raw)) return 'person';
  if (thing.raw !== null && names.isUnique(thing.raw)) return 'unique';
  if (ONLY.test(name)) return 'unique';
  if (MANY.test(name)) return 'many';
  return MASS.test(name) ? 'mass' : 'one';
}

/**
 * Returns `you`, `the Mangy Wolf`, `Venom 101`, `Explosion`. A spell goes by its name, as in the sentence about its
 * cast.
 */
export function the(names: Names, thing: ThingRef | RawId): string {
  if (isHero(thing)) return 'you';
  const ref = refOf(thing);
  const name = names.type(ref);
  const isSpell = ref.raw !== null && names.kind(ref.raw) === 'spell';
  const bare = isSpell || ['title', 'person'].includes(form(names, ref, name)) || /^The /.test(name);
  return bare ? name : `the ${name}`;
}

/** Returns the result of `the` with a capital, for the head of a sentence. */
export const The = (names: Names, thing: ThingRef | RawId): string => capital(the(names, thing));

/** Returns a name with the indefinite article: `a Rat`, `an Orc`, `some Rations`, `a copy of Venom 101`. */
export function a(names: Names, thing: ThingRef | RawId): string {
  const ref = refOf(thing);
  const name = names.type(ref);
  switch (form(names, ref, name)) {
    case 'title':
      return `a copy of ${name}`;
    case 'person':
      return name;
    case 'unique':
      return `the ${name}`;
    case 'many':
    case 'mass':
      return `some ${name}`;
    case 'one':
      return /^[AEIOU]/.test(name) ? `an ${name}` : `a ${name}`;
  }
}

/** Returns the verb's form: `hit` for the hero and for plurals, `hits` for all others. */
export function verb(names: Names, thing: ThingRef | RawId, plain: string, third: string): string {
  const ref = refOf(thing);
  return isHero(ref) || isMany(names, ref) ? plain : third;
}

/** True if the name is a plural that takes a plural verb. */
export function isMany(names: Names, thing: ThingRef | RawId): boolean {
  const ref = refOf(thing);
  return form(names, ref, names.type(ref)) === 'many';
}

/** Returns a place's name for the middle of a sentence. */
export const within = (place: string): string => place.replace(/^The /, 'the ');

/** Formats a number with its noun, as in `1 turn` and `1,200 turns`. */
export const count = (number: number, one: string, many: string): string =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`;

export const turns = (number: number): string => count(number, 'turn', 'turns');

/** Formats an amount of gold: `3 gold 6 silver`, `4 silver`, `0 gold`. */
export function coins(amount: number): string {
  const { gold, silver } = coinsOf(amount);
  const ofGold = `${gold.toLocaleString('en')} gold`;
  if (silver === 0) return ofGold;
  return gold === 0 ? `${silver} silver` : `${ofGold} ${silver} silver`;
}
