import { partsAround } from '../../src/lib/parts-around';

const parts = (...rows: string[]): number => partsAround(3, 4, (cell) => rows.join('')[cell] === '.');

test('what is free on two sides with walls between is in two parts', () => {
  expect(parts('###', '.x.', '###')).toBe(2);
  expect(parts('.##', '#x#', '##.')).toBe(2);
  expect(parts('.#.', '#x#', '.#.')).toBe(4);
});

test('what goes on around a corner is in one', () => {
  expect(parts('...', '.x#', '###')).toBe(1);
  expect(parts('..#', '.x.', '...')).toBe(1);
  expect(parts('###', '#x.', '###')).toBe(1);
});

test('nothing is divided where all is free, or nothing', () => {
  expect(parts('...', '.x.', '...')).toBe(0);
  expect(parts('###', '#x#', '###')).toBe(0);
});
