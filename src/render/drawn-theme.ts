import type { RawId, Raws } from '../engine';
import type { ThemeRaw } from '../engine/schema/themes';
import type { Palette } from '../settings/palette';

/** A theme as the palette has it. An error for what is no theme. */
export function drawnTheme(raws: Raws, id: RawId, palette: Palette): ThemeRaw {
  return palette === 'contrast' ? inContrast(raws, id) : themeOf(raws, id);
}

function themeOf(raws: Raws, id: RawId): ThemeRaw {
  const theme = raws.theme[id];
  if (theme === undefined) throw new Error(`no theme ${id}`);
  return theme;
}

/** The theme of high contrast, with the ground that this one has drawn otherwise there. */
function inContrast(raws: Raws, id: RawId): ThemeRaw {
  const plain = themeOf(raws, 'contrast');
  const { contrast } = themeOf(raws, id);
  if (contrast === undefined) return plain;
  return { ...plain, id: `${plain.id} ${id}`, ground: { ...plain.ground, ...contrast } };
}
