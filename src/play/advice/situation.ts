import { type Action, type ActionKind, isHungry, type PackItem, type SeenThing, type View } from '../../engine';
import { distanceToBody } from '../../lib/geometry';
import type { Situation } from './advice';

type ActionOf<K extends ActionKind> = Extract<Action, { kind: K }>;

/** The actions of a kind that need no confirmation, in the order in which they are listed. */
export function safeActions<K extends ActionKind>({ legal }: Situation, kind: K): ActionOf<K>[] {
  return legal.filter(
    (action): action is ActionOf<K> => action.kind === kind && !('sure' in action && action.sure === true),
  );
}

/** The actions of a kind, without the confirmation that they need. */
export function unconfirmedActions<K extends ActionKind>({ legal }: Situation, kind: K): ActionOf<K>[] {
  return legal.flatMap((action) => {
    if (action.kind !== kind) return [];
    const { sure, ...rest } = action as Action & { sure?: true };
    return [rest as ActionOf<K>];
  });
}

/** Hostile creatures in view, the nearest first. */
export const foesOf = ({ view }: Situation): SeenThing[] =>
  view.things.filter(({ kind, stance }) => kind === 'mob' && stance === 'hostile');

/** Is a creature beside the hero, be it diagonally? */
export const isBeside = (view: View, thing: SeenThing): boolean => distanceTo(view, thing) < 2;

/** Distance to the nearest cell of a creature, in cells. */
export const distanceTo = ({ hero }: View, { at, size }: SeenThing): number => distanceToBody(hero.at, at, size);

/** Share of the hit points that is left, 0 to 1. */
export const healthOf = ({ view }: Situation): number => view.hero.hp.current / view.hero.hp.max;

/** Is the hero too hungry to rest? */
export const isFamished = ({ view }: Pick<Situation, 'view'>): boolean => isHungry(view.hero.hunger);

/** Items in the pack that can be used now. */
export function usableItems(situation: Situation): PackItem[] {
  const able = new Set(safeActions(situation, 'use').map(({ item }) => item));
  return situation.view.pack.filter(({ id }) => able.has(id));
}

type Provision = 'food' | 'provides_healing' | 'remove_curse' | 'town_portal';

/** Identified ones of them for this effect, the cheapest first. */
export const usableFor = (situation: Situation, effect: Provision): PackItem[] =>
  usableItems(situation)
    .filter((thing) => isFor(thing, effect))
    .sort((a, b) => a.value - b.value || a.id - b.id);

/** Identified items in the pack for this effect, be they of no use right now. */
export const carriedFor = ({ view }: Situation, effect: Provision): PackItem[] =>
  view.pack.filter((thing) => isFor(thing, effect));

const isFor = ({ figures }: PackItem, effect: Provision): boolean => figures?.effects[effect] !== undefined;
