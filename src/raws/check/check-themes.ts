import type { LookRaw } from '../../engine/schema/sprites';
import type { ThemeRaw } from '../../engine/schema/themes';
import type { Parsed } from '../kinds';
import { faultsOfLook } from './check-look';
import type { Reporter } from './reporter';

export function checkThemes({ themes, sprites }: Parsed, { report, need }: Reporter): void {
  // `default` is for stored levels whose recipe no longer exists, `contrast` for the high-contrast palette.
  need('theme', ['default', 'contrast']);
  for (const theme of themes.themes) {
    for (const [field, look] of looksOf(theme)) {
      for (const fault of faultsOfLook(sprites, look)) report(theme.id, field, fault);
    }
  }
}

function looksOf({ wall, downStairs }: ThemeRaw): [field: string, look: LookRaw][] {
  // The digits 2, 3 and 4 in the grid of a lone wall stand for these three colours.
  const [dark, middle, light] = wall.stone;
  const lone = 'lone' in wall ? wall.lone : undefined;
  return [
    ...(lone === undefined ? [] : [['wall.lone', { sprite: lone, swap: { 2: dark, 3: middle, 4: light } }] as const]),
    ...(downStairs === undefined ? [] : [['downStairs', { sprite: downStairs }] as const]),
  ].map(([field, look]) => [field, look]);
}
