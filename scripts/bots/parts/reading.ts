import type { Plan, Situation } from '../bot';
import { isHurt, known } from './supplies';

/** Share of its hit points it wants before it tries what it does not know. */
const SOUND = 0.8;

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
