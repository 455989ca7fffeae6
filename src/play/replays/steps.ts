import { type Action, type Game, type GameEvent, type Raws, type Refusal, type TurnResult, turn } from '../../engine';

/** One replayed action of a log. */
export interface Step {
  /** From 1, counted from the start of the replay. */
  number: number;
  action: Action;
  before: Game;
  after: Game;
  events: GameEvent[];
}

/** Why a log could not be replayed to its end. */
export type Break = { number: number; action: Action } & (
  | { kind: 'refused'; refusal: Refusal }
  /** The engine threw. */
  | { kind: 'failed'; error: string }
);

/** Replays the actions, one step at a time on demand. Returns `null` when all of them were accepted. */
export function* stepsOf(raws: Raws, start: Game, actions: Iterable<Action>): Generator<Step, Break | null, void> {
  let before = start;
  let number = 0;
  for (const action of actions) {
    number += 1;
    const result = attempt(raws, before, action);
    if ('error' in result) return { kind: 'failed', number, action, error: result.error };
    if (!result.ok) return { kind: 'refused', number, action, refusal: result.refusal };
    const { game: after, events } = result;
    yield { number, action, before, after, events };
    before = after;
  }
  return null;
}

function attempt(raws: Raws, game: Game, action: Action): TurnResult | { error: string } {
  try {
    return turn(game, action, raws);
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/** Replays all actions: the game it came to, and what stopped it. */
export function replayActions(
  raws: Raws,
  start: Game,
  actions: Iterable<Action>,
): { game: Game; stopped: Break | null } {
  const steps = stepsOf(raws, start, actions);
  let game = start;
  for (;;) {
    const next = steps.next();
    if (next.done) return { game, stopped: next.value };
    game = next.value.after;
  }
}
