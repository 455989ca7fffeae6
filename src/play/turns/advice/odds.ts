import { expectedLoss, type SeenThing } from '../../../engine';
import type { Situation } from './advice';

/** Blows until it is dead, those that miss included; without end where they do no harm. */
export const blowsToKill = ({ odds }: SeenThing): number => odds?.attack.blows ?? Number.POSITIVE_INFINITY;

/**
 * Share of the hero's present hit points that a fight to the end with all of them costs on average; 1 or more is death.
 */
export const lossAgainst = ({ view }: Situation, foes: readonly SeenThing[]): number =>
  expectedLoss(
    foes.flatMap(({ odds }) => odds ?? []),
    view.hero.penalty,
  );

/** Hit points that all of them take in a turn on average. */
export const lossPerTurn = ({ view }: Situation, foes: readonly SeenThing[]): number =>
  foes.reduce((sum, { odds }) => sum + (odds?.defense.blows ? view.hero.hp.current / odds.defense.blows : 0), 0);
