import { UsageError } from '../../../scripts/lib/command-line';
import { namedFile, namedJson } from '../../../scripts/lib/named-file';

test('a missing file is named, with the option', () => {
  expect(() => namedFile('--before', 'nowhere.json')).toThrow(UsageError);
  expect(() => namedFile('--before', 'nowhere.json')).toThrow('--before: there is no file nowhere.json.');
  expect(namedFile('--before', 'package.json')).toBe('package.json');
});

test('a file that is not JSON is named, too', () => {
  expect(() => namedJson('--again', 'README.md')).toThrow('--again: README.md is not JSON.');
  expect(namedJson('--again', 'package.json')).toMatchObject({ name: 'wyrmdeep' });
});
