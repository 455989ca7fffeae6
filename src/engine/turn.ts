import { planAction } from './actions';
import { deadlyCause } from './actions/common/certain-loss';
import { findInterruption, takeSnapshot } from './actions/common/interruptions';
import { mealToSpare } from './actions/common/meals';
import { intend, type Next, type Plan, type Series } from './actions/common/plan';
import { aloofInView } from './actions/common/threats';
import { endPursuit } from './levels/pursuit';
import { passTime } from './pass-time';
import type { Action, Game, GameEvent, Raws, Refusal, Stop, World } from './state';
import { closeWorld, emit, isAction, openWorld, reopenWorld } from './state';
import { giveTips } from './systems/tips';

/** Result of an action: the next game and its events, or a refusal. */
export type TurnResult =
  | {
      ok: true;
      game: Game;
      events: GameEvent[];
      /** Player-turns that passed. */
      turns: number;
    }
  | { ok: false; refusal: Refusal };

/**
 * Performs one action. A refused action costs no time, rolls nothing and changes nothing. If `action` is some other
 * JSON value, the engine refuses it as `unknown-action`. The argument `game` is never changed, but the next game may
 * share parts with it. Throws if the hero's level was not loaded with the game.
 */
export function turn(game: Game, action: Action, raws: Raws): TurnResult {
  const refusal = refusalOf(game, action);
  return refusal === null ? take(openWorld(game, raws), action) : { ok: false, refusal };
}

/**
 * Returns a function that performs one action after another, beginning with `game`. Its results equal the results of
 * `turn`, and `game` itself is never changed. Replays use it because it does not copy the games in between. A result is
 * therefore valid only until the next action. If the function has thrown, it must not be called again.
 */
export function turnsInPlace(game: Game, raws: Raws): (action: Action) => TurnResult {
  let last: World | null = null;
  return (action) => {
    const refusal = refusalOf(last?.game ?? game, action);
    if (refusal !== null) return { ok: false, refusal };
    last = last === null ? openWorld(game, raws) : reopenWorld(last);
    return take(last, action);
  };
}

function refusalOf(game: Game, action: Action): Refusal | null {
  if (game.over) return { code: 'over' };
  return isAction(action) ? null : { code: 'unknown-action' };
}

function take(world: World, action: Action): TurnResult {
  const before = world.game.turn;
  const plan = planAction(world, action);
  if (plan.kind === 'refused') return { ok: false, refusal: plan.refusal };
  runPlan(world, plan);
  const next = closeWorld(world);
  return { ok: true, game: next, events: world.events, turns: next.turn - before };
}

/** Carries out an accepted plan and lets its time pass. */
function runPlan(world: World, plan: Exclude<Plan, { kind: 'refused' }>): void {
  if (plan.kind === 'series') {
    takeTurns(world, plan.series);
    return;
  }
  if (plan.kind === 'free') plan.run();
  else takeTurn(world, plan.run);
  giveTips(world);
}

function takeTurn(world: World, run: () => void): void {
  world.game.turn += 1;
  if (world.careful) world.searchDue = true;
  run();
  endPursuit(world);
  passTime(world);
}

/**
 * Ends the series if its next turn could kill the hero without a blow. The first turn is not checked here, because the
 * player accepted its danger when the series began.
 */
function nextUnlessDeadly(world: World, series: Series): Next {
  const cause = deadlyCause(world);
  return cause === null ? nextOf(world, series) : { stop: { reason: 'deadly', what: cause } };
}

/** On a careful walk, the hero eats a spare meal instead of walking on hungry. */
function nextOf(world: World, series: Series): Next {
  const meal = series.careful ? mealToSpare(world) : null;
  return meal === null ? series.next() : intend(world, { kind: 'use', item: meal.id, at: null });
}

function takeTurns(world: World, series: Series): void {
  world.careful = series.careful ?? false;
  const watched = { ...series, aloof: aloofInView(world) };
  let turns = 0;
  let stop: Stop | null = null;
  while (stop === null) {
    const next = turns > 0 ? nextUnlessDeadly(world, series) : nextOf(world, series);
    if ('stop' in next) {
      stop = next.stop;
      break;
    }
    const before = takeSnapshot(world);
    takeTurn(world, next.run);
    turns += 1;
    series.observe?.();
    stop = findInterruption(world, before, watched);
    if (stop === null && turns >= series.limit) stop = { reason: series.atLimit, what: null };
  }
  if (!world.game.over) series.end?.();
  giveTips(world);
  emit(world, { kind: 'stopped', ...stop, turns }, 'self');
}
