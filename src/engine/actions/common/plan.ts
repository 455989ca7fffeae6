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

/** Checked action. Planning changes nothing and draws no random number. */
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
  /** Returns hit points below which every blow ends the series; infinite by default. */
  floor?: () => number;
  /** Loss of hit points in one turn that ends the series. */
  wound?: number;
  /** Depth at which the series ends as `done` instead of `level`. */
  goal?: number;
  /** Makes the hero eat when hungry and search more carefully. */
  careful?: true;
  atLimit: StopReason;
  /** Not called for a turn in which the hero eats. */
  next(): Next;
  /** Called after each turn, before the engine looks for interruptions. */
  observe?(): void;
  /** Called once before the final stop, but not if the run is over. */
  end?(): void;
}

export type Planner<K extends ActionKind = ActionKind> = (world: World, action: Extract<Action, { kind: K }>) => Plan;

export const refuse = (refusal: Refusal): Plan => ({ kind: 'refused', refusal });

export const refuseDanger = (danger: Danger, what: RawId | null): Plan => refuse({ code: 'danger', danger, what });

/** Includes the loss of standing, if any. */
export function friendlyDanger(world: World, target: Entity): Extract<Refusal, { code: 'danger' }> {
  const cost = costOf(world, target);
  return { code: 'danger', danger: 'friendly', what: target.raw, ...(cost && { cost }) };
}

/** The caller must have checked the target's stance and `sure`. */
export const refuseFriendly = (world: World, target: Entity): Plan => refuse(friendlyDanger(world, target));

/** A `null` target checks the hero alone. */
export function truceRefusal(world: World, target: Entity | null): Refusal | null {
  const where = truceFor(world, target);
  return where && { code: 'truce', where };
}

export function truceStop(world: World, target: Entity): Stop | null {
  const where = truceFor(world, target);
  return where && { reason: 'truce', what: where === 'here' ? null : target.raw };
}

/** Returns `truce` if only a truce prevents the fight; otherwise `no-enemy`. */
export function noEnemyRefusal(world: World): Refusal {
  const [kept] = hostilesSeen(world);
  return kept === undefined ? { code: 'no-enemy' } : (truceRefusal(world, kept) ?? { code: 'no-enemy' });
}

/** A system carries out the intent later in the tick. */
export const intend = (world: World, intent: Intent): Extract<Plan, { kind: 'turn' }> => ({
  kind: 'turn',
  run: () => void world.intents.set(world.game.hero.id, intent),
});
