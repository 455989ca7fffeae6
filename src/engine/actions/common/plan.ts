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
 * An action that is checked but not carried out. Making a plan changes nothing and rolls nothing. `run` carries the
 * action out on the draft for which the plan was made.
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
  /** The most player-turns that the series takes. */
  limit: number;
  /**
   * Enemies that the hero fights in this series, or leaves alone. The series goes on when the hero sees them. While the
   * hero has at least `floor` hit points, the series also goes on when they hit the hero.
   */
  known?: ReadonlySet<EntityId>;
  /**
   * A number of hit points. While the hero has at least as many, neither blows of `known` enemies nor traps that are
   * gone after going off end the series.
   */
  floor?: number;
  /** The depth to which the series leads. Arriving there counts as done, and is not reported as a new level. */
  goal?: number;
  /** The hero searches carefully for hidden things on every turn. */
  careful?: true;
  /** The reason to stop that is reported when the limit is reached. */
  atLimit: StopReason;
  next(): Next;
  /** Called after every turn, before the engine looks for reasons to stop. */
  observe?(): void;
  /** Called once, after the last turn and before the reason to stop is reported. */
  end?(): void;
}

/** Plans an action of one kind in this world. */
export type Planner<K extends ActionKind = ActionKind> = (world: World, action: Extract<Action, { kind: K }>) => Plan;

export const refuse = (refusal: Refusal): Plan => ({ kind: 'refused', refusal });

export const refuseDanger = (danger: Danger, what: RawId | null): Plan => refuse({ code: 'danger', danger, what });

/** Returns the danger of hitting a creature that is not hostile, with the loss of standing if there is one. */
export function friendlyDanger(world: World, target: Entity): Extract<Refusal, { code: 'danger' }> {
  const cost = costOf(world, target);
  return { code: 'danger', danger: 'friendly', what: target.raw, ...(cost && { cost }) };
}

export const refuseFriendly = (world: World, target: Entity): Plan => refuse(friendlyDanger(world, target));

/**
 * Returns the refusal if a truce protects the target or the hero; otherwise `null`. If `target` is `null`, checks only
 * the hero.
 */
export function truceRefusal(world: World, target: Entity | null): Refusal | null {
  const where = truceFor(world, target);
  return where && { code: 'truce', where };
}

/** Returns a reason to end a series if a truce keeps the hero from harming this creature; otherwise `null`. */
export function truceStop(world: World, target: Entity): Stop | null {
  const where = truceFor(world, target);
  return where && { reason: 'truce', what: where === 'here' ? null : target.raw };
}

/** Returns why the hero can fight nobody in view: a truce protects the enemies, or there are none. */
export function noEnemyRefusal(world: World): Refusal {
  const [kept] = hostilesSeen(world);
  return kept === undefined ? { code: 'no-enemy' } : (truceRefusal(world, kept) ?? { code: 'no-enemy' });
}

/**
 * Returns a turn in which the hero has this intent; the system for the intent's kind carries it out. The turn may stand
 * alone or belong to a series.
 */
export const intend = (world: World, intent: Intent): Extract<Plan, { kind: 'turn' }> => ({
  kind: 'turn',
  run: () => void world.intents.set(world.game.hero.id, intent),
});
