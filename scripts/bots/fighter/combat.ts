import type { Action, SeenThing } from '../../../src/engine';
import { add, directionTo, distanceToBody, STEPS } from '../../../src/lib/geometry';
import type { Situation } from '../bot';
import { healing } from './supplies';

/** Share of its hit points below which it drinks. */
const LOW = 0.4;

/** What to do in sight of enemies, nearest first. */
export function* combat(situation: Situation, foes: readonly SeenThing[]): Generator<Action> {
  const { view, raws } = situation;
  const { hero } = view;
  const [foe] = foes;
  if (!foe) return;
  if (hero.hp.current < hero.hp.max * LOW) yield* healing(situation);
  const far = distanceToBody(hero.at, foe.at, foe.size);
  for (const { spell, manaCost, range } of hero.spells) {
    const effects = raws.spell[spell]?.effects;
    const hurts = effects?.damage !== undefined || effects?.damage_over_time !== undefined;
    if (hurts && range !== null && far <= range && manaCost <= hero.mana.current) {
      yield { kind: 'cast', spell, at: foe.at };
    }
  }
  for (const { id, range } of view.held) {
    if (range !== null && far <= range && far > 1.5) yield { kind: 'use', item: id, at: foe.at };
  }
  yield { kind: 'fight' };
  // Too badly hurt to charge, or no way there: stairs lift, a blow may still save it, and out of sight it can rest.
  if (view.standingOn === '>') yield { kind: 'descend' };
  const direction = directionTo(hero.at, foe.at);
  if (far < 2 && direction !== null) yield { kind: 'attack', direction };
  yield* stepsAway(situation, foe);
}

/** One pace in three goes anywhere, so that no corner holds it for ever. */
const STRAYING = 33;

/** Steps without danger, those that lead farthest from it first. */
function* stepsAway({ view, legal, rng }: Situation, foe: SeenThing): Generator<Action> {
  const moves = legal.filter((action) => action.kind === 'move' && !action.sure);
  const gain = (action: Action): number =>
    action.kind === 'move' ? distanceToBody(add(view.hero.at, STEPS[action.direction]), foe.at, foe.size) : 0;
  if (moves.length > 0 && rng.percent(STRAYING)) yield rng.pick(moves);
  yield* moves.sort((a, b) => gain(b) - gain(a));
}
