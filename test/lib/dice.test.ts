import fc from 'fast-check';
import { dice, parseDice } from '../../src/lib/dice';

describe('dice', () => {
  test.each([
    ['1d4', { count: 1, sides: 4, bonus: 0 }],
    ['2d6+1', { count: 2, sides: 6, bonus: 1 }],
    ['1d8-1', { count: 1, sides: 8, bonus: -1 }],
    ['10d10+12', { count: 10, sides: 10, bonus: 12 }],
  ])('read %s', (text, expected) => expect(parseDice(text)).toEqual(expected));

  test.each(['', 'd6', '1d', '0d6', '1d0', '1d6+', '1 d6', '1d6 + 1', '1D6', '-1d6', '1d6+1.5', '1d6+1x', '6'])(
    'do not read %j',
    (text) => {
      expect(parseDice(text)).toBeNull();
      expect(() => dice(text)).toThrow(text);
    },
  );

  test('read back whatever is written in their form', () => {
    const numbers = fc.integer({ min: 1, max: 999 });
    fc.assert(
      fc.property(numbers, numbers, fc.integer({ min: -99, max: 99 }), (count, sides, bonus) => {
        const text = `${count}d${sides}${bonus === 0 ? '' : bonus > 0 ? `+${bonus}` : bonus}`;
        expect(dice(text)).toEqual({ count, sides, bonus });
      }),
    );
  });
});
