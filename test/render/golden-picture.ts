import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { differingPixels } from '../support/pictures';

const GOLDEN = join(__dirname, 'golden');

/** Expects the committed picture, pixel for pixel. UPDATE_GOLDEN=1 commits a new one. */
export async function expectGolden(name: string, png: Buffer): Promise<void> {
  const file = join(GOLDEN, `${name}.png`);
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, png);
  expect(existsSync(file)).toBe(true);
  expect(await differingPixels(png, readFileSync(file))).toBe(0);
}
