import type { RunsQuery } from '../../controls/profiles-controls';
import type { Settings } from '../../types';
import { intentFamily } from '../intent-family';

export type ProfileIntent =
  /** Lists finished runs. The cause in the query is still the player's text, not an id. */
  | { kind: 'history'; query: RunsQuery }
  /** Lists the player's suspended runs. */
  | { kind: 'resume' }
  /** Makes these changes to the settings, then shows all settings. */
  | { kind: 'settings'; settings: Partial<Settings> };

export const profileIntents = intentFamily<ProfileIntent>({ history: true, resume: true, settings: true });
