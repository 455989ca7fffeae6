import { costOf, hostilesSeen, truceFor } from '../../creatures';
import type {
  Action,
  ActionKind,
  Danger,
  Entity,
  EntityId,
  Intent,
  RawId,
  Refusal,
  Stop,
  StopReason,
  World,
} from '../../state';

/** Action that has been checked but not carried out. Making a plan changes nothing and draws no random number. */
export type Plan =
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'free'; run: () => void }
  | { kind: 'turn'; run: () => void }
  | { kind: 'series'; series: Series };

export type Next = { run: () => void } | { stop: Stop };

export interface Series {
  /** Turns after which the series ends with the reason `atLimit`. */
  limit: number;
  /** Ids of enemies whose appearance does not end the series. */
  known?: ReadonlySet<EntityId>;
  /** Returns the hit points below which a blow by a `known` enemy ends the series; without `floor`, every blow does. */
  floor?: () => number;
  /** Hit points; a blow by a `known` enemy ends the series if the hero loses at least this many in the turn. */
  wound?: number;
  /** Depth at which the series ends as `done` instead of `level`. */
  goal?: number;
  /** Set if the hero eats when hungry, and searches with `CAREFUL_ODDS` for hidden things. */
  careful?: true;
  atLimit: StopReason;
  /** Returns the next turn or a stop. Not called for a turn in which the hero eats. */
  next(): Next;
  /** Called after each turn, before the engine looks for interruptions. */
  observe?(): void;
  /** Called once, before the engine reports the reason to stop. Not called if the run is over. */
  end?(): void;
}

export type Planner<K extends ActionKind = ActionKind> = (world: World, action: Extract<Action, { kind: K }>) => Plan;

export const refuse = (refusal: Refusal): Plan => ({ kind: 'refused', refusal });

export const refuseDanger = (danger: Danger, what: RawId | null): Plan => refuse({ code: 'danger', danger, what });

/** Returns the refusal of a blow at a non-hostile creature, including any loss of standing. */
export function friendlyDanger(world: World, target: Entity): Extract<Refusal, { code: 'danger' }> {
  const cost = costOf(world, target);
  return { code: 'danger', danger: 'friendly', what: target.raw, ...(cost && { cost }) };
}

/** The caller must have checked that the target is not hostile and that the player has not confirmed the blow. */
export const refuseFriendly = (world: World, target: Entity): Plan => refuse(friendlyDanger(world, target));

/**
 * Returns `truce` if a truce protects the hero or the target; otherwise `null`. A `null` target checks the hero alone.
 */
export function truceRefusal(world: World, target: Entity | null): Refusal | null {
  const where = truceFor(world, target);
  return where && { code: 'truce', where };
}

/** Returns the stop `truce` if a truce protects the hero or the target; otherwise `null`. */
export function truceStop(world: World, target: Entity): Stop | null {
  const where = truceFor(world, target);
  return where && { reason: 'truce', what: where === 'here' ? null : target.raw };
}

/** Returns `truce` if a truce protects the hero or the nearest enemy in view; otherwise `no-enemy`. */
export function noEnemyRefusal(world: World): Refusal {
  const [kept] = hostilesSeen(world);
  return kept === undefined ? { code: 'no-enemy' } : (truceRefusal(world, kept) ?? { code: 'no-enemy' });
}

/** Plans a turn that sets the hero's intent, which a system carries out later in the tick. */
export const intend = (world: World, intent: Intent): Extract<Plan, { kind: 'turn' }> => ({
  kind: 'turn',
  run: () => void world.intents.set(world.game.hero.id, intent),
});
