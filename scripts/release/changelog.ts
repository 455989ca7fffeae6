const UNRELEASED = '## [Unreleased]';

/**
 * Returns the changelog with the *Unreleased* part under a version and a date (YYYY-MM-DD), and an empty *Unreleased*
 * above. Throws if the changelog has no such heading, or has the version already.
 */
export function releasedChangelog(changelog: string, version: string, date: string): string {
  if (!changelog.includes(`\n${UNRELEASED}\n`)) throw new Error(`CHANGELOG.md has no heading ${UNRELEASED}`);
  if (changelog.includes(`## [${version}]`)) throw new Error(`CHANGELOG.md has ${version} already`);
  return changelog.replace(`\n${UNRELEASED}\n`, `\n${UNRELEASED}\n\n## [${version}] - ${date}\n`);
}
