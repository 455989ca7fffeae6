import { applyMutant, describeMutant } from '../../../scripts/mutate/mutant';

const SOURCE = 'const a = 1;\n\nif (a > 0) {\n  stop();\n}\n';

const mutant = {
  id: '0',
  file: 'src/lib/a.ts',
  range: { start: { line: 2, column: 4 }, end: { line: 2, column: 9 } },
  mutator: 'EqualityOperator',
  replacement: 'a >= 0',
};

test('a mutant replaces only the code of its range', () => {
  expect(applyMutant(SOURCE, mutant)).toBe('const a = 1;\n\nif (a >= 0) {\n  stop();\n}\n');
  const block = {
    ...mutant,
    range: { start: { line: 2, column: 11 }, end: { line: 4, column: 1 } },
    replacement: '{}',
  };
  expect(applyMutant(SOURCE, block)).toBe('const a = 1;\n\nif (a > 0) {}\n');
});

test('it is described by its place, counted as editors do, and by both codes', () => {
  expect(describeMutant(SOURCE, mutant)).toBe('src/lib/a.ts:3:5  EqualityOperator\n  - a > 0\n  + a >= 0');
});
