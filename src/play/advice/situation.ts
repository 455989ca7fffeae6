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
export const foesOf = ({ view }: Situation): SeenThing[] =>
  view.things.filter(({ kind, stance }) => kind === 'mob' && stance === 'hostile');

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
