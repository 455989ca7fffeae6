import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadRaws } from '../../src/raws';
import { compactPicture } from '../../src/render/compact';
import { encodePng } from '../../src/render/png';
import { FIXED_VIEWS } from '../support/views';

const ROOT = join(__dirname, '../..');

describe('a machine without fonts', () => {
  it('draws the same bytes', () => {
    const child = execFileSync(process.execPath, ['--import', 'tsx', join(__dirname, '../support/print-pictures.ts')], {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 1 << 24,
    });
    const printed = JSON.parse(child) as { fonts: number; pictures: Record<string, string> };
    expect(printed.fonts).toBe(0);
    for (const [name, fixed] of Object.entries(FIXED_VIEWS)) {
      const { view, captions, options } = fixed();
      const png = encodePng(compactPicture(loadRaws(), view, captions, options));
      expect(printed.pictures[name]).toBe(png.toString('base64'));
    }
  });

  it('is never asked for one: nothing that draws sets a font or writes with the canvas', () => {
    const folder = join(ROOT, 'src/render');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    expect(files.length).toBeGreaterThan(20);
    const asking = files.filter((file) =>
      /fillText|strokeText|measureText|GlobalFonts|\.font\s*=/.test(readFileSync(join(folder, file), 'utf8')),
    );
    expect(asking).toEqual([]);
  });
});
