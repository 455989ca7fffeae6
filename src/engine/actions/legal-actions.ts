import { DIRECTIONS, type Point } from '../../lib/geometry';
import {
  companionHere,
  finesBeside,
  shotTargets,
  throwTargets,
  tributesBeside,
  vendorsBeside,
  waresOf,
} from '../creatures';
import { destinations, isKnown, unknownUseOf } from '../knowledge';
import type { Action, Entity, Game, Pending, Raws, Refusal, World } from '../state';
import {
  component,
  footprint,
  has,
  heroSees,
  heroSeesEntity,
  itemsAt,
  itemsInView,
  positionOf,
  readWorld,
} from '../state';
import type { Rest } from '../state/action';
import { planAction } from './';

/** Sets `sure` if needed. Omits cheats, multi-step moves and aims at empty cells. */
export function legalActions(game: Game, raws: Raws, rest?: Rest): Action[] {
  if (game.over) return [];
  const world = readWorld(game, raws);
  return candidates(world).flatMap((action) => {
    const tried = action.kind === 'explore' && rest ? { ...action, rest } : action;
    const accepted = acceptable(world, action, tried);
    return accepted ? [accepted] : [];
  });
}

function acceptable(world: World, action: Action, tried: Action): Action | null {
  const refusal = refusalOf(world, tried);
  if (refusal === null) return action;
  if (refusal.code !== 'danger') return null;
  const isAccepted = refusalOf(world, { ...tried, sure: true } as Action) === null;
  return isAccepted ? ({ ...action, sure: true } as Action) : null;
}

function refusalOf(world: World, action: Action): Refusal | null {
  const plan = planAction(world, action);
  return plan.kind !== 'refused' || plan.refusal.code === 'level-parked' ? null : plan.refusal;
}

function candidates(world: World): Action[] {
  const { game } = world;
  if (game.pending) return answers(world, game.pending);
  return [
    ...DIRECTIONS.map((direction): Action => ({ kind: 'move', direction })),
    ...DIRECTIONS.map((direction): Action => ({ kind: 'attack', direction })),
    { kind: 'wait' },
    { kind: 'rest' },
    { kind: 'explore' },
    { kind: 'fight' },
    ...shots(world),
    ...destinations(world).map((to): Action => ({ kind: 'travel', to })),
    { kind: 'descend' },
    { kind: 'ascend' },
    ...pickups(world),
    ...fetches(world),
    ...game.pack.flatMap(({ id }): Action[] => [
      { kind: 'equip', item: id },
      { kind: 'remove', item: id },
      { kind: 'drop', item: id },
    ]),
    { kind: 'wear-best' },
    ...aimedActions(world),
    ...throws(world),
    ...trades(world),
    ...finesBeside(world).map(({ to }): Action => ({ kind: 'pay-fine', to: to.id })),
    ...tributes(world),
    { kind: 'offer' },
    ...boonAnswers(world),
    ...bids(world),
    { kind: 'retire' },
    { kind: 'abandon' },
  ];
}

const answers = (world: World, { kind, item, options }: Pending): Action[] => [
  ...(kind === 'target' ? targetCells(world) : []).map((at): Action => ({ kind: 'use', item, at })),
  ...options.map((option): Action => ({ kind: 'answer', option })),
  { kind: 'answer', option: null },
  { kind: 'abandon' },
];

const boonAnswers = ({ game }: World): Action[] =>
  (game.hero.earnedBoons?.offer ?? []).map((_, index): Action => ({ kind: 'answer', option: index + 1 }));

const bids = (world: World): Action[] => {
  const companion = companionHere(world)?.companion;
  return companion ? [{ kind: 'bid', what: companion === 'wait' ? 'follow' : 'wait' }] : [];
};

function shots(world: World): Action[] {
  const targets = shotTargets(world);
  const cells = targets.flatMap((target) => footprint(world.raws, target)).filter((cell) => heroSees(world, cell));
  return targets.length === 0 ? [] : [{ kind: 'fire' }, ...cells.map((at): Action => ({ kind: 'fire', at }))];
}

function throws(world: World): Action[] {
  const { raws, game } = world;
  const things = game.pack.filter((item) => has(raws, item, 'throwable'));
  if (things.length === 0) return [];
  const targets = throwTargets(world);
  const cells = targets.flatMap((target) => footprint(raws, target)).filter((cell) => heroSees(world, cell));
  return things.flatMap(({ id: item }) => cells.map((at): Action => ({ kind: 'throw', item, at })));
}

function trades(world: World): Action[] {
  const { game } = world;
  return vendorsBeside(world).flatMap((seller): Action[] => [
    ...waresOf(world, seller).map(({ raw }): Action => ({ kind: 'buy', vendor: seller.id, item: raw })),
    ...game.pack.map(({ id }): Action => ({ kind: 'sell', vendor: seller.id, item: id })),
    { kind: 'sell-spares', vendor: seller.id },
  ]);
}

const tributes = (world: World): Action[] =>
  tributesBeside(world).flatMap(({ to, faction, steps }) =>
    steps.map(({ points }): Action => ({ kind: 'pay-tribute', to: to.id, faction, points })),
  );

function pickups(world: World): Action[] {
  const here = itemsAt(world, positionOf(world.game.hero));
  const named = here.map(({ id }): Action => ({ kind: 'pickup', item: id }));
  return named.length > 0 ? [{ kind: 'pickup' }, ...named] : [];
}

const fetches = (world: World): Action[] => [
  { kind: 'fetch' },
  ...itemsInView(world).map(({ id }): Action => ({ kind: 'fetch', item: id })),
];

function aimedActions(world: World): Action[] {
  const { raws, game } = world;
  const targets = targetCells(world);
  const actions: Action[] = [];
  for (const item of game.pack) {
    const use = { kind: 'use', item: item.id } as const;
    actions.push(...(isAimed(world, item) ? targets.map((at): Action => ({ ...use, at })) : [use]));
  }
  for (const { spell } of component(raws, game.hero, 'knownSpells') ?? []) {
    const cast = { kind: 'cast', spell } as const;
    const ranged = raws.spell[spell]?.effects.ranged !== undefined;
    actions.push(...(ranged ? targets.map((at): Action => ({ ...cast, at })) : [cast]));
  }
  return actions;
}

function isAimed(world: World, item: Entity): boolean {
  if (component(world.raws, item, 'equippable') !== null) return false;
  if (!isKnown(world, item.raw)) return unknownUseOf(world.raws, item.raw) === 'aim';
  return component(world.raws, item, 'effects')?.ranged !== undefined;
}

function targetCells(world: World): Point[] {
  const cells = [positionOf(world.game.hero)];
  for (const entity of world.level.entities) {
    if (entity.kind !== 'mob' || !heroSeesEntity(world, entity)) continue;
    for (const cell of footprint(world.raws, entity)) if (heroSees(world, cell)) cells.push(cell);
  }
  const seen = new Set<string>();
  return cells.filter(({ x, y }) => {
    const key = `${x} ${y}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
