import { fold } from '../../../src/discord/arguments/find-by-name';

test('a text is compared without accents, case and outer blanks', () => {
  expect(fold('  Tränk −1 ')).toBe('trank -1');
});

test('a text longer than any name is cut before normalization, whose time is the square of the marks', () => {
  const marks = '\u0301\u0323'.repeat(3_000);
  expect(fold(`a${marks}b`)).toBe('a');
  expect(fold(`${' '.repeat(6_000)}potion`)).toBe('potion');
});
