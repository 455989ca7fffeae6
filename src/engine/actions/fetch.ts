import { same } from '../../lib/geometry';
import { hostilesInView } from '../creatures';
import { attributeOf, overburdened } from '../formulas';
import { knownMap, reach, refOf } from '../knowledge';
import { component, type Entity, itemsInView, positionOf, type World } from '../state';
import { discoveries } from './common/interruptions';
import { type Next, type Plan, type Planner, refused, type Series } from './common/plan';
import { bounds, detained, walk } from './common/walking';

/**
 * Walks to a thing in view and takes it, or to all of them, nearest first, until it has them or something worth a
 * decision comes up. Of all it leaves what it cannot come at or would be overburdened by. Refused as `nothing-here` when
 * there is no such thing in view, and for one thing by whatever would bar a `travel` there.
 */
export const fetch: Planner<'fetch'> = (world, { item, sure }) =>
  item === undefined ? fetchAll(world) : fetchOne(world, item, sure);

function fetchOne(world: World, item: Entity['id'], sure?: true): Plan {
  const wanted = itemsInView(world).find(({ id }) => id === item);
  if (!wanted) return refused({ code: 'nothing-here' });
  const refusal = isUnderfoot(world, wanted) ? null : detained(world, positionOf(wanted), sure);
  if (refusal) return refused(refusal);
  const discovered = discoveries(world);
  return series(world, () => {
    if (isTaken(wanted)) return { stop: { reason: 'done', what: refOf(world, wanted).raw } };
    const stop = discovered();
    return stop ? { stop } : taking(world, wanted, sure);
  });
}

function fetchAll(world: World): Plan {
  const [hostile] = hostilesInView(world);
  if (hostile) return refused({ code: 'hostile-in-view', who: hostile.raw });
  const wanted = new Set(itemsInView(world));
  if (!nearest(world, wanted)) return refused({ code: 'nothing-here' });
  const discovered = discoveries(world);
  let goal: Entity | null = null;
  return series(world, () => {
    const stop = discovered();
    if (stop && stop.reason !== 'item') return { stop };
    // what has come into view joins the rest
    for (const thing of itemsInView(world)) wanted.add(thing);
    if (!goal || isTaken(goal)) goal = nearest(world, wanted);
    return goal ? taking(world, goal) : { stop: { reason: 'done', what: null } };
  });
}

const series = (world: World, next: Series['next']): Plan => ({ kind: 'series', series: { ...bounds(world), next } });

/** One step towards the thing, or its taking. */
function taking(world: World, wanted: Entity, sure?: true): Next {
  if (!isUnderfoot(world, wanted)) return walk(world, positionOf(wanted), sure);
  return { run: () => void world.intents.set(world.game.hero.id, { kind: 'pickup', item: wanted.id }) };
}

const isTaken = (thing: Entity): boolean => !thing.position;

const isUnderfoot = (world: World, thing: Entity): boolean => same(positionOf(thing), positionOf(world.game.hero));

/** The nearest thing to be had without a second thought; ties by id. */
function nearest(world: World, wanted: ReadonlySet<Entity>): Entity | null {
  const { width } = knownMap(world);
  const field = reach(world);
  const far = (thing: Entity): number => {
    const { x, y } = positionOf(thing);
    return isUnderfoot(world, thing) ? -1 : (field[y * width + x] as number);
  };
  const had = [...wanted].filter(
    (thing) =>
      !isTaken(thing) && !overloads(world, thing) && (isUnderfoot(world, thing) || !detained(world, positionOf(thing))),
  );
  return had.sort((a, b) => far(a) - far(b) || a.id - b.id)[0] ?? null;
}

function overloads({ raws, game }: World, thing: Entity): boolean {
  const load = component(raws, game.hero, 'pools')?.weight ?? 0;
  const more = raws.archetypes[thing.raw]?.item?.weight ?? 0;
  return overburdened(load + more, attributeOf(raws, game.hero, 'might'));
}
