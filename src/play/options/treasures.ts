import type { PackItem, SeenThing, ThingRef } from '../../engine';
import { distanceToBody, kingDistance, type Point, same } from '../../lib/geometry';
import { knownPath } from '../advice/fleeing';
import { lossAgainst, withoutAmbush } from '../advice/odds';
import { foesOf, type Situation, safeActions, unconfirmedActions } from '../advice/situation';
import { withOnward } from './onward';
import type { Option, Weighed } from './option';

const IN_CAGE = 3;

/** Prefers a cage to a captive, and a captive to a shrine. */
export function treasureOptions(situation: Situation): Option[] {
  if (situation.view.pending || foesOf(situation).length > 0) return [];
  const seen = situation.view.things.filter(({ caged }) => caged);
  const known = situation.view.remembered.filter(({ caged }) => caged);
  const caged = seen.flatMap((thing) => takeOption(situation, thing));
  const isOpen = caged.length > 0 || (seen.length === 0 && hasJustPulledLever(situation));
  const all = isOpen ? [...caged, ...known.flatMap(({ what, at }) => walkOption(situation, what, at))] : [];
  const more = IN_CAGE - seen.length - known.length;
  const priced = more > 0 ? all.map((option) => ({ ...option, price: { ...option.price, more } })) : all;
  if (all.length > 0) return all.length === 1 ? withOnward(situation, ...priced) : priced;
  const freeing = freeOption(situation);
  return freeing ? withOnward(situation, freeing.option) : shrineOptions(situation);
}

const hasJustPulledLever = ({ view: { events, turn }, raws }: Situation): boolean =>
  events.some(
    (event) =>
      event.kind === 'worked' && event.turn >= turn && raws.archetypes[event.what.raw ?? '']?.cage?.part === 'lever',
  );

function takeOption(situation: Situation, thing: SeenThing): Option[] {
  const take = safeActions(situation, 'fetch').find(({ item }) => item === thing.id);
  if (!take) return [];
  const { id, raw, charges } = thing;
  const subject = { kind: 'treasure', thing: { id, raw, ...(charges !== undefined && { charges }) } } as const;
  const away = distanceToBody(situation.view.hero.at, thing.at, thing.size);
  return [{ kind: 'treasure', action: take, subject, price: { away } }];
}

/** Returns an empty list if the hero knows no path. */
export function walkOption(situation: Situation, { id, raw, charges }: ThingRef, at: Point): Option[] {
  const { view } = situation;
  const isSeen = safeActions(situation, 'travel').some(({ to }) => same(to, at));
  if (!isSeen && knownPath(view, [at]) === null) return [];
  const subject = { kind: 'treasure', thing: { id, raw, ...(charges !== undefined && { charges }) } } as const;
  const away = kingDistance(view.hero.at, at);
  return [{ kind: 'treasure', action: { kind: 'travel', to: at }, subject, price: { away } }];
}

/** Takes the first captive. The loss counts the sleepers that the noise wakes. */
export function freeOption(situation: Situation): Weighed | null {
  const { things } = situation.view;
  const captive = things.find((thing) => thing.captive);
  if (!captive?.captive) return null;
  const action = unconfirmedActions(situation, 'travel').find(({ to }) => same(to, captive.at));
  if (!action) return null;
  const { id, raw } = captive;
  const { turns, wakes } = captive.captive;
  const woken = things.filter((thing) => wakes.includes(thing.id));
  const loss = lossAgainst(
    situation,
    woken.map((foe) => ({ ...foe, odds: foe.odds && withoutAmbush(foe.odds) })),
  );
  const subject = { kind: 'free', thing: { id, raw } } as const;
  return { option: { kind: 'treasure', action, subject, price: { turns, wakes: wakes.length } }, loss };
}

function shrineOptions(situation: Situation): Option[] {
  const { view } = situation;
  const shrine = view.things.find((thing) => thing.shrine?.spent === false && canPay(situation, thing));
  if (!shrine?.shrine || view.sage) return [];
  const { takes, gives } = shrine.shrine;
  const [offer] = kingDistance(view.hero.at, shrine.at) <= 1 ? unconfirmedActions(situation, 'offer') : [];
  const walk = safeActions(situation, 'travel').find(({ to }) => same(to, shrine.at));
  const action = kingDistance(view.hero.at, shrine.at) <= 1 ? offer : walk;
  if (!action) return [];
  const subject = { kind: 'shrine', thing: { id: shrine.id, raw: shrine.raw } } as const;
  return withOnward(situation, { kind: 'treasure', action, subject, price: { bargain: { takes, gives } } });
}

/** False if the hero would not profit from the gift. */
function canPay({ view: { hero, pack }, raws }: Situation, { shrine }: SeenThing): boolean {
  if (!shrine) return false;
  const { takes, gives } = shrine;
  if ('restore' in gives && hero.hp.current === hero.hp.max && hero.mana.current === hero.mana.max) return false;
  if ('identify' in gives && pack.every(({ raw }) => raw !== null)) return false;
  if ('gold' in takes) return hero.gold >= takes.gold;
  if ('attribute' in takes) return hero.attributes[takes.attribute].base > takes.points;
  return pack.some((item) => sortOf(raws, item) === takes.item);
}

/** Returns an offering such as `food`, or `null` if no shrine takes the item. */
function sortOf({ item }: Situation['raws'], { raw, alias, slot }: PackItem): string | null {
  if (slot !== null) return null;
  if (raw === null) return alias?.kind ?? null;
  return item[raw]?.consumable?.effects.food ? 'food' : (item[raw]?.magic?.naming ?? null);
}
