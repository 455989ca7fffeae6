import {
  type Action,
  type ActionKind,
  type Game,
  isHungry,
  isParked,
  type PackItem,
  type Raws,
  type SeenThing,
  type Shop,
  type ThingRef,
  type View,
  view,
} from '../../engine';
import { distanceToBody } from '../../lib/geometry';

/** Everything that advice is based on: no more than the hero may know. */
export interface Situation {
  view: View;
  /** Every action that `turn` would accept now. */
  legal: readonly Action[];
  /** Rules of the spells and items that the hero knows. */
  raws: Pick<Raws, 'spell' | 'item'>;
  /** Shops that the hero has known from the start, with the offers they would make if the hero stood beside them. */
  readonly shops: readonly Shop[];
}

/** Returns the situation of a game. */
export const situationOf = (game: Game, raws: Raws, seen: Pick<Situation, 'view' | 'legal'>): Situation => ({
  ...seen,
  raws,
  // Computed on demand, because it takes a second view of the level.
  get shops() {
    return shopsOnLevel(game, raws, seen.view);
  },
});

/**
 * Returns the offers of all shops that the hero has known from the start, ascending by the vendor's id. The offers come
 * from a view of the level in which these vendors stand with the hero.
 */
export function shopsOnLevel(game: Game, raws: Raws, { depth, places, hero }: View): Shop[] {
  const level = game.levels[depth];
  if (places.length === 0 || !level || isParked(level)) return [];
  const known = new Set(places.map(({ who }) => who.id));
  const entities = level.entities.map((entity) => (known.has(entity.id) ? { ...entity, position: hero.at } : entity));
  return view({ ...game, levels: { ...game.levels, [depth]: { ...level, entities } } }, raws).shops;
}

// Actions

type ActionOf<K extends ActionKind> = Extract<Action, { kind: K }>;

/** Legal actions of a kind that need no confirmation, in the order of `legal`. */
export function safeActions<K extends ActionKind>({ legal }: Situation, kind: K): ActionOf<K>[] {
  return legal.filter(
    (action): action is ActionOf<K> => action.kind === kind && !('sure' in action && action.sure === true),
  );
}

/** Legal actions of a kind, stripped of `sure`, so that the player is still asked about dangers. */
export function unconfirmedActions<K extends ActionKind>({ legal }: Situation, kind: K): ActionOf<K>[] {
  return legal.flatMap((action) => {
    if (action.kind !== kind) return [];
    const { sure, ...rest } = action as Action & { sure?: true };
    return [rest as ActionOf<K>];
  });
}

// Creatures

/** Hostile creatures in view, the nearest first. */
export const hostilesOf = ({ view }: Situation): SeenThing[] =>
  view.things.filter(({ kind, stance }) => kind === 'mob' && stance === 'hostile');

/** Hostile creatures in view that can strike the hero or may come, the nearest first. Aloof ones are left alone. */
export const foesOf = (situation: Situation): SeenThing[] =>
  hostilesOf(situation).filter(({ aloof }) => aloof === undefined);

/** True if the creature stands next to the hero, diagonals included. */
export const isBeside = (view: View, thing: SeenThing): boolean => distanceTo(view, thing) < 2;

/** Distance from the hero to the nearest cell of a creature, in cells. */
export const distanceTo = ({ hero }: View, { at, size }: SeenThing): number => distanceToBody(hero.at, at, size);

// The hero

/** Share of the hero's hit points that is left, 0 to 1. */
export const healthOf = ({ view }: Situation): number => view.hero.hp.current / view.hero.hp.max;

/** True if the hero is too hungry to rest. */
export const isFamished = ({ view }: Pick<Situation, 'view'>): boolean => isHungry(view.hero.hunger);

// The pack

/** Items in the pack that the hero can use now, without those to wear. */
export function usableItems(situation: Situation): PackItem[] {
  const able = new Set(safeActions(situation, 'use').map(({ item }) => item));
  return situation.view.pack.filter(({ id, usable }) => usable && able.has(id));
}

type Provision = 'food' | 'provides_healing' | 'remove_curse' | 'town_portal';

