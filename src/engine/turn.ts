import { planAction } from './actions';
import { deadlyCause } from './actions/common/certain-loss';
import { findInterruption, isBoonOpen, takeSnapshot } from './actions/common/interruptions';
import { mealToEat } from './actions/common/meals';
import { intend, type Next, type Plan, type Series } from './actions/common/plan';
import { aloofInView } from './actions/common/threats';
import { endPursuit } from './levels/pursuit';
import { passTime } from './pass-time';
import type { Action, Game, GameEvent, Raws, Refusal, Stop, World } from './state';
import { closeWorld, emit, gameSoFar, isAction, openWorld, reopenWorld } from './state';
import { giveTips } from './systems/tips';

export type TurnResult =
  | {
      ok: true;
      game: Game;
      /** Events of this action only. */
      events: GameEvent[];
      /** Player-turns that passed during the action; may be 0. */
      turns: number;
    }
  | { ok: false; refusal: Refusal };

/** Called after each player-turn. `game` is valid only during the call. */
export type Witness = (game: Game) => void;

/** Never changes `game`. Throws if the hero's level is not loaded. */
export function turn(game: Game, action: Action, raws: Raws, witness?: Witness): TurnResult {
  const refusal = refusalOf(game, action);
  return refusal === null ? take(openWorld(game, raws), action, witness) : { ok: false, refusal };
}

/** Like `turn`, but the next call spoils the result. Unusable after a throw. */
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

function take(world: World, action: Action, witness?: Witness): TurnResult {
  const before = world.game.turn;
  const plan = planAction(world, action);
  if (plan.kind === 'refused') return { ok: false, refusal: plan.refusal };
  runPlan(world, plan, () => witness?.(gameSoFar(world)));
  const next = closeWorld(world);
  return { ok: true, game: next, events: world.events, turns: next.turn - before };
}

function runPlan(world: World, plan: Exclude<Plan, { kind: 'refused' }>, passed: () => void): void {
  if (plan.kind === 'series') {
    takeTurns(world, plan.series, passed);
    return;
  }
  if (plan.kind === 'free') plan.run();
  else takeTurn(world, plan.run, passed);
  giveTips(world);
}

function takeTurn(world: World, run: () => void, passed: () => void): void {
  world.game.turn += 1;
  if (world.careful) world.searchDue = true;
  run();
  endPursuit(world);
  passTime(world);
  passed();
}

/** Not called before the first turn: the player chose the danger. */
function nextUnlessDeadly(world: World, series: Series): Next {
  const cause = deadlyCause(world);
  return cause === null ? nextOf(world, series) : { stop: { reason: 'deadly', what: cause } };
}

function nextOf(world: World, series: Series): Next {
  const meal = series.careful ? mealToEat(world) : null;
  return meal === null ? series.next() : intend(world, { kind: 'use', item: meal.id, at: null });
}

function takeTurns(world: World, series: Series, passed: () => void): void {
  world.careful = series.careful ?? false;
  const aloof = aloofInView(world);
  const offered = isBoonOpen(world);
  let turns = 0;
  let stop: Stop | null = null;
  while (stop === null) {
    const next = turns > 0 ? nextUnlessDeadly(world, series) : nextOf(world, series);
    if ('stop' in next) {
      stop = next.stop;
      break;
    }
    const before = takeSnapshot(world);
    takeTurn(world, next.run, passed);
    turns += 1;
    series.observe?.();
    stop = findInterruption(world, before, { series, aloof, offered });
    if (stop === null && turns >= series.limit) stop = { reason: series.atLimit, what: null };
  }
  if (!world.game.over) series.end?.();
  giveTips(world);
  emit(world, { kind: 'stopped', ...stop, turns }, 'self');
}
