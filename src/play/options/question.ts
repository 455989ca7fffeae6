import { hasJustWon } from '../advice/exploring';
import { isThreatened } from '../advice/fleeing';
import { foesOf, type Situation, safeActions } from '../advice/situation';
import { fightOption, spellOption, thingOption, type Weighed } from './fighting';
import { OPTION_KINDS, type Option } from './option';
import { leaveOption, placeOption } from './places';

/** Share of the hero's present hit points, from 0 to 1. A fight that costs more on average is worth a choice. */
const AT_STAKE = 0.15;

/** Maximum number of options on a board, because a phone shows no more of them on one line. */
const MAX_OPTIONS = 3;

/**
 * Returns the acts between which the player should choose, each with its price. The order is that of their kinds, never
 * that of their worth. Returns none if nothing is at stake, or if there is only one sensible act.
 */
export function optionsIn(situation: Situation): Option[] {
  const options = victoryOptions(situation) ?? fightingOptions(situation);
  return options.length < 2 ? [] : options;
}

function fightingOptions(situation: Situation): Option[] {
  const { view } = situation;
  // Nothing is worth a blow that an enemy has wound up for the hero's cell, so the board recommends to step aside.
  if (view.pending || foesOf(situation).length === 0 || isThreatened(view, view.hero.at)) return [];
  const fight = fightOption(situation);
  const atRisk = fight?.loss ?? Number.POSITIVE_INFINITY;
  if (atRisk <= AT_STAKE) return [];
  const weighed = [
    fight,
    spellOption(situation),
    thingOption(situation),
    placeOption(situation, atRisk),
    leaveOption(situation, atRisk),
  ].filter((one): one is Weighed => one !== null);
  return [...weighed]
    .sort((a, b) => a.loss - b.loss)
    .slice(0, MAX_OPTIONS)
    .map(({ option }) => option)
    .sort((a, b) => OPTION_KINDS.indexOf(a.kind) - OPTION_KINDS.indexOf(b.kind));
}

/** Returns the choice to retire or to go on after the victory; `null` if the hero has not just won. */
function victoryOptions(situation: Situation): Option[] | null {
  if (!hasJustWon(situation)) return null;
  const [retire] = safeActions(situation, 'retire');
  const [onward] = [...safeActions(situation, 'explore'), ...safeActions(situation, 'descend')];
  if (!retire || !onward) return null;
  return [
    { kind: 'thing', action: retire, subject: { kind: 'retire' }, price: {} },
    { kind: 'leave', action: onward, subject: { kind: 'onward' }, price: {} },
  ];
}
