import type { Action } from '../../../src/engine';
import type { OptionKind } from '../../../src/play/options/option';
import { optionsIn } from '../../../src/play/options/question';
import type { Situation } from '../situation';

/** Action that a board offers as one of several. */
export interface Option {
  kind: OptionKind;
  action: Action;
  /** Mean loss that the board states, in hit points; infinite for probable death, `null` if the board states none. */
  loss: number | null;
  /** True if the option sets dry ground near enemies on fire; absent otherwise. */
  burns?: true;
}

/** Returns the options of the present board, in the order of their kinds. Returns none if the board has none. */
export const optionsOf = (situation: Situation): Option[] =>
  optionsIn(situation).map(({ kind, action, price, subject }) => ({
    ...{ kind, action, loss: price.loss ?? null },
    ...(subject.kind === 'burn' && { burns: true as const }),
  }));
