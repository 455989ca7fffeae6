import type { Rng } from '../../src/lib/rng';

/**
 * Faults of a request to the database:
 * - `dropBefore`: the request is lost; `dropAfter`: the answer is lost,
 * - `delay`: the request arrives after the client has stopped waiting; `late`: the answer arrives then,
 * - `duplicate`: the database executes the request twice,
 * - `throttle`: the request is refused because of its rate,
 * - `error`: an internal error before the request is executed; `errorAfter`: an internal error afterwards.
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

/** Weights of the faults, in the order of `FAULTS`. */
const WEIGHTS = [3, 3, 1, 2, 3, 3, 2, 2];

/**
 * Phases of the connection: percentage of requests with a fault, and bounds of the phase's length in milliseconds. Most
 * of the time few requests have a fault.
 */
const PHASES = [
  { weight: 6, percent: 2, low: 1000, high: 4000 },
  { weight: 3, percent: 30, low: 300, high: 1500 },
  { weight: 1, percent: 100, low: 100, high: 900 },
];

export interface FaultPlan {
  /** Draws the fault of the next request; `null` if it has none. */
  next(): Fault | null;
  end(): void;
}

/** Draws faults from a random stream, in alternating quiet and bad phases. */
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
