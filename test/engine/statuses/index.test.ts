import { isGoodStatus, type Status, strengthOf } from '../../../src/engine';
import { causesBadStatus } from '../../../src/engine/statuses';

const base = { source: 'zap', turns: 5, by: null };

it.each<[Status, strength: number, isGood: boolean]>([
  [{ ...base, kind: 'confusion' }, 0, false],
  [{ ...base, kind: 'slow', penalty: 2 }, 2, false],
  [{ ...base, kind: 'slow', penalty: -2 }, -2, true],
  [{ ...base, kind: 'damage-over-time', damage: 3 }, 3, false],
  [{ ...base, kind: 'attributes', bonus: { might: 5, quickness: -1 } }, 4, true],
  [{ ...base, kind: 'attributes', bonus: { might: -1, quickness: -1 } }, -2, false],
])('strength and goodness of %o', (status, strength, isGood) => {
  expect(strengthOf(status)).toBe(strength);
  expect(isGoodStatus(status.kind, strength)).toBe(isGood);
});

it('finds carriers of bad statuses', () => {
  expect([{ confusion: 1 }, { slow: 1 }, { damage_over_time: 1 }].map(causesBadStatus)).toEqual([true, true, true]);
  expect([{}, { slow: -1 }, { damage: 5 }].map(causesBadStatus)).toEqual([false, false, false]);
});
