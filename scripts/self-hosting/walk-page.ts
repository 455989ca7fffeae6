import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SigningKeys } from '../discord/keys';
import { type Chroot, call } from './chroot';
import { readSections } from './page';
import { PLAYER, playOnce } from './play-once';

const PAGE = 'docs/self-hosting.md';
const REPOSITORY = '/srv/wyrmdeep.git';
const DOMAIN = 'localhost';
const URL = `https://${DOMAIN}/interactions`;

/** Root certificate of Caddy's own authority, which replaces Let's Encrypt. */
const AUTHORITY = '/var/lib/caddy/caddy/pki/authorities/local/root.crt';

/** Carries out the commands of the page in a Debian. Rejects if a command fails or a statement of the page is wrong. */
export async function walkPage(debian: Chroot, keys: SigningKeys): Promise<void> {
  // An earlier walk may have left these behind.
  debian.run(`rm -rf ${REPOSITORY} ${FOLDER} /opt/wyrmdeep* /var/lib/wyrmdeep; userdel wyrmdeep || true`);
  call('git', ['clone', '--quiet', '--bare', '.', join(debian.root, REPOSITORY)]);
  const sections = readSections(PAGE, {
    'address of this repository': REPOSITORY,
    'Public Key': keys.publicKey,
    'play.example.org': DOMAIN,
    'Application ID': '1',
    token: 'none',
    id: PLAYER.id,
  });
  const runAll = (heading: string, env?: Record<string, string>): string => {
    const section = sections.find((each) => each.heading === heading);
    if (!section || section.blocks.length === 0) throw new Error(`${PAGE} has no commands below "${heading}"`);
    console.log(`\n— ${heading}`);
    return section.blocks.map((block) => debian.run(inFolder(adapted(block)), env)).join('');
  };

  runAll('Install');
  expect(runAll('Start the bot').endsWith('ok\n'), 'the bot is healthy');
  expect(
    runAll('Open the door', { XDG_DATA_HOME: '/var/lib/caddy', CURL_CA_BUNDLE: AUTHORITY }).endsWith('401\n'),
    'only Discord may ask',
  );
  runAll('Tell Discord');
  const begun = await playOnce(URL, keys);
  expect(begun > 0, 'a run is begun');
  runAll('Backups');
  expect((await playOnce(URL, keys)) === begun, 'a restored run goes on');
  runAll('Upgrades');
  expect((await playOnce(URL, keys)) === begun, 'a run goes on after an upgrade');
  expect(isStored(debian, PLAYER.id), 'the player is stored');
  expect(runAll('Looking after it').includes('is erased'), 'a player is erased');
  expect(!isStored(debian, PLAYER.id), 'an erased player is gone');
  debian.run('systemctl stop wyrmdeep; caddy stop');
}

/** Returns the script so that it begins in the folder of the sources, where the page leaves the reader. */
const inFolder = (script: string): string => `if [ -d ${FOLDER} ]; then cd ${FOLDER}; fi\n${script}`;
const FOLDER = '/usr/local/src/wyrmdeep';

/** Returns the script with changes to lines that need access from the internet, or the real Discord. */
const adapted = (script: string): string =>
  script
    .replace(/^npm run register$/m, 'npm run register -- --dry-run > /dev/null')
    .replace(
      /^(systemctl reload caddy)$/m,
      `sed -i 's/^${DOMAIN} {/&\\n\\ttls internal/' /etc/caddy/Caddyfile\n$1\nsleep 3`,
    );

function expect(isTrue: boolean, claim: string): void {
  if (!isTrue) throw new Error(`not true: ${claim}`);
  console.log(`✓ ${claim}`);
}

/** True if a file of the database contains the text. */
function isStored(debian: Chroot, text: string): boolean {
  const folder = join(debian.root, 'var/lib/wyrmdeep');
  const files = readdirSync(folder).filter((name) => name.startsWith('wyrmdeep.sqlite'));
  return files.some((name) => readFileSync(join(folder, name)).includes(text));
}
