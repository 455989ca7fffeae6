const UNRELEASED = '## [Unreleased]';

/**
 * The changelog with what was unreleased under a version and a date (YYYY-MM-DD), and an empty *Unreleased* above it.
 * Throws when there is no such heading, or when the version has one already.
 */
export function releasedChangelog(changelog: string, version: string, date: string): string {
  if (!changelog.includes(`\n${UNRELEASED}\n`)) throw new Error(`CHANGELOG.md has no heading ${UNRELEASED}`);
  if (changelog.includes(`## [${version}]`)) throw new Error(`CHANGELOG.md has ${version} already`);
  return changelog.replace(`\n${UNRELEASED}\n`, `\n${UNRELEASED}\n\n## [${version}] - ${date}\n`);
}
