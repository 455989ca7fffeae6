import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { differingPixels } from '../../scripts/lib/picture-pixels';

const GOLDEN = join(__dirname, 'golden');

/**
 * Expects the picture to equal the committed one, pixel for pixel. With UPDATE_GOLDEN=1 it writes the picture instead,
 * if any pixel differs.
 */
export async function expectGolden(name: string, png: Buffer): Promise<void> {
  const file = join(GOLDEN, `${name}.png`);
  const isUpdating = process.env.UPDATE_GOLDEN === '1';
  if (isUpdating && !existsSync(file)) writeFileSync(file, png);
  if (!existsSync(file)) throw new Error(`test/render/golden/${name}.png is missing: npm run accept writes it`);
  const pixels = await differingPixels(png, readFileSync(file));
  if (isUpdating && pixels > 0) return writeFileSync(file, png);
  expect(`${pixels} pixels differ from ${name}.png`).toBe(`0 pixels differ from ${name}.png`);
}
