import { featFor, isOpen, type Look, looksOpenedBy } from '../../settings/looks';
import type { Board, I18n, RawId } from '../types';

function lookName(look: Look, i18n: I18n): string {
  const { settings } = i18n.profiles;
  switch (look.kind) {
    case 'emblem':
      return settings.emblems[look.id];
    case 'title':
      return settings.titles[look.id];
    case 'pet':
      return settings.pets[look.id];
    case 'frame':
      return settings.frames[look.id];
    case 'kit':
      return look.id === 'none' ? settings.lastKit : i18n.kit(look.id).name;
  }
}

export const lookLabel = (look: Look, i18n: I18n): string => i18n.profiles.settings[look.kind](lookName(look, i18n));

/** Explains the unlocking feat; a hidden feat gives only a hint. */
export function wayTo(look: Look, i18n: I18n): string {
  const { how, hint } = i18n.feat(featFor(look) ?? '');
  return hint ?? how;
}

export const lockedText = (look: Look, i18n: I18n): string =>
  i18n.profiles.looks.locked(lookLabel(look, i18n), wayTo(look, i18n));

export function lockedKitText(id: RawId, i18n: I18n): string {
  const { locked, practice } = i18n.profiles.looks;
  return [locked(i18n.kit(id).name, wayTo({ kind: 'kit', id }, i18n)), practice].join('\n');
}

/** Returns `null` for an unlocked kit and unknown feats. Parties unlock every kit. */
export function wayToKit(id: RawId, { feats, earned = [], channel }: Board, i18n: I18n): string | null {
  const look = { kind: 'kit', id } as const;
  if (feats === undefined || channel !== undefined || isOpen(look, [...feats, ...earned])) return null;
  return wayTo(look, i18n);
}

/** Returns at most one line about looks that these feats unlock. */
export function openedLines(feats: readonly string[], i18n: I18n): string[] {
  const opened = looksOpenedBy(feats).map((look) => i18n.profiles.looks.opened[look.kind](lookName(look, i18n)));
  return opened.length > 0 ? [`🎨 ${[...opened, '`/settings`'].join(' · ')}`] : [];
}
