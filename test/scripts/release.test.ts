import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releasedChangelog } from '../../scripts/release/changelog';

const CHANGES = '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- a door\n\n## [0.1.0] - 2026-11-21\n';

test('a release gets the unreleased entries', () => {
  expect(releasedChangelog(CHANGES, '0.2.0', '2026-12-01')).toBe(
    '# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2026-12-01\n\n### Added\n\n- a door\n\n## [0.1.0] - 2026-11-21\n',
  );
});

test('no version is released twice, or without the heading', () => {
  expect(() => releasedChangelog(CHANGES, '0.1.0', '2026-12-01')).toThrow('already');
  expect(() => releasedChangelog('# Changelog\n', '0.2.0', '2026-12-01')).toThrow('no heading');
});

test("the changelog has an entry for every version up to the package's", () => {
  const root = join(__dirname, '../..');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const headings = readFileSync(join(root, 'CHANGELOG.md'), 'utf8').match(/^## .*$/gm) ?? [];
  expect(headings.slice(0, 2)).toEqual([
    '## [Unreleased]',
    expect.stringMatching(new RegExp(`^## \\[${version}\\] - \\d{4}-\\d{2}-\\d{2}$`)),
  ]);
});
