import { featFor, type Look, looksOpenedBy } from '../../settings/looks';
import type { I18n } from '../types';

const lookName = (look: Look, { profiles: { settings } }: I18n): string =>
  look.kind === 'title' ? settings.titles[look.id] : settings.emblems[look.id];

/** Returns the label of a look in the settings: `Emblem: crown`. */
export const lookLabel = (look: Look, i18n: I18n): string => i18n.profiles.settings[look.kind](lookName(look, i18n));

/** Returns how a player earns a locked look. For the look of a hidden feat, returns only the hint. */
export function wayTo(look: Look, i18n: I18n): string {
  const { how, hint } = i18n.feat(featFor(look) ?? '');
  return hint ?? how;
}

/** Returns why a player cannot choose a look. */
export const lockedText = (look: Look, i18n: I18n): string =>
  i18n.profiles.looks.locked(lookLabel(look, i18n), wayTo(look, i18n));

/** Returns a line with the looks that these feats open; no line if they open none. */
export function openedLines(feats: readonly string[], i18n: I18n): string[] {
  const opened = looksOpenedBy(feats).map((look) => i18n.profiles.looks.opened[look.kind](lookName(look, i18n)));
  return opened.length > 0 ? [`🎨 ${[...opened, '`/settings`'].join(' · ')}`] : [];
}
