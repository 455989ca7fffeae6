import { type Attribute, text, wholeNumber } from '../dynamo';
import type { Run } from './turns-contract';

/** Feats shown in a run with their versions, such as `first-blood:12 devout:40`. */
export const SHOWN_FEATS = 'feats';

/** Returns the attribute with each shown feat and its version; no attribute if there are none. */
export function shownFeatsAttribute({ shownFeats = {} }: Pick<Run, 'shownFeats'>): { [SHOWN_FEATS]?: string } {
  const entries = Object.entries(shownFeats).map(([feat, version]) => `${feat}:${version}`);
  return entries.length > 0 ? { [SHOWN_FEATS]: entries.join(' ') } : {};
}

/**
 * Reads the attribute of `shownFeatsAttribute`. Returns no feats for `undefined`. Throws the `StoreError` `unreadable`
 * if the value is not a text of feats with versions, for example for the empty text.
 */
export function toShownFeats(value: Attribute | undefined): Pick<Run, 'shownFeats'> {
  if (value === undefined) return {};
  const entries = text(value)
    .split(' ')
    .map((entry) => entry.split(':'));
  return { shownFeats: Object.fromEntries(entries.map(([feat = '', version]) => [feat, wholeNumber(version)])) };
}
