import type { View } from '../../engine';
import type { ClassicWords } from '../classic';
import type { Labels, Names } from './locale';
import { stateChips } from './states';
import type { Told } from './tell';

/** Everything the classic screen says about a view. */
export function classicWords(
  labels: Labels,
  names: Names,
  view: View,
  told: readonly Told[],
  sinceTurn: number,
): ClassicWords {
  const { hero, held } = view;
  return {
    place: `${names.place(view.recipe, view.depth)} (${labels.depth(view.depth)})`,
    labels: { ...labels.gauge, level: labels.level(hero.level) },
    attribute: (name) => labels.attribute[name],
    load: labels.load(Math.trunc(hero.weight), hero.capacity, Math.floor(hero.penalty), hero.gold),
    worn: held.filter(({ slot }) => slot !== null).map((thing) => names.thing(thing)),
    consumables: held.filter(({ slot, usable }) => slot === null && usable).map((thing) => names.thing(thing)),
    spells: hero.spells.map(({ spell, manaCost }) => `${names.raw(spell)} (${manaCost})`),
    states: stateChips(labels, names, view),
    log: [...told].reverse().map(({ text, turn }) => ({ text, fresh: turn > sinceTurn })),
  };
}
