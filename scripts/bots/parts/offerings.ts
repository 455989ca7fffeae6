import { type EntityId, isHungry, type PackItem, type RawId, type Raws, type View } from '../../../src/engine';
import { kingDistance, type Point } from '../../../src/lib/geometry';
import type { Plan, Situation } from '../situation';

const ATTEMPTS = 20;

export function* makeOfferings({ view }: Situation): Plan {
  const isBeside = waitingShrines(view).some(({ at }) => kingDistance(at, view.hero.at) <= 1);
  if (isBeside) yield { kind: 'offer', sure: true };
}

export function* visitShrines(situation: Situation): Plan {
  const { view, memory } = situation;
  for (const { id, raw, at } of waitingShrines(view)) {
    if (hasOffering(situation, raw) && memory.tryAgain(id, ATTEMPTS)) yield { kind: 'travel', to: at };
  }
}

/** Returns the unused shrines in view, and all remembered things, some of which may not be shrines. */
function waitingShrines({ things, remembered }: View): { id: EntityId; raw: RawId; at: Point }[] {
  const inView = things.filter(({ shrine }) => shrine && !shrine.spent).map(({ id, raw, at }) => ({ id, raw, at }));
  const outOfSight = remembered.map(({ what: { id, raw }, at }) => ({ id, raw, at }));
  return [...inView, ...outOfSight].flatMap(({ raw, ...where }) => (raw === null ? [] : [{ raw, ...where }]));
}

/**
 * True if the hero can pay a shrine and needs its gift. Ignores unidentified items, though the shrine may take them.
 */
function hasOffering({ raws, view: { hero, pack } }: Situation, shrine: RawId): boolean {
  const bargain = raws.prop[shrine]?.shrine;
  if (!bargain) return false;
  const { takes, gives } = bargain;
  if ('restore' in gives && hero.hp.current === hero.hp.max && hero.mana.current === hero.mana.max) return false;
  if ('identify' in gives && pack.every(({ raw }) => raw !== null)) return false;
  if ('gold' in takes) return hero.gold >= takes.gold;
  if ('attribute' in takes) return hero.attributes[takes.attribute].base > takes.points;
  return pack.some((item) => kindOf(raws, item) === takes.item);
}

/**
 * Returns the kind of an item for shrines, such as a scroll, a potion or food. Returns `null` if the kind is unknown or
 * the hero wears the item.
 */
function kindOf(raws: Raws, { raw, alias, slot }: PackItem): string | null {
  const { effects, magicItem } = (raw !== null && raws.archetypes[raw]) || {};
  if (slot !== null) return null;
  return effects?.food ? 'food' : (magicItem?.naming ?? alias?.kind ?? null);
}

/** Returns the pack without one item of each kind that shrines take. A hungry hero keeps no food for shrines. */
export function packToUse({ raws, view: { pack, hero } }: Situation): PackItem[] {
  const wanted = raws.props.flatMap(({ shrine }) => (shrine && 'item' in shrine.takes ? [shrine.takes.item] : []));
  const kept = wanted
    .filter((kind) => kind !== 'food' || !isHungry(hero.hunger))
    .map((kind) => pack.find((item) => kindOf(raws, item) === kind));
  return pack.filter((item) => !kept.includes(item));
}
