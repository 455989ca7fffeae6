import {
  type Action,
  type Game,
  type GameEvent,
  type Raws,
  type Refusal,
  type TurnResult,
  turn,
  turnsInPlace,
} from '../../engine';

export interface Step {
  number: number;
  action: Action;
  before: Game;
  after: Game;
  events: GameEvent[];
}

/** Valid only until the next step. */
export type PassingStep = Omit<Step, 'before'>;

export type Break = { number: number; action: Action } & (
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'failed'; error: string }
);

/** Returns `null` if the engine accepted all actions. */
export function* stepsOf(raws: Raws, start: Game, actions: Iterable<Action>): Generator<Step, Break | null, void> {
  let before = start;
  const steps = take(actions, (action) => turn(before, action, raws));
  for (;;) {
    const next = steps.next();
    if (next.done) return next.value;
    yield { ...next.value, before };
    before = next.value.after;
  }
}

/** Changes one game in place, which is faster. Does not change `start`. */
export const passingStepsOf = (
  raws: Raws,
  start: Game,
  actions: Iterable<Action>,
): Generator<PassingStep, Break | null, void> => take(actions, turnsInPlace(start, raws));

function* take(
  actions: Iterable<Action>,
  takeOne: (action: Action) => TurnResult,
): Generator<PassingStep, Break | null, void> {
  let number = 0;
  for (const action of actions) {
    number += 1;
    const result = attempt(takeOne, action);
    if ('error' in result) return { kind: 'failed', number, action, error: result.error };
    if (!result.ok) return { kind: 'refused', number, action, refusal: result.refusal };
    yield { number, action, after: result.game, events: result.events };
  }
  return null;
}

function attempt(takeOne: (action: Action) => TurnResult, action: Action): TurnResult | { error: string } {
  try {
    return takeOne(action);
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

export function replayActions(
  raws: Raws,
  start: Game,
  actions: Iterable<Action>,
): { game: Game; stopped: null } | { game: null; stopped: Break } {
  const steps = passingStepsOf(raws, start, actions);
  let game = start;
  for (;;) {
    const next = steps.next();
    if (next.done) return next.value === null ? { game, stopped: null } : { game: null, stopped: next.value };
    game = next.value.after;
  }
}
