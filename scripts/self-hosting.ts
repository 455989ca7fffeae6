import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createSigningKeys } from './discord/keys';
import { commandLine, UsageError } from './lib/command-line';
import { call, openChroot } from './self-hosting/chroot';
import { walkDockerfile } from './self-hosting/walk-dockerfile';
import { walkPage } from './self-hosting/walk-page';

const USAGE = `npm run self-hosting -- --root DIR

Runs the commands of docs/self-hosting.md line by line in a Debian without systemd, and then the lines of the Dockerfile, with
the present commit. Plays at the end of each. Takes root, and the ports 80, 443 and 3000 of this machine.

  --root DIR  an empty folder, in which debootstrap makes a Debian 13, or one that it has made`;

void commandLine(USAGE, { root: { type: 'string', default: '' } }, async ({ values: { root } }) => {
  if (root === '') throw new UsageError('--root takes a folder.');
  if (process.getuid?.() !== 0) throw new UsageError('Only root can make and enter a Debian in a folder.');
  if (!existsSync(join(root, 'etc/debian_version'))) {
    call('debootstrap', ['--variant=minbase', 'trixie', root, 'http://deb.debian.org/debian']);
  }
  const debian = openChroot(root);
  const keys = createSigningKeys();
  try {
    await walkPage(debian, keys);
    await walkDockerfile(debian, keys);
  } finally {
    debian.close();
  }
  console.log('\nEvery line of the page and of the Dockerfile ran, and /play was answered with a picture after both.');
});
