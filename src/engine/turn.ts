import { planAction } from './actions';
import { perform } from './actions/perform';
import type { Raws } from './schema/raws';
import type { Action } from './state/action';
import type { Game } from './state/game';
import type { TurnResult } from './state/result';
import { closeWorld, openWorld } from './state/world-draft';

/**
 * Takes one action. A refused one costs no time, rolls nothing and changes nothing. The game given is never changed;
 * the next one may share parts with it. Throws when the level the hero is on is parked.
 */
export function turn(game: Game, action: Action, raws: Raws): TurnResult {
  if (game.over) return { ok: false, refusal: { code: 'over' } };
  const world = openWorld(game, raws);
  const plan = planAction(world, action);
  if (plan.kind === 'refused') return { ok: false, refusal: plan.refusal };
  perform(world, plan);
  const next = closeWorld(world);
  return { ok: true, game: next, events: world.events, turns: next.turn - game.turn };
}
