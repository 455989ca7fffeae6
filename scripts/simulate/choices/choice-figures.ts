import { meanWithInterval, percent, withInterval } from '../../lib/statistics';
import type { ChoiceSummary } from './choice-tally';

/** Figures of choices: for each its title and a function that writes it. */
export const CHOICE_FIGURES: readonly [string, (choices: ChoiceSummary) => string][] = [
  ['runs', ({ runs }) => String(runs)],
  ['boards that are blue', ({ boards }) => withInterval(boards.blue)],
  ['boards with options', ({ boards }) => withInterval(boards.options)],
  ['boards with neither', ({ boards }) => withInterval(boards.neither)],
  ['boards that ask for a chore', ({ chores }) => withInterval(chores)],
  ['runs with a dead board', ({ deadRuns }) => withInterval(deadRuns)],
  ['clicks a level below the town', ({ clicks }) => meanWithInterval(clicks)],
  ['presses before the first foe', ({ actionsBeforeFoe }) => meanWithInterval(actionsBeforeFoe)],
  ['fights begun below 80 %', ({ hurtFights }) => withInterval(hurtFights)],
  ['things carried at depth 6', ({ carried }) => meanWithInterval(carried)],
  ['meals at depth 6', ({ meals }) => meanWithInterval(meals)],
  ['kinds that 80 % hold at depth 6', ({ kinds }) => (kinds.runs > 1 ? String(kinds.common) : '–')],
  ['overlap of two runs', ({ kinds }) => (kinds.runs > 1 ? kinds.overlap.toFixed(2) : '–')],
  ['attack items left at death', ({ unusedAttacks }) => meanWithInterval(unusedAttacks)],
  ['damage by one source', ({ topSource }) => (topSource ? `${percent(topSource.share)} ${topSource.raw}` : '–')],
  ['deaths at depth 2 without a shop', ({ unshoppedDeaths }) => withInterval(unshoppedDeaths)],
  ['score', ({ scores }) => meanWithInterval(scores.kept)],
  ['score after selling out', ({ scores }) => meanWithInterval(scores.soldOut)],
  ['losers who outscore a winner', ({ losersAbove }) => withInterval(losersAbove)],
  ['shrines used where seen', ({ uses }) => (uses ? withInterval(uses.shrine) : '–')],
  ['cages used where seen', ({ uses }) => (uses ? withInterval(uses.cage) : '–')],
  ['captives freed where seen', ({ uses }) => (uses ? withInterval(uses.captive) : '–')],
  ['damage by companions in won runs', ({ companions }) => (companions == null ? '–' : percent(companions))],
  ['gain by selling out', (choices) => percent(gainOf(choices) ?? 0)],
];

/** Returns the relative gain in mean score from selling the whole pack; `undefined` if it was not measured. */
export function gainOf(choices: ChoiceSummary | undefined): number | undefined {
  if (!choices || choices.scores.kept.mean <= 0) return undefined;
  return choices.scores.soldOut.mean / choices.scores.kept.mean - 1;
}
