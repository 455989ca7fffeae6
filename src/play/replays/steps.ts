import { type Action, type Game, type GameEvent, type Raws, type Refusal, type TurnResult, turn } from '../../engine';

/** One action of a log, taken again. */
export interface Step {
  /** From 1, counted from where the steps began. */
  number: number;
  action: Action;
  before: Game;
  after: Game;
  events: GameEvent[];
}

/** Why a log could not be played to its end. */
export type Break = { number: number; action: Action } & (
  | { kind: 'refused'; refusal: Refusal }
  /** The engine broke down over the action, as it does over one that is malformed. */
  | { kind: 'failed'; error: string }
);

/** Takes the actions again, one at a time as they are asked for. Returns `null` when all of them were accepted. */
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

/** Takes all actions again; how far it came, and what stopped it. */
export function playOn(raws: Raws, start: Game, actions: Iterable<Action>): { game: Game; stopped: Break | null } {
  const steps = stepsOf(raws, start, actions);
  let game = start;
  for (;;) {
    const next = steps.next();
    if (next.done) return { game, stopped: next.value };
    game = next.value.after;
  }
}
