import type { Words } from '../presenter';
import type { HeldThing } from '../types';

/** What is worth knowing of a held thing beside its name: where it is or would be worn, its weight, its curse. */
export function remark(thing: HeldThing, words: Words): string {
  const slot = thing.slot ?? thing.fits;
  const parts = [
    slot === null ? null : thing.slot === null ? words.slot(slot) : `worn (${words.slot(slot)})`,
    `${Number(thing.weight.toFixed(2))} lb`,
    thing.cursed ? 'cursed' : null,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}
