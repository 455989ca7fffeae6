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
 * What an action would do. Making a plan changes nothing and rolls nothing; `run` carries it out on the draft it was
 * made for.
 */
export type Plan =
  | { kind: 'refused'; refusal: Refusal }
  /** Takes no time. */
  | { kind: 'free'; run: () => void }
  /** Takes one player-turn. */
  | { kind: 'turn'; run: () => void }
  /** Takes turns until there is a reason to stop. */
  | { kind: 'series'; series: Series };

/** What the next turn of a series does, or why the series ends. */
export type Next = { run: () => void } | { stop: Stop };

export interface Series {
  /** Player-turns it takes at most. */
  limit: number;
  /** Enemies that are the target of the series: neither the sight nor the blows of them end it. */
  known?: ReadonlySet<EntityId>;
  /** Hit points below which their hits do end it, and down to which a trap that goes off does not. */
  floor?: number;
  /** The depth it leads to: that the hero comes there needs no telling. */
  goal?: number;
  /** The hero looks carefully for what is hidden, on every turn. */
  careful?: true;
  /** Why it ends when the limit is reached. */
  atLimit: StopReason;
  next(): Next;
  /** Called after every turn, before reasons to stop are looked for. */
  observe?(): void;
  /** Called once, after the last turn and before the reason to stop is reported. */
  end?(): void;
}

/** Plans an action of one kind in this world. */
export type Planner<K extends ActionKind = ActionKind> = (world: World, action: Extract<Action, { kind: K }>) => Plan;

export const refuse = (refusal: Refusal): Plan => ({ kind: 'refused', refusal });

export const refuseDanger = (danger: Danger, what: RawId | null): Plan => refuse({ code: 'danger', danger, what });

/** The danger of hitting somebody who means no harm, and what that would cost. */
export function friendlyDanger(world: World, target: Entity): Extract<Refusal, { code: 'danger' }> {
  const cost = costOf(world, target);
  return { code: 'danger', danger: 'friendly', what: target.raw, ...(cost && { cost }) };
}

export const refuseFriendly = (world: World, target: Entity): Plan => refuse(friendlyDanger(world, target));

/** Why a truce keeps the hero from harming this one, or anybody at all; `null` when none does. */
export function truceRefusal(world: World, target: Entity | null): Refusal | null {
  const where = truceFor(world, target);
  return where && { code: 'truce', where };
}

/** The same as a reason to end a series. */
export function truceStop(world: World, target: Entity): Stop | null {
  const where = truceFor(world, target);
  return where && { reason: 'truce', what: where === 'here' ? null : target.raw };
}

/** Why nobody in view can be fought: a truce keeps the hero from those who are, or nobody is. */
export function noEnemyRefusal(world: World): Refusal {
  const [kept] = hostilesSeen(world);
  return kept === undefined ? { code: 'no-enemy' } : (truceRefusal(world, kept) ?? { code: 'no-enemy' });
}

/** A turn, of its own or of a series, in which the hero has this intent, which the system of its kind carries out. */
export const intend = (world: World, intent: Intent): Extract<Plan, { kind: 'turn' }> => ({
  kind: 'turn',
  run: () => void world.intents.set(world.game.hero.id, intent),
});
