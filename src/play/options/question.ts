import { hasJustWon } from '../advice/exploring';
import { isThreatened } from '../advice/fleeing';
import { foesOf, type Situation, safeActions } from '../advice/situation';
import { fightOption, spellOption, thingOption, type Weighed } from './fighting';
import { OPTION_KINDS, type Option } from './option';
import { leaveOption, placeOption } from './places';
import { treasureOptions } from './treasures';

/**
 * Share of the hero's present hit points, from 0 to 1. The board offers options only for fights that cost more on
 * average.
 */
const AT_STAKE = 0.15;

/** Maximum number of options on a board. A phone does not show more of them on one line. */
const MAX_OPTIONS = 3;

/**
 * Returns the two or three acts between which the player should choose, each with its price. The order is that of
 * `OPTION_KINDS`, so it does not show which act is best. Returns an empty list if nothing is at stake, or if there is
 * only one sensible act.
 */
export function optionsIn(situation: Situation): Option[] {
  const options = victoryOptions(situation) ?? fightingOptions(situation);
  if (options.length >= 2) return options;
  const treasures = treasureOptions(situation);
  return treasures.length < 2 ? [] : treasures;
}

function fightingOptions(situation: Situation): Option[] {
  const { view } = situation;
  // Offers nothing if an enemy is about to strike the hero's cell, because the board must then recommend a step aside.
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
