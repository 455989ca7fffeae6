import {
  type Action,
  type ActionKind,
  type Game,
  type GameEvent,
  isHungry,
  isParked,
  type PackItem,
  type Raws,
  type Rest,
  type SeenThing,
  type Shop,
  type ThingRef,
  TILES,
  type View,
  view,
} from '../../engine';
import { distanceToBody, same } from '../../lib/geometry';

/** Facts for advice. All fields except `raws` contain only what the hero knows. */
export interface Situation {
  view: View;
  legal: readonly Action[];
  /** Percentage of hit points to which `explore` rests; absent for the default. */
  rest?: Rest | undefined;
  /** Newest action of the run; absent if the caller does not know the action. */
  last?: Action | null | undefined;
  /** Advisors must look up only types of items and creatures that the hero knows. */
  raws: Pick<Raws, 'item' | 'archetypes' | 'faction' | 'noises'>;
  readonly shops: readonly Shop[];
}

export const situationOf = (
  game: Game,
  raws: Raws,
  seen: Pick<Situation, 'view' | 'legal' | 'rest' | 'last'>,
): Situation => ({
  ...seen,
  raws,
  // Computed only on demand, because the computation builds a second view of the level.
  get shops() {
    return shopsOnLevel(game, raws, seen.view);
  },
});

/**
 * Returns the shops of all known vendors on the level, as if the hero stood beside each vendor, ordered by vendor id.
 */
export function shopsOnLevel(game: Game, raws: Raws, { depth, places, hero }: View): Shop[] {
  const level = game.levels[depth];
  if (places.length === 0 || !level || isParked(level)) return [];
  const known = new Set(places.map(({ who }) => who.id));
  const entities = level.entities.map((entity) => (known.has(entity.id) ? { ...entity, position: hero.at } : entity));
  return view({ ...game, levels: { ...game.levels, [depth]: { ...level, entities } } }, raws).shops;
}

type ActionOf<K extends ActionKind> = Extract<Action, { kind: K }>;

/** Returns the legal actions of a kind that need no confirmation, in the order of `legal`. */
export function safeActions<K extends ActionKind>({ legal }: Situation, kind: K): ActionOf<K>[] {
  return legal.filter(
    (action): action is ActionOf<K> => action.kind === kind && !('sure' in action && action.sure === true),
  );
}

/** Returns the legal actions of a kind without the field `sure`, so that the engine asks the player about dangers. */
export function unconfirmedActions<K extends ActionKind>({ legal }: Situation, kind: K): ActionOf<K>[] {
  return legal.flatMap((action) => {
    if (action.kind !== kind) return [];
    const { sure, ...rest } = action as Action & { sure?: true };
    return [rest as ActionOf<K>];
  });
}

/**
 * Returns the action to go down if the engine needs no confirmation. On one of two stairs down, always returns the
 * action, so that the engine asks the player.
 */
export const descents = (situation: Situation): ActionOf<'descend'>[] =>
  situation.view.waysDown && situation.view.standingOn === TILES.downStairs
    ? unconfirmedActions(situation, 'descend')
    : safeActions(situation, 'descend');

/** Returns the events since the hero came to the level, the oldest first. */
export const eventsOnLevel = ({ view: { events } }: Pick<Situation, 'view'>): GameEvent[] =>
  events.slice(events.findLastIndex(({ kind }) => kind === 'arrived') + 1);

/** Returns the hostile creatures in view, the nearest first. */
export const hostilesOf = ({ view }: Pick<Situation, 'view'>): SeenThing[] =>
  view.things.filter(({ kind, stance }) => kind === 'mob' && stance === 'hostile');

/**
 * Returns the hostile creatures in view that may harm the hero, the nearest first. Leaves out creatures that are
 * unaware, run away, or cannot reach the hero.
 */
export const foesOf = (situation: Pick<Situation, 'view'>): SeenThing[] =>
  hostilesOf(situation).filter(({ aloof }) => aloof === undefined);

