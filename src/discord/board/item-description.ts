import type { HeldThing } from '../types';
import type { I18n } from './renderer';

/** What is worth knowing of a held thing beside its name: where it is or would be worn, its weight, its curse. */
export function itemDescription(thing: HeldThing, i18n: I18n): string {
  const { controls } = i18n;
  const slot = thing.slot ?? thing.fits;
  const parts = [
    slot === null ? null : thing.slot === null ? i18n.slot(slot) : controls.wornAs(i18n.slot(slot)),
    controls.pounds(thing.weight),
    thing.cursed ? controls.cursed : null,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}
