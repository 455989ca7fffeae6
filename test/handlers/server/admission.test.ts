import { Admission, admissionLimits } from '../../../src/handlers/server/admission';
import { latch } from '../../support/latch';

const calm = { lag: () => 0, stop: () => {} };
const admissionOf = (waitMs: number) => new Admission(calm, { places: 2, waitMs, lagMs: 1000 });
const work = async () => 'done';

test('interactions are answered at once while there are places', async () => {
  const { open, opened } = latch();
  const [full, began]: [Admission, number[]] = [admissionOf(60_000), []];
  const all = [1, 2, 3].map((number) =>
    full.admit(async () => {
      began.push(number);
      await opened;
      return number;
    }),
  );
  await new Promise((resolve) => setImmediate(resolve));
  expect(began).toEqual([1, 2]);
  open();
  expect(await Promise.all(all)).toEqual([1, 2, 3]);
});

test('an interaction that waits too long for a place is refused', async () => {
  const { open, opened } = latch();
  const full = admissionOf(0);
  const inside = [1, 2].map(() => full.admit(() => opened));
  expect(await full.admit(work)).toBeNull();
  open();
  await Promise.all(inside);
  expect(await full.admit(work)).toBe('done');
});

test('a place becomes free even if an answer fails', async () => {
  const full = admissionOf(0);
  for (let failed = 0; failed < 3; failed++) {
    await expect(full.admit(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  }
  expect(await full.admit(work)).toBe('done');
});

test('while the event loop lags, nothing is admitted, even with free places', async () => {
  let lag = 1000;
  const lagging = new Admission({ lag: () => lag, stop: () => {} }, { places: 2, waitMs: 0, lagMs: 1000 });
  expect(await lagging.admit(work)).toBeNull();
  lag = 999;
  expect(await lagging.admit(work)).toBe('done');
});

test("waiting for a place and the loop's lag are limited so that replies are in time", () => {
  const { waitMs, lagMs } = admissionLimits(3000);
  expect([waitMs, lagMs]).toEqual([500, 1000]);
});
