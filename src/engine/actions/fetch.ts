import { same } from '../../lib/geometry';
import { knownMap, reachField, refOf, tollRefusal, wouldOverburden } from '../knowledge';
import { portalAt } from '../levels/change-level';
import { type Entity, itemsInView, positionOf, type Refusal, type World } from '../state';
import { walkRefusal } from './common/foe-to-fight';
import { trackDiscoveries } from './common/interruptions';
import { intend, type Next, type Plan, type Planner, refuse, type Series } from './common/plan';
import { seriesLimits } from './common/series-limits';
import { travelRefusal, walkTo } from './series/walking';

/** Without `item`, fetches all loose items in view, the nearest first. */
export const fetch: Planner<'fetch'> = (world, { item, sure }) =>
  item === undefined ? fetchAll(world) : fetchOne(world, item, sure);

function fetchOne(world: World, item: Entity['id'], sure?: true): Plan {
  const wanted = itemsInView(world).find(({ id }) => id === item);
  if (!wanted) return refuse({ code: 'nothing-here' });
  const refusal = tollRefusal(world, wanted) ?? fetchRefusal(world, wanted, sure);
  if (refusal) return refuse(refusal);
  const discovered = trackDiscoveries(world);
  const next = walkAndPickUp(world, wanted, sure);
  return series(world, () => {
    if (isPickedUp(wanted)) return { stop: { reason: 'done', what: refOf(world, wanted).raw } };
    const stop = discovered();
    return stop ? { stop } : next();
  });
}

function fetchRefusal(world: World, wanted: Entity, sure?: true): Refusal | null {
  if (isUnderfoot(world, wanted)) return null;
  return portalAt(world, positionOf(wanted)) ? { code: 'no-path' } : travelRefusal(world, positionOf(wanted), sure);
}

function fetchAll(world: World): Plan {
  const refusal = walkRefusal(world);
  if (refusal) return refuse(refusal);
  const wanted = new Set(looseItems(world));
  if (!nearest(world, wanted)) return refuse({ code: 'nothing-here' });
  const discovered = trackDiscoveries(world);
  let goal: Goal | null = null;
  return series(world, () => {
    const stop = discovered();
    if (stop && stop.reason !== 'item') return { stop };
    for (const thing of looseItems(world)) wanted.add(thing);
    if (!goal || isPickedUp(goal.thing)) goal = goalOf(world, nearest(world, wanted));
    return goal ? goal.next() : { stop: { reason: 'done', what: null } };
  });
}

const series = (world: World, next: Series['next']): Plan => ({
  kind: 'series',
  series: { ...seriesLimits(world), next },
});

const looseItems = (world: World): Entity[] => itemsInView(world).filter(({ caged }) => !caged);

interface Goal {
  thing: Entity;
  next: () => Next;
}

const goalOf = (world: World, thing: Entity | null): Goal | null =>
  thing && { thing, next: walkAndPickUp(world, thing) };

function walkAndPickUp(world: World, wanted: Entity, sure?: true): () => Next {
  const walk = walkTo(world, positionOf(wanted), sure);
  return () => (isUnderfoot(world, wanted) ? intend(world, { kind: 'pickup', item: wanted.id }) : walk());
}

const isPickedUp = (thing: Entity): boolean => !thing.position;

const isUnderfoot = (world: World, thing: Entity): boolean => same(positionOf(thing), positionOf(world.game.hero));

function nearest(world: World, wanted: ReadonlySet<Entity>): Entity | null {
  const { width } = knownMap(world);
  const field = reachField(world);
  const far = (thing: Entity): number => {
    const { x, y } = positionOf(thing);
    return isUnderfoot(world, thing) ? -1 : (field[y * width + x] as number);
  };
  const had = [...wanted].filter(
    (thing) => !isPickedUp(thing) && !wouldOverburden(world, thing) && !fetchRefusal(world, thing),
  );
  return had.sort((a, b) => far(a) - far(b) || a.id - b.id)[0] ?? null;
}
