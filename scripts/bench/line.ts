import { mean, quantile } from '../lib/statistics';

export interface Line {
  suite: string;
  name: string;
  unit: 'ms' | 'bytes' | 'units' | 'US$';
  samples: number;
  mean: number;
  median: number;
  p99: number;
  max: number;
  budget: Budget;
  /** Name of the first limit that is exceeded; `null` if none is. */
  over: string | null;
}

/** Upper limits in the unit of the figure. A figure without limits is only printed. */
export type Budget = Partial<Record<'mean' | 'median' | 'p99' | 'max', number>>;

/** Summarizes samples. Throws if there are none. */
export function line(
  { suite, name, unit }: Pick<Line, 'suite' | 'name' | 'unit'>,
  samples: readonly number[],
  budget: Budget = {},
): Line {
  if (samples.length === 0) throw new Error(`nothing was measured for ${suite}, ${name}`);
  const at = (share: number): number => quantile(samples, share)!;
  const figures = { mean: mean(samples), median: at(0.5), p99: at(0.99), max: at(1) };
  const exceeded = (['mean', 'median', 'p99', 'max'] as const).find((key) => figures[key] > (budget[key] ?? Infinity));
  const over = exceeded ?? null;
  return { suite, name, unit, samples: samples.length, ...figures, budget, over };
}

/** Returns the wall time of a call, in milliseconds. */
export function timed(call: () => void): number {
  const began = performance.now();
  call();
  return performance.now() - began;
}

/** Returns the CPU time of a call, all threads of the process, in milliseconds. */
export function cpuTimed(call: () => void): number {
  const before = process.cpuUsage();
  call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
