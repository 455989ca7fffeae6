import type { RunsQuery } from '../../controls/profiles-controls';
import type { Settings } from '../../types';
import { intentFamily } from '../intent-family';

export type ProfileIntent =
  /** Lists finished runs; the cause of the query is as it was typed. */
  | { kind: 'history'; query: RunsQuery }
  /** Lists the player's suspended runs. */
  | { kind: 'resume' }
  /** The settings, after these changes. */
  | { kind: 'settings'; settings: Partial<Settings> };

export const profileIntents = intentFamily<ProfileIntent>({ history: true, resume: true, settings: true });
