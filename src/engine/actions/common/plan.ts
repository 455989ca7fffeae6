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

/**
 * An action that the engine has checked but not carried out. Making a plan changes nothing and draws no random number.
 * `run` carries the action out in the world for which the plan was made.
 */
export type Plan =
  | { kind: 'refused'; refusal: Refusal }
  /** The action takes no time. */
  | { kind: 'free'; run: () => void }
  /** The action takes one player-turn. */
  | { kind: 'turn'; run: () => void }
  /** The action takes player-turns until there is a reason to stop. */
  | { kind: 'series'; series: Series };

/** The next turn of a series, or the reason why the series ends. */
export type Next = { run: () => void } | { stop: Stop };

/** An action that takes several player-turns, one after another. */
export interface Series {
  /** Maximum number of player-turns in the series. */
  limit: number;
  /**
   * Ids of enemies that the hero fights or leaves alone. Their appearance does not end the series. Their blows end the
   * series only if `floor` or `wound` says so.
   */
  known?: ReadonlySet<EntityId>;
  /**
   * Returns a number of hit points. If a turn leaves the hero fewer, blows of living `known` enemies and traps that are
   * used up end the series.
   */
  floor?: () => number;
  /**
   * Number of hit points. If a turn costs the hero at least this many, blows of living `known` enemies and used-up
   * traps end the series.
   */
  wound?: number;
  /** Depth that the series should reach. On arrival the series ends as `done`, not as `level`. */
  goal?: number;
  /** Set if the hero searches for hidden things on every turn, with a better chance than usual. */
  careful?: true;
  /** Reason that the series reports when it reaches `limit`. */
  atLimit: StopReason;
  next(): Next;
  /** The engine calls this after every turn, before it looks for reasons to stop. */
  observe?(): void;
  /** The engine calls this once, after the last turn and before it reports the reason to stop. */
  end?(): void;
}

/** A function that plans one kind of action, or refuses it. */
export type Planner<K extends ActionKind = ActionKind> = (world: World, action: Extract<Action, { kind: K }>) => Plan;

/** Returns the plan of an action that the engine refuses. */
export const refuse = (refusal: Refusal): Plan => ({ kind: 'refused', refusal });

/** Returns the plan of an action that the engine refuses as `danger`. `what` is the raw id of the danger. */
export const refuseDanger = (danger: Danger, what: RawId | null): Plan => refuse({ code: 'danger', danger, what });

/**
 * Returns the refusal `danger` for a blow at a creature that is not hostile. The refusal includes the loss of standing,
 * if the blow costs any.
 */
export function friendlyDanger(world: World, target: Entity): Extract<Refusal, { code: 'danger' }> {
  const cost = costOf(world, target);
  return { code: 'danger', danger: 'friendly', what: target.raw, ...(cost && { cost }) };
}

/** Returns the plan of a blow that the engine refuses as `danger`, because the target is not hostile. */
export const refuseFriendly = (world: World, target: Entity): Plan => refuse(friendlyDanger(world, target));

/**
 * Returns the refusal `truce` if a truce protects the target or the hero; otherwise `null`. If `target` is `null`,
 * checks only the hero.
 */
export function truceRefusal(world: World, target: Entity | null): Refusal | null {
  const where = truceFor(world, target);
  return where && { code: 'truce', where };
}

/** Returns the stop `truce` if a truce keeps the hero from harming this creature; otherwise `null`. */
export function truceStop(world: World, target: Entity): Stop | null {
  const where = truceFor(world, target);
  return where && { reason: 'truce', what: where === 'here' ? null : target.raw };
}

/**
 * Returns the refusal for a fight without an enemy. It is `truce` if a truce protects all enemies in view, else
 * `no-enemy`.
 */
export function noEnemyRefusal(world: World): Refusal {
  const [kept] = hostilesSeen(world);
  return kept === undefined ? { code: 'no-enemy' } : (truceRefusal(world, kept) ?? { code: 'no-enemy' });
}

/** Returns a plan for one player-turn with this intent. The system for the intent's kind then carries out the turn. */
export const intend = (world: World, intent: Intent): Extract<Plan, { kind: 'turn' }> => ({
  kind: 'turn',
  run: () => void world.intents.set(world.game.hero.id, intent),
});
