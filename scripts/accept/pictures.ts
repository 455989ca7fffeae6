import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Raws } from '../../src/engine';
import { paintGallery } from '../catalogue/gallery';
import { differingPixels } from '../lib/picture-pixels';
import { writeClip } from '../replay/pictures';
import { recordedRun } from '../replay/recorded-run';
import { WANTED_RUNS } from '../replay/wanted-runs';
import { readEnds } from './recordings';

/** Pictures in docs/pictures that are copies of golden pictures, by name. */
const COPIES = {
  title: 'title',
  forest: 'forest',
  cave: 'cave',
  death: 'death-wolf',
  profile: 'profile',
  closing: 'closing',
};

/** Animations in docs/pictures of the last actions of recorded runs. */
const CLIPS = [
  { name: 'last-turns', run: 'careful-', frames: 60 },
  { name: 'victory', run: 'amulet-planner-', frames: 20 },
] as const;
const CLIP_BYTES = 400_000;

/** Writes the changed golden pictures. Returns the tasks that remain for the developer. */
export function writeGoldens(root: string): string[] {
  const env = { ...process.env, UPDATE_GOLDEN: '1' };
  const args = ['jest', '--silent', '--runTestsByPath', ...testsOfGoldens(root)];
  const { status } = spawnSync('npx', args, { cwd: root, env, stdio: 'ignore' });
  return status === 0 ? [] : ['tests of pictures fail: npx jest test/render says which'];
}

/** Returns the paths of the tests that compare pictures with golden ones. Leaves out deep tests. */
function testsOfGoldens(root: string): string[] {
  const files = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' });
  const tests = files.filter((file) => file.endsWith('.test.ts') && !file.endsWith('.deep.test.ts'));
  const paths = tests.map((file) => join('test', file));
  return paths.filter((path) => readFileSync(join(root, path), 'utf8').includes('expectGolden('));
}

export async function writeGallery(root: string, raws: Raws): Promise<void> {
  for (const { file, bytes } of paintGallery(raws)) await writePicture(join(root, 'docs/levels', file), bytes);
}

/**
 * Writes the pictures and animations in docs/pictures: copies of golden pictures, the last turns of a recorded run, and
 * a victory. Keeps an old animation if no run shows what it should.
 */
export async function writeDocumentPictures(root: string, raws: Raws): Promise<void> {
  const folder = join(root, 'docs/pictures');
  for (const [name, golden] of Object.entries(COPIES)) {
    copyFileSync(join(root, 'test/render/golden', `${golden}.png`), join(folder, `${name}.png`));
  }
  const drawn = mkdtempSync(join(tmpdir(), 'accept-'));
  try {
    const clip = { bytes: CLIP_BYTES, scale: 2, loop: false, layout: 'compact', palette: 'standard' } as const;
    for (const { name, run, frames } of CLIPS) {
      const wanted = WANTED_RUNS.find(({ prefix }) => prefix === run);
      const [, end] = Object.entries(readEnds(root)).find(([file]) => file.startsWith(run)) ?? [];
      // If the new run does not show what it should, the old animation remains.
      if (!end || wanted?.isKept(end) !== false)
        writeClip(raws, recordedRun(run), { ...clip, file: join(drawn, `${name}.gif`), frames });
    }
    for (const file of readdirSync(drawn)) await writePicture(join(folder, file), readFileSync(join(drawn, file)));
  } finally {
    rmSync(drawn, { recursive: true });
  }
}

/** Writes a file, unless only the compression of a picture differs, which depends on the version of Node. */
async function writePicture(file: string, bytes: Buffer): Promise<void> {
  const isSame = file.endsWith('.png') && existsSync(file) && (await differingPixels(bytes, readFileSync(file))) === 0;
  if (!isSame) writeFileSync(file, bytes);
}
