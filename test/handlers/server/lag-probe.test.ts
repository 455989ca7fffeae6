import { startLagProbe } from '../../../src/handlers/server/lag-probe';

/** A probe whose timers and clock stand still unless the test moves them. */
function probeAt() {
  jest.useFakeTimers();
  let clock = 0;
  const probe = startLagProbe(() => clock);
  const pass = (ms: number, { blocked = false } = {}) => {
    clock += ms;
    if (!blocked) jest.advanceTimersByTime(ms);
  };
  return { probe, pass };
}
afterEach(() => jest.useRealTimers());

test('a tick in time is no lag', () => {
  const { probe, pass } = probeAt();
  for (let tick = 0; tick < 5; tick++) pass(100);
  expect(probe.lag()).toBe(0);
});

test('a blocked loop lags by the time since its tick was due, even after the tick has come', () => {
  const { probe, pass } = probeAt();
  pass(1300, { blocked: true });
  expect(probe.lag()).toBe(1200);
  jest.advanceTimersByTime(100);
  expect(probe.lag()).toBe(1200);
});

test('the lag is over with the next tick in time', () => {
  const { probe, pass } = probeAt();
  pass(1300, { blocked: true });
  jest.advanceTimersByTime(100);
  pass(100);
  expect(probe.lag()).toBe(0);
});
