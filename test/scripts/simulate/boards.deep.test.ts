import { type BoardPlan, playBoards } from '../../../scripts/simulate/boards/board-run';
import { PRESS_STYLES, type PressStyle } from '../../../scripts/simulate/boards/press';
import { startsAt } from '../../../scripts/simulate/kept-arrivals';
import { loadRaws } from '../../../src/raws';

const raws = loadRaws();

/** Presses of the longest run. A run that began at seed AAA-ADA once stood still for ever after 44 presses. */
const MAX_PRESSES = 300;
const RUNS = 40;

const starts = startsAt('amulet', [1, 7, 10, 13]);
const plans = Array.from({ length: RUNS }, (_, n): BoardPlan[] => {
  const start = starts[(n + 3) % starts.length];
  const own = { style: PRESS_STYLES[n % PRESS_STYLES.length] as PressStyle, maxPresses: MAX_PRESSES };
  const deep = { seed: `boards ${n}`, campaign: 'amulet', ...own, ...(start && { start }) };
  return [{ seed: n === 0 ? 'AAA-ADA' : `boards ${n}`, ...own }, deep];
}).flat();

test.each(plans)('the style $style is never stuck: $seed, $campaign', (plan) => {
  const { faults, error, presses } = playBoards(raws, plan);
  expect({ faults, error }).toEqual({ faults: [], error: undefined });
  expect(presses).toBeGreaterThan(3);
});
