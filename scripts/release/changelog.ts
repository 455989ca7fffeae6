const UNRELEASED = '## [Unreleased]';

/**
 * Returns the changelog with the *Unreleased* part moved below a heading with version and date (YYYY-MM-DD), and an
 * empty *Unreleased* part above. Throws if the changelog lacks that part, or already has the version.
 */
export function releasedChangelog(changelog: string, version: string, date: string): string {
  if (!changelog.includes(`\n${UNRELEASED}\n`)) throw new Error(`CHANGELOG.md has no heading ${UNRELEASED}`);
  if (changelog.includes(`## [${version}]`)) throw new Error(`CHANGELOG.md has ${version} already`);
  return changelog.replace(`\n${UNRELEASED}\n`, `\n${UNRELEASED}\n\n## [${version}] - ${date}\n`);
}
