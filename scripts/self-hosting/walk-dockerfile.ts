import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { wait } from '../../src/lib/wait';
import type { SigningKeys } from '../discord/keys';
import { type Chroot, call } from './chroot';
import { type Instruction, readDockerfile } from './page';
import { playOnce } from './play-once';

interface Image {
  folder: string;
  env: Record<string, string>;
  user: string;
  command: string[];
  check: string[];
}

/** Attempts at a health check, one every half second. */
const CHECKS = 60;

/**
 * Runs the instructions of the Dockerfile in a Debian, which replaces the base image and has Node from Debian. Both
 * stages share its files. Then starts the command as the image's user on a read-only root, and plays.
 */
export async function walkDockerfile(debian: Chroot, keys: SigningKeys): Promise<void> {
  console.log('\n— Dockerfile');
  debian.run('id node || useradd --create-home --uid 1000 node; rm -rf /opt/wyrmdeep /src /data');
  const image: Image = { folder: '/', env: {}, user: 'root', command: [], check: [] };
  for (const instruction of readDockerfile('Dockerfile')) {
    console.log(`${instruction.name} ${instruction.argument}`);
    carryOut(debian, image, instruction);
  }
  await playInImage(debian, image, keys);
}

function carryOut(debian: Chroot, image: Image, { name, argument }: Instruction): void {
  switch (name) {
    case 'FROM':
      Object.assign(image, { folder: '/', env: {}, user: 'root' });
      return;
    case 'WORKDIR':
      image.folder = argument;
      return;
    case 'ENV':
      image.env[argument.split('=', 1)[0] as string] = argument.slice(argument.indexOf('=') + 1);
      return;
    case 'USER':
      image.user = argument;
      return;
    case 'COPY':
      copy(debian.root, image.folder, argument);
      return;
    case 'RUN':
      debian.run(`mkdir -p ${image.folder}\ncd ${image.folder}\n${argument}`, image.env);
      return;
    case 'VOLUME':
      return;
    case 'HEALTHCHECK':
      image.check = JSON.parse(argument.replace('CMD ', ''));
      return;
    case 'CMD':
      image.command = JSON.parse(argument);
      return;
    default:
      throw new Error(`this script does not know ${name}`);
  }
}

/** Copies files from the build context, or from the first stage. */
function copy(root: string, folder: string, argument: string): void {
  const words = argument.split(' ');
  const isFromStage = words[0]?.startsWith('--from=') ?? false;
  const sources = words.slice(isFromStage ? 1 : 0, -1);
  const target = join(root, folder, words.at(-1) as string);
  if (isFromStage) {
    cpSync(join(root, sources[0] as string), target, { recursive: true });
    return;
  }
  for (const file of contextFiles()) {
    const isWanted = sources.some((source) => source === '.' || source === file);
    if (!isWanted) continue;
    mkdirSync(dirname(join(target, file)), { recursive: true });
    cpSync(file, join(target, file));
  }
}

/** Returns the files of the build context, which are the exceptions (`!`) in `.dockerignore`. */
function contextFiles(): string[] {
  const names = [...readFileSync('.dockerignore', 'utf8').matchAll(/^!(.+)$/gm)].map(([, name = '']) => name);
  return call('git', ['ls-files', ...names], { maxBuffer: 1e8 })
    .split('\n')
    .filter((file) => file !== '');
}

/**
 * Starts the image's command with only the data folder writable, and plays. Rejects if other folders are writable, or
 * if the image does not become healthy.
 */
async function playInImage({ root }: Chroot, image: Image, keys: SigningKeys): Promise<void> {
  const mounted = mkdtempSync(join(tmpdir(), 'wyrmdeep-image-'));
  const mounts = `mount --rbind ${root} ${mounted}
    mount -o remount,bind,ro ${mounted}
    mount --bind ${root}/data ${mounted}/data
    exec chroot --userspec=${image.user}:${image.user} ${mounted} "$@"`;
  const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', DISCORD_PUBLIC_KEY: keys.publicKey, ...image.env };
  const start = (command: readonly string[]) => ['--mount', 'bash', '-ec', mounts, 'image', ...command];
  const isReadOnly =
    spawnSync('unshare', start(['sh', '-c', '! touch /opt/wyrmdeep/x && touch /data/x']), { env }).status === 0;
  if (!isReadOnly) throw new Error('the root is not read-only, or the data folder is');
  const server = spawn('unshare', start(image.command), { env, stdio: ['ignore', 'inherit', 'inherit'] });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    const isHealthy = (): boolean => spawnSync('unshare', start(image.check), { env, stdio: 'ignore' }).status === 0;
    for (let checks = 0; !isHealthy(); checks++) {
      if (checks === CHECKS) throw new Error('the image does not become healthy');
      await wait(500);
    }
    console.log('✓ the image is healthy, on a read-only root and as the user node');
    await playOnce('http://127.0.0.1:3000/interactions', keys);
    console.log('✓ /play is answered with a picture');
  } finally {
    server.kill('SIGTERM');
    console.log(`✓ the image stopped with ${await ended}`);
    rmdirSync(mounted);
  }
}
