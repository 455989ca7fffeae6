import type { Words } from '../presenter';
import type { HeldThing } from '../types';

/** What is worth knowing of a held thing beside its name: where it is or would be worn, its weight, its curse. */
export function remark(thing: HeldThing, words: Words): string {
  const { controls } = words;
  const slot = thing.slot ?? thing.fits;
  const parts = [
    slot === null ? null : thing.slot === null ? words.slot(slot) : controls.wornAs(words.slot(slot)),
    controls.pounds(thing.weight),
    thing.cursed ? controls.cursed : null,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}
