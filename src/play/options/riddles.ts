import { isCageWork, type SeenThing } from '../../engine';
import { distanceToBody, same } from '../../lib/geometry';
import { foesOf, type Situation, safeActions } from '../advice/situation';
import { withOnward } from './onward';
import { MAX_OPTIONS, type Option } from './option';

/**
 * Returns the options to step on lamps, mirrors and plates before a gate in view, nearest first, and to go on if there
 * is room and a way. A hero on a plate may also leave its cheapest thing there. Returns none while an enemy is in view.
 */
export function riddleOptions(situation: Situation): Option[] {
  const { view } = situation;
  if (view.pending || foesOf(situation).length > 0) return [];
  if (!view.things.some((thing) => partOf(situation, thing) === 'gate')) return [];
  const works = view.things.filter((thing) => isWork(situation, thing));
  const steps = works.flatMap((thing) => stepOption(situation, thing));
  const nearest = steps.sort((a, b) => (a.price.away ?? 0) - (b.price.away ?? 0));
  const options = [...leaveThing(situation, works), ...nearest].slice(0, MAX_OPTIONS);
  const all = options.length < MAX_OPTIONS ? withOnward(situation, ...options) : [];
  return all.length > 0 ? all : options;
}

const partOf = ({ raws }: Situation, { raw }: Pick<SeenThing, 'raw'>) =>
  raw === null ? undefined : raws.archetypes[raw]?.cage?.part;

/** True if a step on the thing changes a riddle. A lever is no riddle, because one step opens its gate. */
const isWork = (situation: Situation, thing: SeenThing): boolean =>
  thing.raw !== null && isCageWork(situation.raws, { raw: thing.raw }) && partOf(situation, thing) !== 'lever';

function stepOption(situation: Situation, { id, raw, at, size }: SeenThing): Option[] {
  const action = safeActions(situation, 'travel').find(({ to }) => same(to, at));
  if (!action) return [];
  const away = distanceToBody(situation.view.hero.at, at, size);
  return [{ kind: 'treasure', action, subject: { kind: 'treasure', thing: { id, raw } }, price: { away } }];
}

/** Returns the option to leave a thing on the plate under the hero, if nothing lies there and another plate is up. */
function leaveThing(situation: Situation, works: readonly SeenThing[]): Option[] {
  const { things, hero, pack } = situation.view;
  const here = things.filter(({ at }) => same(at, hero.at));
  const isOnPlate = here.some((thing) => partOf(situation, thing) === 'sunk-plate');
  if (
    !isOnPlate ||
    here.some(({ kind }) => kind === 'item') ||
    !works.some((thing) => partOf(situation, thing) === 'plate')
  )
    return [];
  const [thing] = pack.filter(({ slot }) => slot === null).sort((a, b) => a.value - b.value || a.id - b.id);
  const action = thing && safeActions(situation, 'drop').find(({ item }) => item === thing.id);
  if (!action) return [];
  const { id, raw, alias } = thing;
  return [{ kind: 'thing', action, subject: { kind: 'lay', thing: { id, raw, ...(alias && { alias }) } }, price: {} }];
}
