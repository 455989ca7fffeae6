import type { Raws, View } from '../engine';
import type { ClassicWords, ItemLine } from '../render/classic';
import type { Labels, Names } from './locale';
import { stateChips } from './states';
import type { Told } from './tell';

/** Everything the classic screen says about a view. */
export function classicWords(
  raws: Raws,
  labels: Labels,
  names: Names,
  view: View,
  told: readonly Told[],
  sinceTurn: number,
): ClassicWords {
  const { hero, held } = view;
  const line = (thing: View['held'][number]): ItemLine => ({ text: names.thing(thing), tone: toneOf(raws, thing) });
  return {
    place: `${names.place(view.recipe, view.depth)} (${labels.depth(view.depth)})`,
    labels: labels.gauge,
    attribute: (name) => labels.attribute[name],
    load: labels.load(Math.trunc(hero.weight), hero.capacity, Math.floor(hero.penalty), hero.gold),
    worn: held.filter(({ slot }) => slot !== null).map(line),
    consumables: held.filter(({ slot, usable }) => slot === null && usable).map(line),
    more: labels.more,
    spells: hero.spells.map(({ spell, manaCost }) => `${names.raw(spell)} (${manaCost})`),
    states: stateChips(labels, names, view),
    selectTarget: labels.selectTarget,
    log: [...told].reverse().map(({ text, turn }) => ({ text, fresh: turn > sinceTurn })),
  };
}

/** What goes by an alias is magic, of a class nobody knows: it is shown as common. */
function toneOf(raws: Raws, { raw, cursed }: View['held'][number]): ItemLine['tone'] {
  if (cursed) return 'cursed';
  return raw === null ? 'common' : (raws.archetypes[raw]?.magicItem?.class ?? 'plain');
}
