import type { RunsQuery } from '../../controls/profiles-controls';
import type { Settings } from '../../types';
import { intentFamily } from '../intent-family';

export type ProfileIntent =
  /** Lists finished runs; the query's cause is the typed text, not yet an id. */
  | { kind: 'history'; query: RunsQuery }
  /** Lists the player's suspended runs. */
  | { kind: 'resume' }
  /** Makes these changes, then shows all settings. */
  | { kind: 'settings'; settings: Partial<Settings> };

export const profileIntents = intentFamily<ProfileIntent>({ history: true, resume: true, settings: true });
