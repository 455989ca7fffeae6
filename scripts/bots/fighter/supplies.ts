import type { Action, HeldThing } from '../../../src/engine';
import type { EffectTag } from '../../../src/engine/schema/effects';
import type { Situation } from '../bot';

/** Things at hand that are known to do this. */
function* known({ raws, view }: Situation, tag: EffectTag): Generator<HeldThing> {
  for (const thing of view.held) {
    if (thing.usable && thing.raw !== null && raws.item[thing.raw]?.consumable?.effects[tag] !== undefined) yield thing;
  }
}

/** Something to drink that heals; failing that, any unknown potion. */
export function* healing(situation: Situation): Generator<Action> {
  for (const { id } of known(situation, 'provides_healing')) yield { kind: 'use', item: id };
  for (const { id, usable, alias } of situation.view.held) {
    if (usable && alias?.kind === 'potion') yield { kind: 'use', item: id };
  }
}

/** Something to eat. */
export function* meals(situation: Situation): Generator<Action> {
  for (const { id } of known(situation, 'food')) yield { kind: 'use', item: id };
}

/** A book with a spell that is new. */
export function* lessons(situation: Situation): Generator<Action> {
  const { raws, view } = situation;
  for (const { id, raw } of known(situation, 'teach_spell')) {
    const spell = raws.item[raw as string]?.consumable?.effects.teach_spell;
    if (!view.hero.spells.some((own) => own.spell === spell)) yield { kind: 'use', item: id };
  }
}
