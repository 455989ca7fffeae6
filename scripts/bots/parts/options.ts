import type { Action, SeenThing } from '../../../src/engine';
import { add, type Direction, distanceToBody, STEPS } from '../../../src/lib/geometry';
import { adviseOn } from '../../../src/play/advice/advice';
import { lossAgainst, lossWithAll } from '../../../src/play/advice/odds';
import {
  type ChoiceTopic,
  foesOf,
  safeActions,
  unconfirmedActions,
  usableFor,
} from '../../../src/play/advice/situation';
import type { Situation } from '../situation';
import { strongestAttack } from './strongest-attack';

/** Action that a board offers if it recommends none. */
export interface Option {
  action: Action;
  /** Mean loss that the board states, as a share of the present hit points; `null` if the board states none. */
  loss: number | null;
}

/** Returns the options of the present board, in the order of their kinds. Returns none if one press is recommended. */
export function optionsOf(situation: Situation): Option[] {
  const advice = adviseOn(situation);
  if (advice?.kind !== 'choice') return [];
  return OPTIONS_ABOUT[advice.about](situation);
}

const OPTIONS_ABOUT: Record<ChoiceTopic, (situation: Situation) => Option[]> = {
  'strong-enemy': (situation) => [...fights(situation), ...waysOut(situation)],
  spend: (situation) => [...fights(situation), ...expenses(situation)],
  portal: (situation) => [...fights(situation), ...uses(usableFor(situation, 'town_portal').slice(0, 1))],
  'unknown-potion': (situation) => [...fights(situation), ...uses(unknownPotions(situation))],
  victory: (situation) => [...unpriced(safeActions(situation, 'retire')), ...waysOn(situation)],
};

const unpriced = (actions: readonly Action[]): Option[] => actions.map((action) => ({ action, loss: null }));

const fights = (situation: Situation): Option[] =>
  unconfirmedActions(situation, 'fight').map((action) => ({ action, loss: lossAgainst(situation, foesOf(situation)) }));

/** Returns the strongest attack at the nearest enemy, with the loss of a fight in which the hero uses up everything. */
function expenses(situation: Situation): Option[] {
  const foes = foesOf(situation);
  const action = foes[0] && strongestAttack(situation, foes[0]);
  return action ? [{ action, loss: lossWithAll(situation, foes) }] : [];
}

const uses = (things: readonly { id: number }[]): Option[] =>
  things.map(({ id }) => ({ action: { kind: 'use', item: id }, loss: null }));

const unknownPotions = ({ view }: Situation) =>
  view.pack.filter(({ usable, alias }) => usable && alias?.kind === 'potion').slice(0, 1);

/** Returns the stairs that the hero can take now, or else the step that leads farthest from the nearest enemy. */
function waysOut(situation: Situation): Option[] {
  const stairs = [...safeActions(situation, 'ascend'), ...safeActions(situation, 'descend')];
  const [nearest] = foesOf(situation);
  return unpriced((stairs.length > 0 || !nearest ? stairs : stepsBack(situation, nearest)).slice(0, 1));
}

/** Returns the steps that lead away from an enemy that is not beside the hero, the longest lead first. */
function stepsBack(situation: Situation, { at, size }: SeenThing): Action[] {
  const { view } = situation;
  const distanceAfter = (direction: Direction): number => distanceToBody(add(view.hero.at, STEPS[direction]), at, size);
  const here = distanceToBody(view.hero.at, at, size);
  return safeActions(situation, 'move')
    .filter(({ direction }) => here >= 2 && distanceAfter(direction) > here)
    .sort((a, b) => distanceAfter(b.direction) - distanceAfter(a.direction));
}

const waysOn = (situation: Situation): Option[] =>
  unpriced([...safeActions(situation, 'explore'), ...safeActions(situation, 'descend')].slice(0, 1));