/** Identified items with an effect that the hero can use now, the cheapest first. */
export const usableFor = (situation: Situation, effect: Provision): PackItem[] =>
  usableItems(situation)
    .filter((thing) => isFor(thing, effect))
    .sort((a, b) => a.value - b.value || a.id - b.id);

/** Identified items with an effect in the pack, usable now or not. */
export const carriedFor = ({ view }: Situation, effect: Provision): PackItem[] =>
  view.pack.filter((thing) => isFor(thing, effect));

const isFor = ({ figures }: PackItem, effect: Provision): boolean => figures?.effects[effect] !== undefined;

// Advice

/** Advice on one subject; `null` if the subject does not matter now. */
export type Advisor = (situation: Situation) => Advice | null;

/** The next step of a sensible player. */
export type Advice =
  /** One action. `thing` is the creature or item that the reason is about. */
  | { kind: 'act'; action: Action; reason: AdviceReason; thing?: ThingRef }
  /**
   * Two sensible actions, between which the player decides. `thing` is the one enemy concerned; absent if there are
   * several.
   */
  | { kind: 'choice'; about: ChoiceTopic; thing?: ThingRef };

/** Topic of a choice between two actions that are both sensible. */
export type ChoiceTopic =
  /** Fight a strong enemy, or get away. */
  | 'strong-enemy'
  /** Spend the scrolls and charges that would decide a fight, or save them. */
  | 'spend'
  /** Fight on, or leave by a portal that the hero can open. */
  | 'portal'
  /** Fight on though badly hurt, or drink an unknown potion. */
  | 'unknown-potion'
  /** Retire with the laurel, or go on. */
  | 'victory';

/** Reason why an action is recommended. */
export type AdviceReason =
  // A pending choice
  /** The hero has used an item, and the player must choose which item it identifies. */
  | 'identify'
  /** The hero has used an item, and the player must choose which item it frees of a curse. */
  | 'remove-curse'
  // The hero's condition
  | 'hungry'
  | 'starving'
  /** The hero is badly hurt and can drink. */
  | 'heal'
  | 'hurt'
  | 'confused'
  /** Rest restores mana. */
  | 'low-mana'
  // Getting away
  /** An enemy has wound up for a blow at the hero's cell. */
  | 'wound-up'
  /** The hero is badly hurt and the stairs are near. */
  | 'escape'
  /** The hero would probably lose, and the stairs are near. */
  | 'too-strong'
  // Fighting
  /** All enemies are behind raised shields. */
  | 'shield'
  /** Explore fights this enemy on the way. */
  | 'easy'
  /** One or two blows kill. */
  | 'nearly-dead'
  /** The hero will probably win. */
  | 'beatable'
  /** The hero will probably win, at a price. */
  | 'costly'
  /** The hero will probably lose, and cannot get away. */
  | 'cornered'
  /** Blows alone would cost much. */
  | 'magic'
  /** Using an unknown item on an enemy beats a costly fight. */
  | 'untried-on-enemy'
  | 'untried-when-losing'
  // Items
  | 'new-spell'
  | 'better'
  | 'empty-slot'
  /** A cursed item takes the slot of a better one in the pack. */
  | 'lift-curse'
  /** An unknown item can do little harm now. */
  | 'untried'
  | 'lies-near'
  // Trade
  | 'buy-food'
  | 'buy-healing'
  | 'buy-better'
  | 'buy-lift-curse'
  /** A shop has food for the first way down. */
  | 'shop-food'
  | 'shop-better'
  | 'shop-lift-curse'
  | 'sell-spare'
  // The item that the campaign wants to be brought home
  | 'goal'
  | 'homeward'
  // Directions to go
  | 'unexplored'
  /** Nothing is left to explore on this level, so the hero should go down. */
  | 'explored'
  /** The hero has never left the town, and should go down. */
  | 'adventure'
  /** The hero is back in the town, and should go down again. */
  | 'onward'
  /** The hero is in the town, and its portal leads back to where it was opened. */
  | 'portal-back'
  /** The hero is hungry, and only the depths may have food. */
  | 'food-below'
  /** A creature that the hero may strike blocks everything else. */
  | 'in-the-way'
  /** A creature that the hero may not strike blocks everything else. */
  | 'wait-for';
