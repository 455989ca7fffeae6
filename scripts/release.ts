import { readFileSync, writeFileSync } from 'node:fs';
import { releaseRules } from './accept/digests';
import { commandLine, UsageError } from './lib/command-line';
import { releasedChangelog } from './release/changelog';

const USAGE = `npm version patch|minor|major

Runs this between raising the number and committing it: the Unreleased part of CHANGELOG.md gets the number and the date,
and test/recorded/digests.json notes the RULES of the release.`;

void commandLine(USAGE, {}, () => {
  const version = process.env.npm_package_version;
  if (process.env.npm_command !== 'version' || version === undefined) throw new UsageError('Run by npm version.');
  const today = new Date().toISOString().slice(0, 10);
  writeFileSync('CHANGELOG.md', releasedChangelog(readFileSync('CHANGELOG.md', 'utf8'), version, today));
  releaseRules('.');
});
