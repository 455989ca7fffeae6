import {
  type Action,
  type ActionKind,
  type Game,
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

/** Facts for advice. Except for `raws`, contains nothing that the hero does not know. */
export interface Situation {
  view: View;
  /** Actions that the engine's function `turn` would accept now. */
  legal: readonly Action[];
  /** Share of the hit points, in percent, to which the hero rests while exploring; absent for the default. */
  rest?: Rest | undefined;
  /** Newest action of the run; absent if the caller does not know it. */
  last?: Action | null | undefined;
  /** Advisors look up only items and creatures whose type the hero knows. */
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
  // Computed only on demand, because the offers need a second view of the level.
  get shops() {
    return shopsOnLevel(game, raws, seen.view);
  },
});

/**
 * Returns the shops of all known vendors on the level, as if the hero were beside each vendor. Ordered by vendor id.
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

/** Returns the legal actions of a kind without their field `sure`. The engine then asks the player about dangers. */
export function unconfirmedActions<K extends ActionKind>({ legal }: Situation, kind: K): ActionOf<K>[] {
  return legal.flatMap((action) => {
    if (action.kind !== kind) return [];
    const { sure, ...rest } = action as Action & { sure?: true };
    return [rest as ActionOf<K>];
  });
}

/**
 * Returns the legal action to go down; none if the engine would ask for a confirmation. On one of two stairs down,
 * returns the action nevertheless. The engine then asks the player, because going down closes the other stairs.
 */
export const descents = (situation: Situation): ActionOf<'descend'>[] =>
  situation.view.waysDown && situation.view.standingOn === TILES.downStairs
    ? unconfirmedActions(situation, 'descend')
    : safeActions(situation, 'descend');

/** Returns the hostile creatures in view, the nearest first. */
export const hostilesOf = ({ view }: Pick<Situation, 'view'>): SeenThing[] =>
  view.things.filter(({ kind, stance }) => kind === 'mob' && stance === 'hostile');

/**
 * Returns the hostile creatures in view that may harm the hero, the nearest first. Leaves out creatures that can
 * neither come to the hero nor shoot the hero now.
 */
export const foesOf = (situation: Pick<Situation, 'view'>): SeenThing[] =>
  hostilesOf(situation).filter(({ aloof }) => aloof === undefined);

/** True if the thing covers the hero's cell or one of the eight cells around the hero. */
export const isBeside = (view: View, thing: SeenThing): boolean => distanceTo(view, thing) < 2;

/** Returns the straight-line distance in cells from the hero to the nearest cell of the thing. */
export const distanceTo = ({ hero }: View, { at, size }: SeenThing): number => distanceToBody(hero.at, at, size);

/** True if the hero's cell burns already, or is about to burn. */
export const isAboutToBurn = ({ things, hero }: View): boolean =>
  things.some(({ igniting, burning, at }) => (igniting || burning) && same(at, hero.at));

/** Returns the hero's hit points as a share of the maximum, from 0 to 1. */
export const healthOf = ({ view }: Situation): number => view.hero.hp.current / view.hero.hp.max;

/** True if the hero is too hungry to recover by rest. */
export const isFamished = ({ view }: Pick<Situation, 'view'>): boolean => isHungry(view.hero.hunger);

/** Returns the items that the hero can use now without a confirmation. Leaves out gear to wear. */
export function usableItems(situation: Situation): PackItem[] {
  const able = new Set(safeActions(situation, 'use').map(({ item }) => item));
  return situation.view.pack.filter(({ id, usable }) => usable && able.has(id));
}

type Provision = 'food' | 'provides_healing' | 'remove_curse' | 'town_portal';

/** Returns identified items that have the effect and that the hero can use now, the cheapest first. */
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
  // Reasons in a pending choice
  | 'identify'
  | 'remove-curse'
  | 'target'
  // Reasons in the hero's condition
  | 'hungry'
  | 'starving'
  | 'heal'
  | 'hurt'
  | 'confused'
  /** The hero needs rest, and a foe has just stepped out of sight. */
  | 'out-of-sight'
  | 'low-mana'
  // Reasons to get away
  /** A creature has prepared a blow that will hit the hero's cell. */
  | 'wound-up'
  | 'burning'
  /** The hero is badly hurt, and can still get to stairs. */
  | 'escape'
  /** The hero would probably lose, and can still get to stairs. */
  | 'too-strong'
  // Reasons in a fight
  | 'shield'
  /** The foe is so weak that the action `explore` fights the foe. */
  | 'easy'
  /** The foe will fall within `FEW_BLOWS` blows. */
  | 'nearly-dead'
  | 'beatable'
  /** The hero will probably win, but lose many hit points. */
  | 'costly'
  /** The hero will probably lose, and cannot get away. */
  | 'cornered'
  | 'magic'
  /** A spell kills the foe at once, and the hero's blows often miss. */
  | 'sure-kill'
  /** The fight would cost much, and an unknown item may harm the foe. */
  | 'untried-on-enemy'
  | 'untried-when-losing'
  // Reasons about items
  | 'new-spell'
  | 'better'
  | 'empty-slot'
  /** A cursed item occupies the slot of a better item that is in the pack. */
  | 'lift-curse'
  | 'untried'
  | 'lies-near'
  // Reasons to trade
  | 'buy-food'
  | 'buy-healing'
  | 'buy-better'
  | 'buy-lift-curse'
  /** The hero is back in the town with little food, and a shop sells food. */
  | 'shop-food'
  | 'shop-better'
  | 'shop-lift-curse'
  | 'sell-spare'
  // Reasons about the quest item
  | 'goal'
  | 'homeward'
  // Reasons to go somewhere
  | 'unexplored'
  | 'chores'
  | 'explored'
  /** The player has picked one of two stairs down, and the hero has walked there. */
  | 'chosen-stairs'
  | 'adventure'
  /** The hero is back in the town, and should go down again. */
  | 'onward'
  | 'portal-back'
  /** The hero is hungry, and only the depths may have food. */
  | 'food-below'
  /** A creature bars every path, and the hero may strike the creature. */
  | 'in-the-way'
  | 'no-other-way'
  /** A creature bars every path, and the hero may not strike the creature. */
  | 'wait-for';
