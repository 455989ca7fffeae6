import { Pixels } from '../../src/render/pixels';

it('clears a released picture, so that the next one begins empty', () => {
  const first = new Pixels(6, 4, 0x102030);
  first.rect(1, 1, 3, 2, 0xff0000);
  first.release();
  expect([...first.data]).toEqual([]);
  const next = new Pixels(6, 4, 0x405060);
  expect([...next.data]).toEqual(Array(24).fill(0x405060));
});

it('keeps pictures apart that were made after a release', () => {
  const released = new Pixels(6, 4, 1);
  released.release();
  const [one, other] = [new Pixels(6, 4, 2), new Pixels(6, 4, 3)];
  other.set(0, 0, 4);
  expect(one.get(0, 0)).toBe(2);
});
