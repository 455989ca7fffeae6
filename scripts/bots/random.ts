import { type Action, isStairs, isWalkable, type View } from '../../src/engine';
import { DIRECTIONS, type Point, pointOf, same } from '../../src/lib/geometry';
import type { Rng } from '../../src/lib/rng';
import type { Bot, Plan, Situation } from './situation';

/**
 * Bot that draws a kind of legal action, and then an action of this kind. It never draws `abandon`, nor newer kinds
 * such as `offer` and `wear-best`, because an additional kind would change the runs of all seeds.
 */
export const random: Bot = (situation) => anyAction(situation);

type Kind = Action['kind'];

/** Number of random cells that are offered as goals of travel. */
const RANDOM_CELLS = 3;

/** Plans the actions of the bot `random` in random order, except the kinds in `except`. Confirms dangerous actions. */
export function* anyAction(situation: Situation, except: readonly Kind[] = []): Plan {
  const { rng } = situation;
  const kinds = Object.entries(ideas(situation)).filter(([kind]) => !except.includes(kind as Kind));
  for (const [, actions] of shuffle(rng, kinds)) {
    for (const action of shuffle(rng, actions)) {
      const refusal = yield action;
      if (refusal?.code === 'danger') yield { ...action, sure: true } as Action;
    }
  }
}

function ideas(situation: Situation): Partial<Record<Kind, Action[]>> {
  const { view } = situation;
  const { pending } = view;
  if (pending) {
    return {
      answer: [null, ...pending.options].map((option) => ({ kind: 'answer', option })),
      ...(pending.kind === 'target' && { use: aimedActions(view, { kind: 'use', item: pending.item }) }),
    };
  }
  const items = view.things.filter(({ kind }) => kind === 'item');
  const here = items.filter(({ at }) => same(at, view.hero.at));
  return {
    move: DIRECTIONS.map((direction) => ({ kind: 'move', direction })),
    attack: DIRECTIONS.map((direction) => ({ kind: 'attack', direction })),
    wait: [{ kind: 'wait' }],
    rest: [{ kind: 'rest' }],
    explore: [{ kind: 'explore' }],
    fight: [{ kind: 'fight' }],
    // Shots and throws are included only if the hero can make them, so that other seeds still give the same runs.
    ...(view.hero.shot && { fire: [{ kind: 'fire' } as const] }),
    ...throws(view),
    travel: destinations(situation).map((to) => ({ kind: 'travel', to })),
    descend: [{ kind: 'descend' }],
    ascend: [{ kind: 'ascend' }],
    pickup: here.map(({ id }) => ({ kind: 'pickup', item: id })),
    fetch: items.filter((item) => !here.includes(item)).map(({ id }) => ({ kind: 'fetch', item: id })),
    equip: view.pack
      .filter(({ slot, fits }) => slot === null && fits !== null)
      .map(({ id }) => ({ kind: 'equip', item: id })),
    remove: view.pack.filter(({ slot }) => slot !== null).map(({ id }) => ({ kind: 'remove', item: id })),
    drop: view.pack.filter(({ slot }) => slot === null).map(({ id }) => ({ kind: 'drop', item: id })),
    use: view.pack.filter(({ usable }) => usable).flatMap(({ id }) => aimedActions(view, { kind: 'use', item: id })),
    cast: view.hero.spells.flatMap(({ spell }) => aimedActions(view, { kind: 'cast', spell })),
    buy: view.shops.flatMap(({ vendor, wares }) =>
      wares.map(({ raw }): Action => ({ kind: 'buy', vendor: vendor.id, item: raw })),
    ),
    sell: view.shops.flatMap(({ vendor, offers }) =>
      offers.map(({ item }): Action => ({ kind: 'sell', vendor: vendor.id, item })),
    ),
    ...boonAnswers(view),
    retire: [{ kind: 'retire' }],
  };
}

function boonAnswers({ hero }: View): { answer?: Action[] } {
  if (!hero.boonOffer?.isOpen) return {};
  return { answer: hero.boonOffer.boons.map((_, index): Action => ({ kind: 'answer', option: index + 1 })) };
}

function throws(view: View): { throw?: Action[] } {
  const cells = view.things.filter(({ kind }) => kind === 'mob').map(({ at }) => at);
  const things = view.pack.filter((thing) => thing.throws);
  const actions = things.flatMap(({ id: item }) => cells.map((at): Action => ({ kind: 'throw', item, at })));
  return actions.length > 0 ? { throw: actions } : {};
}

/** Returns the action without a target, with the hero's cell as target, and with each creature in view as target. */
function aimedActions(view: View, action: { kind: 'use'; item: number } | { kind: 'cast'; spell: string }): Action[] {
  const cells = [view.hero.at, ...view.things.filter(({ kind }) => kind === 'mob').map(({ at }) => at)];
  return [action, ...cells.map((at) => ({ ...action, at }))];
}

function destinations({ view, rng }: Situation): Point[] {
  const { tiles } = view;
  const places = view.things.filter(({ kind }) => kind !== 'mob').map(({ at }) => at);
  for (let cell = 0; cell < tiles.length; cell++) {
    const tile = tiles[cell] as string;
    if (tile !== ' ' && isStairs(tile)) places.push(pointOf(view, cell));
  }
  for (let cells = 0; cells < RANDOM_CELLS; cells++) {
    const cell = rng.int(0, tiles.length - 1);
    const tile = tiles[cell] as string;
    if (tile !== ' ' && isWalkable(tile)) places.push(pointOf(view, cell));
  }
  return places;
}

/** Shuffle of Fisher and Yates. */
function shuffle<T>(rng: Rng, list: readonly T[]): T[] {
  const order = list.slice();
  for (let last = order.length - 1; last > 0; last--) {
    const other = rng.int(0, last);
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}
