import type { LookRaw } from '../../engine/schema/sprites';
import type { ThemeRaw } from '../../engine/schema/themes';
import type { Parsed } from '../kinds';
import { faultsOfLook } from './check-look';
import type { Reporter } from './reporter';

export function checkThemes({ themes, sprites }: Parsed, { report, need }: Reporter): void {
  // Stored levels without a recipe use `default`, the high-contrast palette `contrast`.
  need('theme', ['default', 'contrast']);
  for (const theme of themes.themes) {
    for (const [field, look] of looksOf(theme)) {
      for (const fault of faultsOfLook(sprites, look)) report(theme.id, field, fault);
    }
  }
}

function looksOf({ wall, downStairs }: ThemeRaw): [field: string, look: LookRaw][] {
  // In lone walls, digits 2 to 4 stand for these colours.
  const [dark, middle, light] = wall.stone;
  const lone = 'lone' in wall ? wall.lone : undefined;
  return [
    ...(lone === undefined ? [] : [['wall.lone', { sprite: lone, swap: { 2: dark, 3: middle, 4: light } }] as const]),
    ...(downStairs === undefined ? [] : [['downStairs', { sprite: downStairs }] as const]),
  ].map(([field, look]) => [field, look]);
}
