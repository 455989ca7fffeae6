import type { EntityId, RawId, View } from '../../../src/engine';
import { kingDistance, type Point } from '../../../src/lib/geometry';
import type { Plan, Situation } from '../situation';

/** Hit points it keeps over what a shrine takes. */
const RESERVE = 5;
/** Attempts to reach the same shrine. */
const ATTEMPTS = 20;

/** Offers what each shrine beside it takes. */
export function* makeOfferings({ view }: Situation): Plan {
  const isBeside = waitingShrines(view).some(({ at }) => kingDistance(at, view.hero.at) <= 1);
  if (isBeside) yield { kind: 'offer', sure: true };
}

/** Walks to the shrines of the level that it has something for. */
export function* visitShrines(situation: Situation): Plan {
  const { view, memory } = situation;
  for (const { id, raw, at } of waitingShrines(view)) {
    if (hasOffering(situation, raw) && memory.tryAgain(id, ATTEMPTS)) yield { kind: 'travel', to: at };
  }
}

/** In view, or seen before. */
function waitingShrines({ things, remembered }: View): { id: EntityId; raw: RawId; at: Point }[] {
  const inView = things.filter(({ shrine }) => shrine && !shrine.spent).map(({ id, raw, at }) => ({ id, raw, at }));
  const outOfSight = remembered.map(({ what: { id, raw }, at }) => ({ id, raw, at }));
  return [...inView, ...outOfSight].flatMap(({ raw, ...where }) => (raw === null ? [] : [{ raw, ...where }]));
}

/** As far as it can tell: the shrine may also want a thing of which it has not found out what it is. */
function hasOffering({ raws, view: { hero, pack } }: Situation, shrine: RawId): boolean {
  const bargain = raws.prop[shrine]?.shrine;
  if (!bargain) return false;
  const { takes, gives } = bargain;
  if ('restore' in gives && hero.hp.current === hero.hp.max && hero.mana.current === hero.mana.max) return false;
  if ('identify' in gives && pack.every(({ raw }) => raw !== null)) return false;
  if ('gold' in takes) return hero.gold >= takes.gold;
  if ('hp' in takes) return hero.hp.current > takes.hp + RESERVE;
  return pack.some(({ raw, alias, slot }) => {
    const { effects, magicItem } = (raw !== null && raws.archetypes[raw]) || {};
    return slot === null && (effects?.food ? 'food' : (magicItem?.naming ?? alias?.kind)) === takes.item;
  });
}
