import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeClip } from '../../../scripts/replay/pictures';
import { playRun } from '../../../scripts/simulate/run';
import { loadRaws } from '../../../src/raws';
import { decode } from '../../render/gif-reader';

const raws = loadRaws();
const { recording } = playRun(raws, { seed: 'recorded', bot: 'careful', maxTurns: 500, verify: false });
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'clip-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a recorded run is written as an animation, with a still and words beside it', () => {
  const line = writeClip(raws, recording, { file: join(folder, 'all.gif'), frames: 4, scale: 1 });
  expect(line).toContain('4 pictures');
  const read = (name: string) => readFileSync(join(folder, name));
  expect(decode(read('all.gif'))).toMatchObject({ width: 336, height: 350, delays: { length: 4 } });
  expect(read('all.png').toString('latin1', 1, 4)).toBe('PNG');
  expect(read('all.txt').toString()).toMatch(/HP \d+\/\d+/);
});

test('the animation may end at any decision of the run', () => {
  const frames = (to: number) => {
    writeClip(raws, recording, { file: join(folder, 'some.gif'), frames: 3, scale: 1, to });
    return decode(readFileSync(join(folder, 'some.gif'))).frames.length;
  };
  expect([frames(0), frames(1), frames(5), frames(9999)]).toEqual([1, 2, 3, 3]);
});
