import type { Rng } from '../../src/lib/rng';

/**
 * What happens to a request on its way to the database and back: lost before it arrives, or carried out and its answer
 * lost; held back for longer than the client waits, and carried out then; answered later than the client waits; carried
 * out twice; refused for its rate; answered with an internal error, carried out or not.
 */
export const FAULTS = [
  'dropBefore',
  'dropAfter',
  'delay',
  'late',
  'duplicate',
  'throttle',
  'error',
  'errorAfter',
] as const;
export type Fault = (typeof FAULTS)[number];

/** Weights of each fault in `FAULTS`. */
const WEIGHTS = [3, 3, 1, 2, 3, 3, 2, 2];

/** Shares of requests with a fault, in percent, each for a while in milliseconds: most of the time few are lost. */
const PHASES = [
  { weight: 6, percent: 2, low: 1000, high: 4000 },
  { weight: 3, percent: 30, low: 300, high: 1500 },
  { weight: 1, percent: 100, low: 100, high: 900 },
];

export interface FaultPlan {
  /** The fault of the next request; `null` for none. */
  next(): Fault | null;
  /** No more faults from now on. */
  end(): void;
}

/** Faults by a random stream, in quiet and in bad times that follow one another. */
export function createFaultPlan(rng: Rng, now: () => number = Date.now): FaultPlan {
  let ended = false;
  let percent = 0;
  let until = 0;
  return {
    next() {
      if (ended) return null;
      if (now() >= until) {
        const phase = PHASES[rng.weighted(PHASES.map(({ weight }) => weight))] as (typeof PHASES)[number];
        percent = phase.percent;
        until = now() + rng.int(phase.low, phase.high);
      }
      return rng.percent(percent) ? (FAULTS[rng.weighted(WEIGHTS)] as Fault) : null;
    },
    end() {
      ended = true;
    },
  };
}
