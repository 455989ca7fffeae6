import { getEventListeners } from 'node:events';
import { wait } from '../../src/lib/wait';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a wait ends after its milliseconds, and not before', async () => {
  const ended = jest.fn();
  const waiting = wait(50).then(ended);
  await jest.advanceTimersByTimeAsync(49);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalled();
  await waiting;
});

test('a wait rejects with the reason of its signal as soon as the signal aborts', async () => {
  const control = new AbortController();
  const reason = new Error('too late');
  const waiting = expect(wait(50, control.signal)).rejects.toBe(reason);
  control.abort(reason);
  await waiting;
});

test('a wait does not begin after its signal has aborted', async () => {
  const reason = new Error('too late');
  await expect(wait(50, AbortSignal.abort(reason))).rejects.toBe(reason);
  expect(jest.getTimerCount()).toBe(0);
});

test.each(['ends', 'is aborted'])('a wait that %s leaves no timer and no listener', async (how) => {
  const control = new AbortController();
  const waiting = wait(50, control.signal).catch(() => {});
  expect([getEventListeners(control.signal, 'abort').length, jest.getTimerCount()]).toEqual([1, 1]);
  if (how === 'ends') await jest.advanceTimersByTimeAsync(50);
  else control.abort();
  await waiting;
  expect([getEventListeners(control.signal, 'abort').length, jest.getTimerCount()]).toEqual([0, 0]);
});
