import { type EntityId, isCageWork, type PackItem, type ThingRef } from '../../engine';
import { directionTo, type Point, same } from '../../lib/geometry';
import { eventsOnLevel, foesOf, type Situation, safeActions } from '../advice/situation';
import { withOnward } from './onward';
import { MAX_OPTIONS, type Option } from './option';
import { walkOption } from './treasures';

interface Part extends ThingRef {
  at: Point;
}

/** Offers first to leave an item on a plate, then to walk to parts. */
export function riddleOptions(situation: Situation): Option[] {
  const { view } = situation;
  if (view.pending || foesOf(situation).length > 0) return [];
  const done = partsUsedOnLevel(situation);
  const isGate = (thing: ThingRef): boolean => partOf(situation, thing) === 'gate';
  const isDue = done.size > 0 || view.things.some(isGate) || safeActions(situation, 'explore').length === 0;
  const parts = [...view.things, ...(isDue ? view.remembered.map(({ what, at }) => ({ ...what, at })) : [])];
  if (!parts.some((thing) => isGate(thing) || partOf(situation, thing) === 'lever')) return [];
  // A solution uses each lamp and mirror at most once.
  const works = parts.filter((thing) => isWork(situation, thing) && !done.has(thing.id));
  const laying = leaveThing(situation, works);
  // A hero without an item for this plate gains nothing at the next plate.
  if (laying.length === 0 && isOnPlate(situation) && !liesUnderHero(situation)) return [];
  const steps = works.flatMap((thing) => {
    const side = directionTo(view.hero.at, thing.at);
    const walks = walkOption(situation, thing, thing.at);
    return side === null ? walks : walks.map((walk) => ({ ...walk, price: { ...walk.price, side } }));
  });
  const nearest = steps.sort((a, b) => (a.price.away ?? 0) - (b.price.away ?? 0));
  const options = [...laying, ...nearest].slice(0, MAX_OPTIONS);
  const all = options.length < MAX_OPTIONS ? withOnward(situation, ...options) : [];
  return all.length > 0 ? all : options;
}

function partsUsedOnLevel(situation: Situation): Set<EntityId> {
  return new Set(
    eventsOnLevel(situation).flatMap((event) =>
      event.kind === 'worked' || event.kind === 'mirror-turned' ? [event.what.id] : [],
    ),
  );
}

const isOnPlate = (situation: Situation): boolean =>
  situation.view.things.some(
    (thing) => same(thing.at, situation.view.hero.at) && partOf(situation, thing) === 'sunk-plate',
  );

const liesUnderHero = ({ view: { things, hero } }: Situation): boolean =>
  things.some(({ kind, at }) => kind === 'item' && same(at, hero.at));

const partOf = ({ raws }: Situation, { raw }: Pick<ThingRef, 'raw'>) =>
  raw === null ? undefined : raws.archetypes[raw]?.cage?.part;

const isWork = ({ raws }: Situation, { raw }: ThingRef): boolean => raw !== null && isCageWork(raws, { raw });

function leaveThing(situation: Situation, works: readonly Part[]): Option[] {
  const { pack } = situation.view;
  if (!isOnPlate(situation) || liesUnderHero(situation) || !works.some((thing) => partOf(situation, thing) === 'plate'))
    return [];
  // Unknown things have no value yet, but may be precious.
  const unknown = ({ raw }: PackItem): number => (raw === null ? 1 : 0);
  const [thing] = pack
    .filter(({ slot }) => slot === null)
    .sort((a, b) => unknown(a) - unknown(b) || a.value - b.value || a.id - b.id);
  const action = thing && safeActions(situation, 'drop').find(({ item }) => item === thing.id);
  if (!action) return [];
  const { id, raw, alias } = thing;
  return [{ kind: 'thing', action, subject: { kind: 'lay', thing: { id, raw, ...(alias && { alias }) } }, price: {} }];
}
