import type { SeenThing, View } from '../../../src/engine';
import { add, DIRECTIONS, type Direction, distance, distanceToBody, STEPS } from '../../../src/lib/geometry';
import type { Plan, Situation } from '../situation';
import { OUT_OF_BLAST } from './below';
import { around } from './boss';
import { farOff, foesOf, stepsAway } from './combat';
import { isInTheWay } from './exploring';
import { stepAlong, wayTo } from './ground';

/** Maximum number of attempts at one creature. Leaders need many blows, and some others keep out of reach. */
const ATTEMPTS = { leader: 60, other: 40 } as const;

/** Plans to attack creatures of kinds that the hero has never killed, leaders first, whatever the risk. */
export function* hunt(situation: Situation): Plan {
  const { raws, view, memory } = situation;
  const leads = ({ raw }: SeenThing): boolean => raw !== null && raws.mob[raw]?.leader === true;
  const prey = view.things.filter((thing) => isPrey(situation, thing));
  for (const one of [...prey.filter(leads), ...prey.filter((other) => !leads(other))]) {
    if (!memory.tryAgain(`hunt ${one.id}`, leads(one) ? ATTEMPTS.leader : ATTEMPTS.other)) continue;
    if (foesOf(view)[0] === one) yield { kind: 'fight', sure: true };
    if (distance(one.at, view.hero.at) <= (view.hero.shot?.range ?? 0)) yield { kind: 'fire', at: one.at, sure: true };
    if (one.stance === 'hazard') yield* keepOutOfBlast(view, one);
    else yield* closeIn(view, one);
  }
}

/** True if the hero has never killed this kind of creature, and the bot may attack it. */
export const isPrey = (situation: Situation, thing: SeenThing): boolean =>
  thing.raw !== null &&
  !situation.memory.slain.has(thing.raw) &&
  (thing.stance === 'hazard' || isInTheWay(situation, thing));

/** Plans to keep the hero outside the burst of a hazard, but close enough to shoot at it. */
function* keepOutOfBlast(view: View, cap: SeenThing): Plan {
  const range = view.hero.shot?.range ?? 0;
  if (range < OUT_OF_BLAST) return;
  if (farOff(view, cap) < OUT_OF_BLAST) yield* stepsAway(view, cap);
  else if (farOff(view, cap) > range) yield* stepAlong(view, wayTo(view, around(view, cap)));
}

function* closeIn(view: View, prey: SeenThing): Plan {
  const isThere = (direction: Direction): boolean =>
    distanceToBody(add(view.hero.at, STEPS[direction]), prey.at, prey.size) === 0;
  for (const direction of DIRECTIONS.filter(isThere)) yield { kind: 'attack', direction, sure: true };
  yield* stepAlong(view, wayTo(view, around(view, prey)));
}
