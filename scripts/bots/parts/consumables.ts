import type { HeldThing, View } from '../../../src/engine';
import type { EffectTag } from '../../../src/engine/schema/effects';
import type { Plan, Situation } from '../situation';

/** Share of its hit points below which it rests before it goes on. */
const TIRED = 0.95;
const WEAK = 0.3;

/** Has it less than this share of its hit points? */
export const isHurt = ({ view }: Situation, share: number): boolean => view.hero.hp.current < share * view.hero.hp.max;

/** Too hungry to recover. */
export const isFamished = ({ hero }: View): boolean => hero.hunger === 'hungry' || hero.hunger === 'starving';

/** Things at hand that are known to do this and still can. */
export function known({ raws, view }: Situation, tag: EffectTag): HeldThing[] {
  return view.held.filter(
    ({ usable, raw, charges }) =>
      usable && charges !== 0 && raw !== null && raws.item[raw]?.consumable?.effects[tag] !== undefined,
  );
}

/** Hit points that outlast the worst that may be in a bottle. */
const SAFE = 12;

/** Something to drink that heals; failing that, any unknown potion it would survive. */
export function* healing(situation: Situation): Plan {
  for (const { id } of known(situation, 'provides_healing')) yield { kind: 'use', item: id };
  if (situation.view.hero.hp.current > SAFE) yield* unknownPotions(situation);
}

/** Share of the hit points it wants before it tries unknown items. */
const SOUND = 0.8;

/** Finds out in peace what potions do. */
export function* tasting(situation: Situation): Plan {
  if (!isHurt(situation, SOUND) && situation.view.hero.statuses.length === 0) yield* unknownPotions(situation);
}

function* unknownPotions({ view }: Situation): Plan {
  for (const { id, usable, alias } of view.held) {
    if (usable && alias?.kind === 'potion') yield { kind: 'use', item: id };
  }
}

/** Share of its hit points below which it eats to be able to rest. */
const NEEDY = 0.6;

/** Something to eat, when it is hungry; the last meal is kept until it starves or must rest. */
export function* meals(situation: Situation): Plan {
  const { view } = situation;
  const food = known(situation, 'food');
  if (!isFamished(view)) return;
  if (food.length === 1 && view.hero.hunger === 'hungry' && !isHurt(situation, NEEDY)) return;
  for (const { id } of food) yield { kind: 'use', item: id };
}

/** Back to full health, by potions where hunger forbids rest. */
export function* resting(situation: Situation): Plan {
  if (isHurt(situation, TIRED)) yield { kind: 'rest' };
  if (isFamished(situation.view) && isHurt(situation, WEAK)) yield* healing(situation);
}

/** Books with spells that are new. */
export function* lessons(situation: Situation): Plan {
  const { raws, view } = situation;
  for (const { id, raw } of known(situation, 'teach_spell')) {
    const spell = raws.item[raw as string]?.consumable?.effects.teach_spell;
    if (!view.hero.spells.some((own) => own.spell === spell)) yield { kind: 'use', item: id };
  }
}

/** Answers what a scroll asks: the first thing it may pick. */
export function* answering({ view }: Situation): Plan {
  const option = view.pending?.options[0];
  if (option !== undefined) yield { kind: 'answer', option };
}

/** Identifies by known scrolls, then by trial: unknown scrolls without a target, and potions of which it has several. */
export function* finding(situation: Situation): Plan {
  const { view, memory } = situation;
  if (view.held.some(({ raw }) => raw === null)) {
    for (const { id } of known(situation, 'identify')) yield { kind: 'use', item: id };
  }
  for (const { id } of known(situation, 'remove_curse')) yield { kind: 'use', item: id };
  if (isHurt(situation, SOUND)) return;
  for (const { id, alias, usable } of view.held) {
    if (!usable || alias?.kind !== 'scroll' || memory.aimed.has(id)) continue;
    const refusal = yield { kind: 'use', item: id };
    if (refusal?.code === 'target-needed') memory.aimed.add(id);
  }
  for (const { id, alias, usable } of view.held) {
    if (!usable || alias?.kind !== 'potion') continue;
    const alike = view.held.filter((other) => JSON.stringify(other.alias) === JSON.stringify(alias));
    if (alike.length > 1) yield { kind: 'use', item: id };
  }
}

/** Unknown things that turned out to want a target, and rods, whose look gives them away. */
export const unproven = ({ view, memory }: Situation): number[] =>
  view.held
    .filter(({ id, raw, usable, alias }) => raw === null && usable && (memory.aimed.has(id) || alias?.kind === 'plain'))
    .map(({ id }) => id);
