import fc from 'fast-check';
import { dice, diceRange, parseDice } from '../../src/lib/dice';

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

describe('the range of a roll', () => {
  test.each([
    ['1d8+1', { least: 2, most: 9, mean: 5.5 }],
    ['2d6', { least: 2, most: 12, mean: 7 }],
    // The five rolls give 0, 0, 0, 1 and 2.
    ['1d5-3', { least: 0, most: 2, mean: 0.6 }],
    ['1d4-9', { least: 0, most: 0, mean: 0 }],
  ])('of %s', (text, expected) => expect(diceRange(dice(text))).toEqual(expected));
});
