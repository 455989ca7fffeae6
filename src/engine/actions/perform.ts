import { emit } from '../state/emit';
import type { World } from '../state/world';
import { passTime } from '../systems';
import { interruption, watch } from './interruption';
import type { Plan, Series, Stop } from './plan';

/** Carries out an accepted plan, time included. */
export function perform(world: World, plan: Exclude<Plan, { kind: 'refused' }>): void {
  if (plan.kind === 'free') plan.run();
  else if (plan.kind === 'turn') takeTurn(world, plan.run);
  else takeTurns(world, plan.series);
}

function takeTurn(world: World, run: () => void): void {
  world.game.turn += 1;
  run();
  passTime(world);
}

function takeTurns(world: World, series: Series): void {
  let turns = 0;
  let stop: Stop | null = null;
  while (stop === null) {
    const next = series.next();
    if ('stop' in next) {
      stop = next.stop;
      break;
    }
    const before = watch(world);
    takeTurn(world, next.run);
    turns += 1;
    stop = interruption(world, before, series.known);
    if (stop === null && turns >= series.limit) stop = { reason: series.atLimit, what: null };
  }
  if (!world.game.over) series.end?.();
  emit(world, { kind: 'stopped', reason: stop.reason, what: stop.what, turns }, 'self');
}
