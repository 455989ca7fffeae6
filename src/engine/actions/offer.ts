import { addToPack } from '../creatures';
import { isBelowMax, refill } from '../effects/common/pools';
import { roundGold } from '../formulas';
import { identify, isKnown, refOf } from '../knowledge';
import { randomRaw } from '../spawning/master-table';
import type { AttributeName, Bargain, Blessing, Entity, Offering, World } from '../state';
import { component, emit, has, own } from '../state';
import { consult } from './common/consult';
import { type Planner, refuse } from './common/plan';
import { shrineBeside } from './common/shrine-beside';
import { emitRecovery } from './rest';

/** Without a shrine on or beside the hero's cell, consults a sage. */
export const offer: Planner<'offer'> = (world, { sure }) => {
  const { raws } = world;
  const shrine = shrineBeside(world);
  const bargain = shrine && component(raws, shrine, 'bargain');
  if (!bargain) return consult(world);
  const what = shrine.raw;
  if (has(raws, shrine, 'spent')) return refuse({ code: 'shrine-spent', what });
  const { takes, gives } = bargain;
  const item = 'item' in takes ? oldestOf(world, takes.item) : null;
  if (!canSpare(world, takes, item)) return refuse({ code: 'nothing-to-offer', what, takes });
  if (!wouldBless(world, gives, item)) return refuse({ code: 'no-effect-here' });
  if (sure) return { kind: 'turn', run: () => carryOut(world, shrine, bargain, item) };
  const proposal = { ...bargain, item: item && refOf(world, item) };
  return refuse({ code: 'danger', danger: 'offer', what, proposal });
};

type Sort = Extract<Offering, { item: unknown }>['item'];

function oldestOf({ raws, game }: World, sort: Sort): Entity | null {
  const fits = ({ raw }: Entity): boolean => {
    const { effects, magicItem } = raws.archetypes[raw] ?? {};
    return sort === 'food' ? effects?.food === true : magicItem?.naming === sort;
  };
  return game.pack.find((item) => has(raws, item, 'inBackpack') && fits(item)) ?? null;
}

function canSpare({ raws, game: { hero } }: World, takes: Offering, item: Entity | null): boolean {
  if ('gold' in takes) return hero.pools.gold >= takes.gold;
  if ('attribute' in takes) return (component(raws, hero, 'attributes')?.[takes.attribute].base ?? 0) > takes.points;
  if ('item' in takes) return item !== null;
  return takes satisfies never;
}

function wouldBless(world: World, gives: Blessing, offered: Entity | null): boolean {
  const { hero, pack } = world.game;
  if ('restore' in gives) return isBelowMax(world, hero, 'hp') || isBelowMax(world, hero, 'mana');
  return !('identify' in gives) || pack.some((item) => item !== offered && !isKnown(world, item.raw));
}

function carryOut(world: World, shrine: Entity, { takes, gives }: Bargain, item: Entity | null): void {
  emit(world, { kind: 'offered', shrine: refOf(world, shrine), takes, item: item && refOf(world, item) }, 'self');
  take(world, takes, item);
  shrine.spent = true;
  bless(world, gives);
  world.stale.add(world.game.hero.id);
}

function take({ raws, game: { hero, pack } }: World, takes: Offering, item: Entity | null): void {
  if (item) pack.splice(pack.indexOf(item), 1);
  if ('gold' in takes) {
    const pools = own(raws, hero, 'pools');
    pools.gold = roundGold(pools.gold - takes.gold);
  } else if ('attribute' in takes) own(raws, hero, 'attributes')[takes.attribute].base -= takes.points;
  else if (!('item' in takes)) takes satisfies never;
}

function bless(world: World, gives: Blessing): void {
  if ('random' in gives) giveThing(world, gives.random);
  else if ('attributes' in gives) raiseAttribute(world, gives.attributes, gives.points ?? 1);
  else if ('restore' in gives) restore(world);
  else if ('identify' in gives) for (const { raw } of world.game.pack) identify(world, raw);
  else gives satisfies never;
}

function giveThing(world: World, kind: 'item' | 'magic-item'): void {
  const { raws, game, rng } = world;
  const raw = randomRaw({ raws, depth: game.depth, rng }, kind);
  if (raw === null) return;
  const item = addToPack(world, raw);
  emit(world, { kind: 'granted', item: refOf(world, item), attribute: null }, 'self');
}

function raiseAttribute(world: World, names: readonly AttributeName[], points: number): void {
  const attribute = names.length > 1 ? world.rng.pick(names) : (names[0] as AttributeName);
  own(world.raws, world.game.hero, 'attributes')[attribute].base += points;
  emit(world, { kind: 'granted', item: null, attribute, ...(points > 1 && { points }) }, 'self');
}

function restore(world: World): void {
  const { hero } = world.game;
  const hp = refill(world, hero, 'hp', { amount: Number.POSITIVE_INFINITY });
  const mana = refill(world, hero, 'mana', { amount: Number.POSITIVE_INFINITY });
  emitRecovery(world, { hp, mana });
}
