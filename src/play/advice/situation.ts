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

/** All fields except `raws` hold only what the hero knows. */
export interface Situation {
  view: View;
  legal: readonly Action[];
  /** Percentage of hit points to which `explore` rests. */
  rest?: Rest | undefined;
  /** Newest action of the run; absent if unknown. */
  last?: Action | null | undefined;
  /** Advisors may look up only types that the hero knows. */
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
  // Computed on demand, because this builds a second view of the level.
  get shops() {
    return shopsOnLevel(game, raws, seen.view);
  },
});

/** Treats every known vendor as beside the hero. Orders by vendor id. */
export function shopsOnLevel(game: Game, raws: Raws, { depth, places, hero }: View): Shop[] {
  const level = game.levels[depth];
  if (places.length === 0 || !level || isParked(level)) return [];
  const known = new Set(places.map(({ who }) => who.id));
  const entities = level.entities.map((entity) => (known.has(entity.id) ? { ...entity, position: hero.at } : entity));
  return view({ ...game, levels: { ...game.levels, [depth]: { ...level, entities } } }, raws).shops;
}

type ActionOf<K extends ActionKind> = Extract<Action, { kind: K }>;

/** Returns actions that need no confirmation, in the order of `legal`. */
export function safeActions<K extends ActionKind>({ legal }: Situation, kind: K): ActionOf<K>[] {
  return legal.filter(
    (action): action is ActionOf<K> => action.kind === kind && !('sure' in action && action.sure === true),
  );
}

/** Omits `sure`, so that the engine asks the player about dangers. */
export function unconfirmedActions<K extends ActionKind>({ legal }: Situation, kind: K): ActionOf<K>[] {
  return legal.flatMap((action) => {
    if (action.kind !== kind) return [];
    const { sure, ...rest } = action as Action & { sure?: true };
    return [rest as ActionOf<K>];
  });
}

/** On one of two stairs down, lets the engine ask the player. */
export const descents = (situation: Situation): ActionOf<'descend'>[] =>
  situation.view.waysDown && situation.view.standingOn === TILES.downStairs
    ? unconfirmedActions(situation, 'descend')
    : safeActions(situation, 'descend');

/** Returns events since the hero's arrival on the level, oldest first. */
export const eventsOnLevel = ({ view: { events } }: Pick<Situation, 'view'>): GameEvent[] =>
  events.slice(events.findLastIndex(({ kind }) => kind === 'arrived') + 1);

/** Returns hostile creatures in view, nearest first. */
export const hostilesOf = ({ view }: Pick<Situation, 'view'>): SeenThing[] =>
  view.things.filter(({ kind, stance }) => kind === 'mob' && stance === 'hostile');

/** Omits creatures that are unaware, run away or cannot reach the hero. Nearest first. */
export const foesOf = (situation: Pick<Situation, 'view'>): SeenThing[] =>
  hostilesOf(situation).filter(({ aloof }) => aloof === undefined);

/** Diagonal cells and the hero's own cell count as beside. */
export const isBeside = (view: View, thing: SeenThing): boolean => distanceTo(view, thing) < 2;

/** Returns cells in a straight line to the thing's nearest cell. */
export const distanceTo = ({ hero }: View, { at, size }: SeenThing): number => distanceToBody(hero.at, at, size);

/** Also true if the hero's cell already burns. */
export const isAboutToBurn = ({ things, hero }: View): boolean =>
  things.some(({ igniting, burning, at }) => (igniting || burning) && same(at, hero.at));

/** Returns a share of the maximum, from 0 to 1. */
export const healthOf = ({ view }: Situation): number => view.hero.hp.current / view.hero.hp.max;

/** True if the hero is too hungry to recover by rest. */
export const isFamished = ({ view }: Pick<Situation, 'view'>): boolean => isHungry(view.hero.hunger);

export function usableItems(situation: Situation): PackItem[] {
  const able = new Set(safeActions(situation, 'use').map(({ item }) => item));
  return situation.view.pack.filter(({ id, usable }) => usable && able.has(id));
}

type Provision = 'food' | 'provides_healing' | 'remove_curse' | 'town_portal';

/** Returns identified, usable items with the effect, cheapest first. */
export const usableFor = (situation: Situation, effect: Provision): PackItem[] =>
  usableItems(situation)
    .filter((thing) => isFor(thing, effect))
    .sort((a, b) => a.value - b.value || a.id - b.id);

/** Returns identified items, even if unusable now. */
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
  /** A prepared blow will hit the hero's cell. */
  | 'wound-up'
  | 'burning'
  /** The badly hurt hero can still reach stairs. */
  | 'escape'
  /** The hero would probably lose, but can still reach stairs. */
  | 'too-strong'
  | 'shield'
  /** Explore itself fights the foe. */
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
  /** A creature that the hero may strike bars every path. */
  | 'in-the-way'
  | 'no-other-way'
  /** A creature that the hero may not strike bars every path. */
  | 'wait-for';
