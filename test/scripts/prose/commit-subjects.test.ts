import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AREAS, subjectComplaint } from '../../../scripts/prose/commit-subjects';

test.each([
  'storage: write parked levels before the state item',
  'storage: Write parked levels before the state item',
  'play, discord: draw the reply while the turn is committed',
  'Merge branch "main"',
  'Revert "storage: write parked levels"',
  '0.2.0',
  'chore(deps): update dependency zod to v4',
  'Update development tools',
  'Lock file maintenance',
])('"%s" is a good subject, or a tool wrote it', (subject) => {
  expect(subjectComplaint(subject)).toBeNull();
});

test.each([
  ['write parked levels', /area: Verb object/],
  ['storage: levels', /area: Verb object/],
  ['tests: show the settings', /write test/],
  ['words: count things', /write i18n/],
  ['simulate: count runs', /write scripts/],
  ['motto: be good', /no area/],
  ['storage: who changes a party', /imperative/],
  ['storage: the levels are written', /imperative/],
  [`storage: write ${'levels '.repeat(12)}`, /characters/],
])('"%s" gets a complaint', (subject, complaint) => {
  expect(subjectComplaint(subject)).toMatch(complaint);
});

test('CONTRIBUTING lists every area', () => {
  const text = readFileSync(join(__dirname, '../../../CONTRIBUTING.md'), 'utf8');
  expect(AREAS.filter((area) => !text.includes(`\`${area}\``))).toEqual([]);
});