/** True if the thing covers the hero's cell or one of the eight cells around the hero. */
export const isBeside = (view: View, thing: SeenThing): boolean => distanceTo(view, thing) < 2;

/** Returns the straight-line distance in cells from the hero to the nearest cell of the thing. */
export const distanceTo = ({ hero }: View, { at, size }: SeenThing): number => distanceToBody(hero.at, at, size);

/** True if the hero's cell burns or is about to burn. */
export const isAboutToBurn = ({ things, hero }: View): boolean =>
  things.some(({ igniting, burning, at }) => (igniting || burning) && same(at, hero.at));

/** Returns the hero's hit points as a share of the maximum, from 0 to 1. */
export const healthOf = ({ view }: Situation): number => view.hero.hp.current / view.hero.hp.max;

/** True if the hero is too hungry to recover by rest. */
export const isFamished = ({ view }: Pick<Situation, 'view'>): boolean => isHungry(view.hero.hunger);

/** Returns the items that the hero can use now without a confirmation. */
export function usableItems(situation: Situation): PackItem[] {
  const able = new Set(safeActions(situation, 'use').map(({ item }) => item));
  return situation.view.pack.filter(({ id, usable }) => usable && able.has(id));
}

type Provision = 'food' | 'provides_healing' | 'remove_curse' | 'town_portal';

/** Returns the identified items that have the effect and that the hero can use now, the cheapest first. */
export const usableFor = (situation: Situation, effect: Provision): PackItem[] =>
  usableItems(situation)
    .filter((thing) => isFor(thing, effect))
    .sort((a, b) => a.value - b.value || a.id - b.id);

/** Returns the identified items in the pack that have the effect, including items that the hero cannot use now. */
export const carriedFor = ({ view }: Situation, effect: Provision): PackItem[] =>
  view.pack.filter((thing) => isFor(thing, effect));

const isFor = ({ figures }: PackItem, effect: Provision): boolean => figures?.effects[effect] !== undefined;

export type Advisor = (situation: Situation) => Advice | null;

export interface Advice {
  action: Action;
  reason: AdviceReason;
  thing?: ThingRef;
}

export type AdviceReason =
  | 'identify'
  | 'remove-curse'
  | 'target'
  | 'hungry'
  | 'starving'
  | 'heal'
  | 'hurt'
  | 'confused'
  | 'out-of-sight'
  | 'low-mana'
  /** A creature has prepared a blow that will hit the hero's cell. */
  | 'wound-up'
  | 'burning'
  /** The hero is badly hurt and can still get to stairs. */
  | 'escape'
  /** The hero would probably lose and can still get to stairs. */
  | 'too-strong'
  | 'shield'
  /** The foe is so weak that `explore` fights the foe. */
  | 'easy'
  | 'nearly-dead'
  | 'beatable'
  /** The hero will probably win but lose many hit points. */
  | 'costly'
  /** The hero will probably lose and cannot get away. */
  | 'cornered'
  | 'magic'
  | 'sure-kill'
  | 'untried-on-enemy'
  | 'untried-when-losing'
  | 'new-spell'
  | 'better'
  | 'empty-slot'
  | 'lift-curse'
  | 'untried'
  | 'lies-near'
  | 'buy-food'
  | 'buy-healing'
  | 'buy-better'
  | 'buy-lift-curse'
  | 'shop-food'
  | 'shop-better'
  | 'shop-lift-curse'
  | 'sell-spare'
  | 'goal'
  | 'homeward'
  | 'unexplored'
  | 'chores'
  | 'explored'
  | 'chosen-stairs'
  | 'adventure'
  | 'onward'
  | 'portal-back'
  | 'food-below'
  /** A creature bars every path, and the hero may strike the creature. */
  | 'in-the-way'
  | 'no-other-way'
  /** A creature bars every path, and the hero may not strike the creature. */
  | 'wait-for';
