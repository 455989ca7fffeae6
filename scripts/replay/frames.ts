import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, type Raws, view } from '../../src/engine';
import { createI18n } from '../../src/i18n';
import { createRenderer, type PictureOptions } from '../../src/render';

/** Writes a picture of the game after each decision, numbered in order, with what that decision brought about. */
export function frameWriter(
  raws: Raws,
  folder: string,
  options: PictureOptions,
): (number: number, before: Game | null, after: Game) => void {
  mkdirSync(folder, { recursive: true });
  const renderer = createRenderer(raws, createI18n(raws));
  return (number, before, after) => {
    const sinceTurn = before === null ? {} : { sinceTurn: before.turn };
    const { png } = renderer.picture(view(after, raws), { ...options, ...sinceTurn });
    writeFileSync(join(folder, `${String(number).padStart(5, '0')}.png`), png);
  };
}
