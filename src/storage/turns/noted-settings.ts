import type { NotedSettings } from '../contract';
import { type Attribute, type Item, number, TolerantReader, texts } from '../dynamo';
import { settingsAttributes, toSettings } from '../profiles/settings-item';

/** Attribute of a state item: texts, as in a profile, those left out that are as in a new one or empty. */
export const SETTINGS = 'settings';

const DEFAULTS = settingsAttributes();

export function settingsTexts({ revision, settings, pendingHints, at }: NotedSettings): Record<string, string> {
  const chosen = Object.entries(settingsAttributes(settings)).filter(([name, value]) => value !== DEFAULTS[name]);
  const hints = pendingHints.length > 0 ? { hints: pendingHints.join(' ') } : {};
  return { ...Object.fromEntries(chosen), ...hints, rev: String(revision), at: String(at) };
}

/** Reads what `settingsTexts` wrote. Throws `unreadable` at anything else, and where there is nothing. */
export function notedSettings(value: Attribute | undefined): NotedSettings {
  // Builds that noted no hints noted settings of those alone to whom none was due.
  const { rev, at, hints = '', ...chosen } = texts(value);
  const item: Item = { PK: '', SK: '', ...DEFAULTS, ...chosen };
  return {
    revision: number(Number(rev)),
    at: number(Number(at)),
    settings: toSettings(new TolerantReader(item)),
    pendingHints: hints === '' ? [] : hints.split(' '),
  };
}
