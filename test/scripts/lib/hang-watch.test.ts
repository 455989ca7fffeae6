import { cpuSeconds, secondsIn } from '../../../scripts/lib/cpu-seconds';
import { watchForHang } from '../../../scripts/lib/hang-watch';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/**
 * Reports within some seconds about a process that gets the given share of a processor. `null`: the share is unknown.
 */
function reasonsWithin(seconds: number, share: number | null): string[] {
  const began = performance.now();
  const reasons: string[] = [];
  const used = (): number | null => (share === null ? null : Math.floor((share * (performance.now() - began)) / 1000));
  watchForHang(1, (reason) => reasons.push(reason), used);
  jest.advanceTimersByTime(seconds * 1000);
  return reasons;
}

describe('a job counts as hung', () => {
  test.each([
    ['once it has used the processor time that no job takes', 1, 150, 260],
    ['later where others use the processors as well', 0.1, 1500, 2100],
    ['by the clock where processor time cannot be read', null, 150, 260],
  ])('%s', (_, share, before, after) => {
    expect(reasonsWithin(before, share)).toEqual([]);
    expect(reasonsWithin(after, share)).toEqual(['no end in 180 s of processor time']);
  });

  test('if it waits for something that never comes', () => {
    expect(reasonsWithin(260, 0)).toEqual(['no processor time used in 180 s']);
  });

  test('never after its end', () => {
    const report = jest.fn();
    const endWatch = watchForHang(1, report, () => 0);
    jest.advanceTimersByTime(30_000);
    endWatch();
    jest.advanceTimersByTime(1_000_000);
    expect(report).not.toHaveBeenCalled();
  });
});

test.each([
  ['00:00:07', 7],
  ['2:03.45', 123.45],
  ['01:02:03', 3723],
  ['1-00:00:01', 86_401],
  ['', null],
])('the processor time %j means %j seconds', (time, seconds) => {
  expect(secondsIn(time)).toBe(seconds);
});

test('the processor time of this process is known, and that of a missing process is not', () => {
  const { user, system } = process.cpuUsage();
  const seconds = cpuSeconds(process.pid);
  if (seconds !== null) expect(Math.abs(seconds - (user + system) / 1_000_000)).toBeLessThan(3);
  expect(cpuSeconds(2 ** 22 + 1)).toBeNull();
});
