import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadRaws } from '../../src/raws';
import { compactPicture } from '../../src/render/compact';
import { SCALE } from '../../src/render/compact/layout';
import { encodePng } from '../../src/render/png';
import { differingPixels, indexedHeader } from '../support/pictures';
import { FIXED_VIEWS, type FixedViewName } from '../support/views';

const GOLDEN = join(__dirname, 'golden');
const MOST_BYTES = 80_000;

describe.each(Object.keys(FIXED_VIEWS) as FixedViewName[])('the picture of the %s', (name) => {
  const { view, captions, options } = FIXED_VIEWS[name]();
  const png = encodePng(compactPicture(loadRaws(), view, captions, options), SCALE);

  it('is the committed one (UPDATE_GOLDEN=1 commits a new one)', async () => {
    const file = join(GOLDEN, `${name}.png`);
    if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, png);
    expect(existsSync(file)).toBe(true);
    expect(await differingPixels(png, readFileSync(file))).toBe(0);
  });

  it('is 672 × 700, small, and has a palette', () => {
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([672, 700]);
    expect(png.length).toBeLessThan(MOST_BYTES);
    expect(indexedHeader(png).colours).toBeLessThanOrEqual(256);
  });
});
