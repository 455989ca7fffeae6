import type { Action, ActionKind, Danger, EntityId, Intent, RawId, Refusal, StopReason, World } from '../../state';

/**
 * What an action would come to. Making a plan changes nothing and rolls nothing; `run` does what happens at the very
 * moment of the command, on the draft the plan was made for.
 */
export type Plan =
  | { kind: 'refused'; refusal: Refusal }
  /** Takes no time. */
  | { kind: 'free'; run: () => void }
  /** Takes one player-turn. */
  | { kind: 'turn'; run: () => void }
  /** Takes turns until something worth a decision happens. */
  | { kind: 'series'; series: Series };

/** Why a series ends, and what it was about. */
export interface Stop {
  reason: StopReason;
  what: RawId | null;
}

/** What the next turn of a series does, or why there is none. */
export type Next = { run: () => void } | { stop: Stop };

export interface Series {
  /** Player-turns it takes at most. */
  limit: number;
  /** Enemies it is about, whose sight does not end it. */
  known?: ReadonlySet<EntityId>;
  /** Why it ends when the limit is reached. */
  atLimit: StopReason;
  next(): Next;
  /** Told once, after the last turn and before the reason is. */
  end?(): void;
}

/** Decides what an action of this kind comes to in this world. */
export type Planner<K extends ActionKind = ActionKind> = (world: World, action: Extract<Action, { kind: K }>) => Plan;

export const refuse = (refusal: Refusal): Plan => ({ kind: 'refused', refusal });

export const refuseDanger = (danger: Danger, what: RawId | null): Plan => refuse({ code: 'danger', danger, what });

/** A turn in which the hero does this once the systems get to it. */
export const intend = (world: World, intent: Intent): Plan => ({
  kind: 'turn',
  run: () => {
    world.intents.set(world.game.hero.id, intent);
  },
});
