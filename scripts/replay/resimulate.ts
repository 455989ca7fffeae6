import { type Game, hash, newGame, type Raws, RULES } from '../../src/engine';
import { type Break, type Step, stepsOf } from '../../src/play/replays/steps';
import type { Recording } from './recording';

export type ReplayResult =
  | { kind: 'same'; game: Game }
  /** The same actions end elsewhere. */
  | { kind: 'differs'; game: Game; hash: string }
  | Break
  /** Played under other rules, under which it may well end elsewhere: nothing was tried. */
  | { kind: 'other-rules'; rules: number };

/** Plays a recording from its seed and compares the end. `watch` is shown every decision as it is made again. */
export function resimulate(raws: Raws, recording: Recording, watch?: (step: Step) => void): ReplayResult {
  const { seed, heroName, rules, actions } = recording;
  if (rules !== RULES) return { kind: 'other-rules', rules };
  let game = newGame({ seed, heroName }, raws);
  const steps = stepsOf(raws, game, actions);
  for (;;) {
    const next = steps.next();
    if (next.done) return next.value ?? compared(game, recording);
    watch?.(next.value);
    game = next.value.after;
  }
}

function compared(game: Game, recording: Recording): ReplayResult {
  const found = hash(game);
  return found === recording.hash ? { kind: 'same', game } : { kind: 'differs', game, hash: found };
}
