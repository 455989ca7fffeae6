import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { differingPixels } from '../support/pictures';

const GOLDEN = join(__dirname, 'golden');

/** Expects the committed picture, pixel for pixel. UPDATE_GOLDEN=1 commits a new one. */
export async function expectGolden(name: string, png: Buffer): Promise<void> {
  const file = join(GOLDEN, `${name}.png`);
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, png);
  if (!existsSync(file)) throw new Error(`test/render/golden/${name}.png is missing: UPDATE_GOLDEN=1 writes it`);
  const pixels = await differingPixels(png, readFileSync(file));
  expect(`${pixels} pixels differ from ${name}.png`).toBe(`0 pixels differ from ${name}.png`);
}
