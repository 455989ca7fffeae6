import {
  type Action,
  type Game,
  type GameEvent,
  hash,
  newGame,
  type Raws,
  type Refusal,
  RULES,
  type TurnResult,
  turn,
} from '../../src/engine';
import type { Recording } from './recording';

/** One decision of a run, played again. */
export interface Step {
  /** From 1. */
  number: number;
  action: Action;
  before: Game;
  after: Game;
  events: GameEvent[];
}

export type ReplayResult =
  | { kind: 'same'; game: Game }
  /** The same actions end elsewhere. */
  | { kind: 'differs'; game: Game; hash: string }
  | { kind: 'refused'; number: number; action: Action; refusal: Refusal }
  /** The engine broke down over an action, as it does over one that is malformed. */
  | { kind: 'failed'; number: number; action: Action; error: string }
  /** Played under other rules, under which it may well end elsewhere: nothing was tried. */
  | { kind: 'other-rules'; rules: number };

/** Plays a recording from its seed and compares the end. `watch` is shown every decision as it is made again. */
export function resimulate(raws: Raws, recording: Recording, watch?: (step: Step) => void): ReplayResult {
  const { seed, heroName, rules, actions } = recording;
  if (rules !== RULES) return { kind: 'other-rules', rules };
  let game = newGame({ seed, heroName }, raws);
  for (const [index, action] of actions.entries()) {
    const result = attempt(raws, game, action);
    if ('error' in result) return { kind: 'failed', number: index + 1, action, error: result.error };
    if (!result.ok) return { kind: 'refused', number: index + 1, action, refusal: result.refusal };
    watch?.({ number: index + 1, action, before: game, after: result.game, events: result.events });
    game = result.game;
  }
  const found = hash(game);
  return found === recording.hash ? { kind: 'same', game } : { kind: 'differs', game, hash: found };
}

function attempt(raws: Raws, game: Game, action: Action): TurnResult | { error: string } {
  try {
    return turn(game, action, raws);
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
