import type { RawId, Raws } from '../engine';
import type { ThemeRaw } from '../engine/schema/themes';
import type { Palette } from '../settings/palette';

/** Returns the theme, or its high-contrast version for the palette `contrast`. Throws for an unknown id. */
export function drawnTheme(raws: Raws, id: RawId, palette: Palette): ThemeRaw {
  return palette === 'contrast' ? inContrast(raws, id) : themeOf(raws, id);
}

function themeOf(raws: Raws, id: RawId): ThemeRaw {
  const theme = raws.theme[id];
  if (theme === undefined) throw new Error(`no theme ${id}`);
  return theme;
}

function inContrast(raws: Raws, id: RawId): ThemeRaw {
  const plain = themeOf(raws, 'contrast');
  const { contrast } = themeOf(raws, id);
  if (contrast === undefined) return plain;
  return { ...plain, id: `${plain.id} ${id}`, ground: { ...plain.ground, ...contrast } };
}
