import { GlobalFonts } from '@napi-rs/canvas';
import { loadRaws } from '../../src/raws';
import { compactPicture } from '../../src/render/compact';
import { encodePng } from '../../src/render/png';
import { FIXED_VIEWS } from './views';

// Run as a process of its own: takes every font away, then prints the fixed pictures as one JSON object of base64.
GlobalFonts.removeAll();
const pictures = Object.entries(FIXED_VIEWS).map(([name, fixed]) => {
  const { view, captions, options } = fixed();
  return [name, encodePng(compactPicture(loadRaws(), view, captions, options)).toString('base64')];
});
process.stdout.write(JSON.stringify({ fonts: GlobalFonts.families.length, pictures: Object.fromEntries(pictures) }));
