import type { RunsQuery } from '../../controls/profiles-controls';
import type { Settings } from '../../types';
import { intentFamily } from '../intent-family';

export type ProfileIntent =
  /** `query.cause` is typed text, not an id. */
  { kind: 'history'; query: RunsQuery } | { kind: 'resume' } | { kind: 'settings'; settings: Partial<Settings> };

export const profileIntents = intentFamily<ProfileIntent>({ history: true, resume: true, settings: true });
