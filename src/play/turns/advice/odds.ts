import type { SeenThing } from '../../../engine';
import type { Situation } from './advice';

/** Ticks between two turns of somebody who is not slowed, on average. */
const INTERVAL = 9.5;

/** Blows until it is dead, those that miss included; without end where they do no harm. */
export const blowsToKill = ({ odds }: SeenThing): number => odds?.attack.blows ?? Number.POSITIVE_INFINITY;

/**
 * Share of the hero's present hit points that a fight to the end with all of them costs on average; 1 or more is death.
 * Whoever is fought last strikes the longest.
 */
export function expectedLoss({ view }: Situation, foes: readonly SeenThing[]): number {
  const tempo = (INTERVAL + Math.max(0, view.hero.penalty)) / INTERVAL;
  let blows = 0;
  let loss = 0;
  for (const foe of foes) {
    blows += blowsToKill(foe);
    const enough = foe.odds?.defense.blows ?? null;
    if (enough !== null) loss += (blows * tempo) / Math.max(1, enough);
  }
  return loss;
}
