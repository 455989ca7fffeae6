import type { RawId, ThingRef } from '../../engine';
import { capital } from '../../lib/capital';
import type { Names } from '../names';
import { coinsOf } from '../numbers';
import { isHero, refOf } from '../thing-ref';

type Form = 'one' | 'many' | 'mass' | 'title' | 'person' | 'unique';

const MANY = /\b(Boots|Rations|Trousers|Pants|Slippers|Gauntlets|Gloves|Leggings|Greaves|Spores)\b/;
const ONLY = /^Gatekeeper$/;
const MASS = /\b(Meat|Armour)( [+\u2212]\d)?$/;

function form(names: Names, thing: ThingRef, name: string): Form {
  if (names.handling(thing) === 'study') return 'title';
  if (thing.raw !== null && names.isPerson(thing.raw)) return 'person';
  if (thing.raw !== null && names.isUnique(thing.raw)) return 'unique';
  if (ONLY.test(name)) return 'unique';
  if (MANY.test(name)) return 'many';
  return MASS.test(name) ? 'mass' : 'one';
}

/** Returns a name with the definite article; `you` for the hero. Spells, boons, books and persons take no article. */
export function the(names: Names, thing: ThingRef | RawId): string {
  if (isHero(thing)) return 'you';
  const ref = refOf(thing);
  const name = names.type(ref);
  const isMagic = ref.raw !== null && ['spell', 'boon'].includes(names.kind(ref.raw) ?? '');
  const bare = isMagic || ['title', 'person'].includes(form(names, ref, name)) || /^The /.test(name);
  return bare ? name : `the ${name}`;
}

export const The = (names: Names, thing: ThingRef | RawId): string => capital(the(names, thing));

/** Returns a name such as `an Orc`, `some Rations`, `a copy of Venom 101`. A unique thing takes `the`. */
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

/** Returns `plain` for the hero and for plurals (`hit`), `third` for all others (`hits`). */
export function verb(names: Names, thing: ThingRef | RawId, plain: string, third: string): string {
  const ref = refOf(thing);
  return isHero(ref) || isMany(names, ref) ? plain : third;
}

/** True if the name takes a verb in the plural. */
export function isMany(names: Names, thing: ThingRef | RawId): boolean {
  const ref = refOf(thing);
  return form(names, ref, names.type(ref)) === 'many';
}

const PLURALS: readonly [RegExp, string][] = [
  [/(Fox|Fish|Witch)$/, '$1es'],
  [/([Ww])olf$/, '$1olves'],
  [/Elf$/, 'Elves'],
  [/Deer$/, 'Deer'],
  [/Man$/, 'Men'],
  [/man$/, 'men'],
  [/([^aeiou])y$/, '$1ies'],
];

/** Returns the plural of a name. A name that is already plural stays as written. */
export function plural(names: Names, thing: ThingRef): string {
  const name = names.type(thing);
  if (isMany(names, thing)) return name;
  const [ending, many] = PLURALS.find(([end]) => end.test(name)) ?? [/$/, 's'];
  return name.replace(ending, many);
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Writes a number up to ten as a word, a greater one in digits. */
export const inWords = (number: number): string => NUMBERS[number] ?? String(number);

/** Returns a place's name for use inside a sentence: `the Crypt` for `The Crypt`. */
export const within = (place: string): string => place.replace(/^The /, 'the ');

/** Returns text such as `1 turn`, `1,200 turns`. */
export const count = (number: number, one: string, many: string): string =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`;

export const turns = (number: number): string => count(number, 'turn', 'turns');

/** Writes an amount in gold as coins, rounded to whole silver: `3 gold 6 silver`. Drops a minus sign. */
export function coins(amount: number): string {
  const { gold, silver } = coinsOf(amount);
  const ofGold = `${gold.toLocaleString('en')} gold`;
  if (silver === 0) return ofGold;
  return gold === 0 ? `${silver} silver` : `${ofGold} ${silver} silver`;
}
