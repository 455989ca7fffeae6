import { planAction } from './actions';
import { deadlyCause } from './actions/common/certain-loss';
import { findInterruption, takeSnapshot } from './actions/common/interruptions';
import { mealToSpare } from './actions/common/meals';
import type { Next, Plan, Series } from './actions/common/plan';
import { endPursuit } from './levels/pursuit';
import type { Action, Game, GameEvent, Raws, Refusal, Stop, World } from './state';
import { closeWorld, emit, isAction, openWorld } from './state';
import { passTime } from './systems';
import { giveTips } from './systems/tips';

/** The result of an action: the next game and its events, or a refusal. */
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
 * Takes one action. A refused action costs no time, rolls nothing and changes nothing; whatever else JSON can hold in
 * place of an action is refused as `unknown-action`. The given game is never changed; the next one may share parts with
 * it. Throws when the level the hero is on is parked.
 */
export function turn(game: Game, action: Action, raws: Raws): TurnResult {
  if (game.over) return { ok: false, refusal: { code: 'over' } };
  if (!isAction(action)) return { ok: false, refusal: { code: 'unknown-action' } };
  const world = openWorld(game, raws);
  const plan = planAction(world, action);
  if (plan.kind === 'refused') return { ok: false, refusal: plan.refusal };
  runPlan(world, plan);
  const next = closeWorld(world);
  return { ok: true, game: next, events: world.events, turns: next.turn - game.turn };
}

/** Carries out an accepted plan, and lets time pass. */
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

/** The first turn was agreed to when the series began. */
function nextUnlessDeadly(world: World, series: Series): Next {
  const cause = deadlyCause(world);
  return cause === null ? nextOf(world, series) : { stop: { reason: 'deadly', what: cause } };
}

/** Who has meals to spare does not go hungry on a long way. */
function nextOf(world: World, series: Series): Next {
  const meal = series.careful ? mealToSpare(world) : null;
  if (meal === null) return series.next();
  return { run: () => void world.intents.set(world.game.hero.id, { kind: 'use', item: meal.id, at: null }) };
}

function takeTurns(world: World, series: Series): void {
  world.careful = series.careful ?? false;
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
    stop = findInterruption(world, before, series);
    if (stop === null && turns >= series.limit) stop = { reason: series.atLimit, what: null };
  }
  if (!world.game.over) series.end?.();
  giveTips(world);
  emit(world, { kind: 'stopped', ...stop, turns }, 'self');
}
