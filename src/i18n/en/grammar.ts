import type { RawId, ThingRef } from '../../engine';
import { capital } from '../../lib/capital';
import type { Names } from '../names';
import { coinsOf } from '../numbers';
import { isHero, refOf } from '../thing-ref';

/** How a name stands in a sentence: a Rat, some Boots, some Meat, a copy of Venom 101, Mom, the Amulet of Yala. */
type Form = 'one' | 'many' | 'mass' | 'title' | 'person' | 'unique';

const MANY = /\b(Boots|Rations|Trousers|Pants|Slippers|Gauntlets|Gloves|Leggings|Greaves|Spores)\b/;
/** There is only one of each. */
const ONLY = /^Gatekeeper$/;
/** With a plus or a minus sign. */
const MASS = /\b(Meat|Armor)( [+\u2212]\d)?$/;

function form(names: Names, thing: ThingRef, name: string): Form {
  if (names.handling(thing) === 'study') return 'title';
  if (thing.raw !== null && names.isPerson(thing.raw)) return 'person';
  if (thing.raw !== null && names.isUnique(thing.raw)) return 'unique';
  if (ONLY.test(name)) return 'unique';
  if (MANY.test(name)) return 'many';
  return MASS.test(name) ? 'mass' : 'one';
}

/** `you`, `the Mangy Wolf`, `Venom 101`, `Explosion`: spells go by their names, as where they are cast. */
export function the(names: Names, thing: ThingRef | RawId): string {
  if (isHero(thing)) return 'you';
  const ref = refOf(thing);
  const name = names.type(ref);
  const isSpell = ref.raw !== null && names.kind(ref.raw) === 'spell';
  const bare = isSpell || ['title', 'person'].includes(form(names, ref, name)) || /^The /.test(name);
  return bare ? name : `the ${name}`;
}

/** The same at the head of a sentence. */
export const The = (names: Names, thing: ThingRef | RawId): string => capital(the(names, thing));

/** `a Rat`, `an Orc`, `some Rations`, `a copy of Venom 101`. */
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

/** The verb's form: `hit` for the hero and for plurals, `hits` for everybody else. */
export function verb(names: Names, thing: ThingRef | RawId, plain: string, third: string): string {
  const ref = refOf(thing);
  return isHero(ref) || isMany(names, ref) ? plain : third;
}

export function isMany(names: Names, thing: ThingRef | RawId): boolean {
  const ref = refOf(thing);
  return form(names, ref, names.type(ref)) === 'many';
}

/** A place's name within a sentence. */
export const within = (place: string): string => place.replace(/^The /, 'the ');

/** A number with its noun, as in `1 turn` and `1,200 turns`. */
export const count = (number: number, one: string, many: string): string =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`;

export const turns = (number: number): string => count(number, 'turn', 'turns');

/** `3 gold 6 silver`, `4 silver`, `0 gold`. */
export function coins(amount: number): string {
  const { gold, silver } = coinsOf(amount);
  const ofGold = `${gold.toLocaleString('en')} gold`;
  if (silver === 0) return ofGold;
  return gold === 0 ? `${silver} silver` : `${ofGold} ${silver} silver`;
}
