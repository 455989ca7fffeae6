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
 * Action that has been checked but not carried out. Making a plan changes nothing and draws no random number. `run`
 * carries the action out in the world for which the plan was made.
 */
export type Plan =
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'free'; run: () => void }
  | { kind: 'turn'; run: () => void }
  | { kind: 'series'; series: Series };

export type Next = { run: () => void } | { stop: Stop };

export interface Series {
  /** Maximum number of turns. After these turns, the series ends with the reason `atLimit`. */
  limit: number;
  /**
   * Ids of enemies that the hero fights or leaves alone. The appearance of these enemies does not end the series. Blows
   * by these enemies end the series only beyond the limits `floor` and `wound`.
   */
  known?: ReadonlySet<EntityId>;
  /**
   * Returns the hit points that the hero should keep. A blow by a living `known` enemy, and a trap that disappears once
   * sprung, end the series if the turn leaves fewer. Without `floor`, each of these blows and traps ends the series.
   */
  floor?: () => number;
  /**
   * Number of hit points. If a turn costs at least this many, the same blows and traps as for `floor` end the series.
   */
  wound?: number;
  /** Depth that the series should reach. On arrival the series ends as `done`, not as `level`. */
  goal?: number;
  /** Set if the hero eats when hungry, and searches with `CAREFUL_ODDS` for hidden things on every turn. */
  careful?: true;
  atLimit: StopReason;
  /** Called before each turn. Returns what the hero does in the turn, or why the series ends. */
  next(): Next;
  /** Called after each turn, before the engine looks for interruptions. */
  observe?(): void;
  /**
   * Called once, after the last turn and before the engine reports the reason to stop. Not called if the run is over.
   */
  end?(): void;
}

export type Planner<K extends ActionKind = ActionKind> = (world: World, action: Extract<Action, { kind: K }>) => Plan;

export const refuse = (refusal: Refusal): Plan => ({ kind: 'refused', refusal });

export const refuseDanger = (danger: Danger, what: RawId | null): Plan => refuse({ code: 'danger', danger, what });

/**
 * Returns the refusal of a blow at a creature that is not hostile. The refusal includes the loss of standing, if there
 * is one.
 */
export function friendlyDanger(world: World, target: Entity): Extract<Refusal, { code: 'danger' }> {
  const cost = costOf(world, target);
  return { code: 'danger', danger: 'friendly', what: target.raw, ...(cost && { cost }) };
}

/** The caller must have checked that the target is not hostile and that the player has not confirmed the blow. */
export const refuseFriendly = (world: World, target: Entity): Plan => refuse(friendlyDanger(world, target));

/**
 * Returns `truce` if a truce protects the hero or the target; otherwise `null`. If `target` is `null`, checks only the
 * hero.
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

/**
 * Returns `truce` if a truce protects the hero or the nearest enemy in view. Otherwise, or without an enemy in view,
 * returns `no-enemy`.
 */
export function noEnemyRefusal(world: World): Refusal {
  const [kept] = hostilesSeen(world);
  return kept === undefined ? { code: 'no-enemy' } : (truceRefusal(world, kept) ?? { code: 'no-enemy' });
}

/** Plans a turn that sets the hero's intent. A system such as `melee` carries the intent out later in the tick. */
export const intend = (world: World, intent: Intent): Extract<Plan, { kind: 'turn' }> => ({
  kind: 'turn',
  run: () => void world.intents.set(world.game.hero.id, intent),
});
