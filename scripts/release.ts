import { readFileSync, writeFileSync } from 'node:fs';
import { releasedChangelog } from './release/changelog';

/** What `npm version` runs between raising the number and committing it: heads the changes in CHANGELOG.md with it. */
const version = process.env.npm_package_version;
if (version === undefined) throw new Error('run by `npm version`, which says the version');
const today = new Date().toISOString().slice(0, 10);
writeFileSync('CHANGELOG.md', releasedChangelog(readFileSync('CHANGELOG.md', 'utf8'), version, today));
