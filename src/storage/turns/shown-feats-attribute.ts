import { type Attribute, text, wholeNumber } from '../dynamo';
import type { Run } from './turns-contract';

/** Versions at which feats were shown, such as `first-blood:12 devout:40`. */
export const SHOWN_FEATS = 'feats';

export function shownFeatsAttribute({ shownFeats = {} }: Pick<Run, 'shownFeats'>): { [SHOWN_FEATS]?: string } {
  const entries = Object.entries(shownFeats).map(([feat, version]) => `${feat}:${version}`);
  return entries.length > 0 ? { [SHOWN_FEATS]: entries.join(' ') } : {};
}

/** Throws the `StoreError` `unreadable` if the value is damaged. */
export function toShownFeats(value: Attribute | undefined): Pick<Run, 'shownFeats'> {
  if (value === undefined) return {};
  const entries = text(value)
    .split(' ')
    .map((entry) => entry.split(':'));
  return { shownFeats: Object.fromEntries(entries.map(([feat = '', version]) => [feat, wholeNumber(version)])) };
}
