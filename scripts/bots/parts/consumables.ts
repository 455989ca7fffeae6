import { isHungry, type PackItem, type View } from '../../../src/engine';
import type { EffectTag } from '../../../src/engine/schema/effects';
import type { Plan, Situation } from '../situation';

/** Share of the hit points, 0 to 1, below which the bot rests. */
const TIRED = 0.95;
/** Share of the hit points, 0 to 1, below which a hero who is too hungry to rest drinks. */
const WEAK = 0.3;

export const isHurt = ({ view }: Situation, share: number): boolean => view.hero.hp.current < share * view.hero.hp.max;

export const isFamished = ({ hero }: View): boolean => isHungry(hero.hunger);

/** Returns identified items with charges left. */
export function knownItems({ raws, view }: Situation, tag: EffectTag): PackItem[] {
  return view.pack.filter(
    ({ usable, raw, charges }) =>
      usable && charges !== 0 && raw !== null && raws.item[raw]?.consumable?.effects[tag] !== undefined,
  );
}

/** Hit points with which the hero survives any unidentified potion. */
const SAFE = 12;

/** Plans to drink a healing potion; if the pack has none, an unidentified potion that the hero would survive. */
export function* heal(situation: Situation): Plan {
  for (const { id } of knownItems(situation, 'provides_healing')) yield { kind: 'use', item: id };
  if (situation.view.hero.hp.current > SAFE) yield* unknownPotions(situation);
}

/** Share of the hit points, 0 to 1, that the hero needs before the bot tries unidentified items. */
const SOUND = 0.8;

/** Plans to drink unidentified potions if the hero is healthy and without statuses. No enemy may be near. */
export function* tryPotions(situation: Situation): Plan {
  if (!isHurt(situation, SOUND) && situation.view.hero.statuses.length === 0) yield* unknownPotions(situation);
}

function* unknownPotions({ view }: Situation): Plan {
  for (const { id, usable, alias } of view.pack) {
    if (usable && alias?.kind === 'potion') yield { kind: 'use', item: id };
  }
}

/** Share of the hit points, 0 to 1, below which the bot eats its last meal, because a fed hero can rest. */
const NEEDY = 0.6;

/** Plans to eat if the hero is hungry. The bot keeps its last meal until the hero starves or must rest. */
export function* eat(situation: Situation): Plan {
  const { view } = situation;
  const food = knownItems(situation, 'food');
  if (!isFamished(view)) return;
  if (food.length === 1 && view.hero.hunger === 'hungry' && !isHurt(situation, NEEDY)) return;
  for (const { id } of food) yield { kind: 'use', item: id };
}

/**
 * Plans to rest to full health if the hero has less than the share `tired` of its hit points. If the hero is too hungry
 * to rest, plans to drink.
 */
export function* recover(situation: Situation, tired = TIRED): Plan {
  if (isHurt(situation, tired)) yield { kind: 'rest' };
  if (isFamished(situation.view) && isHurt(situation, WEAK)) yield* heal(situation);
}

export function* learnSpells(situation: Situation): Plan {
  const { raws, view } = situation;
  for (const { id, raw } of knownItems(situation, 'teach_spell')) {
    const spell = raws.item[raw as string]?.consumable?.effects.teach_spell;
    if (!view.hero.spells.some((own) => own.spell === spell)) yield { kind: 'use', item: id };
  }
}

/**
 * Plans to answer a pending choice with its first option, or with the last if the choice is about a captive. If a
 * scroll waits for a target, plans to aim it at the nearest enemy, or else to decline.
 */
export function* answerChoice({ view }: Situation): Plan {
  if (!view.pending) return;
  const { kind, item, options } = view.pending;
  if (kind === 'captive') yield { kind: 'answer', option: options.at(-1) ?? null };
  if (kind === 'target') for (const { at } of hostiles(view)) yield { kind: 'use', item, at };
  yield { kind: 'answer', option: options[0] ?? null };
}

const hostiles = ({ things }: View) => things.filter(({ kind, stance }) => kind === 'mob' && stance === 'hostile');

/** Plans to identify items with a scroll, or by using one of two scrolls or potions, and to remove curses. */
export function* identifyItems(situation: Situation): Plan {
  const { view } = situation;
  if (view.pack.some(({ raw }) => raw === null)) {
    for (const { id } of knownItems(situation, 'identify')) yield { kind: 'use', item: id };
  }
  for (const { id } of knownItems(situation, 'remove_curse')) yield { kind: 'use', item: id };
  if (isHurt(situation, SOUND)) return;
  for (const { id, alias, usable, stack } of view.pack) {
    if (!usable || (alias?.kind !== 'potion' && alias?.kind !== 'scroll')) continue;
    if (view.pack.filter((other) => other.stack === stack).length > 1) yield { kind: 'use', item: id };
  }
}
