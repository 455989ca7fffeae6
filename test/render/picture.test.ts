import { loadRaws } from '../../src/raws';
import { compactPicture } from '../../src/render/compact';
import { SCALE } from '../../src/render/compact/layout';
import { encodePng } from '../../src/render/png';
import { indexedHeader } from '../support/pictures';
import { FIXED_VIEWS, type FixedViewName } from '../support/views';
import { expectGolden } from './golden-picture';

const MOST_BYTES = 80_000;

describe.each(Object.keys(FIXED_VIEWS) as FixedViewName[])('the picture of the %s', (name) => {
  const { view, captions, options } = FIXED_VIEWS[name]();
  const png = encodePng(compactPicture(loadRaws(), view, captions, options), SCALE);

  it('is the committed one (npm run accept writes a new one)', () => expectGolden(name, png));

  it('has the size of its layout, is small, and has a palette', () => {
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(view.lit ? [672, 700] : [544, 572]);
    expect(png.length).toBeLessThan(MOST_BYTES);
    expect(indexedHeader(png).colours).toBeLessThanOrEqual(256);
  });
});
