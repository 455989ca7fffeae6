import { partsAround } from '../../src/lib/parts-around';

const parts = (...rows: string[]): number => partsAround(3, 4, (cell) => rows.join('')[cell] === '.');

test('free cells on two sides with walls between are two parts', () => {
  expect(parts('###', '.x.', '###')).toBe(2);
  expect(parts('.##', '#x#', '##.')).toBe(2);
  expect(parts('.#.', '#x#', '.#.')).toBe(4);
});

test('free cells that connect round a corner are one part', () => {
  expect(parts('...', '.x#', '###')).toBe(1);
  expect(parts('..#', '.x.', '...')).toBe(1);
  expect(parts('###', '#x.', '###')).toBe(1);
});

test('the surroundings are undivided if all of them are free, or none', () => {
  expect(parts('...', '.x.', '...')).toBe(0);
  expect(parts('###', '#x#', '###')).toBe(0);
});
