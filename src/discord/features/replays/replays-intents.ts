import { intentFamily } from '../intent-family';

export type ReplayIntent =
  /**
   * Replays a finished run, named by its id or by text that matches a suggestion. If `run` is `null`, replays the run
   * that the player finished last.
   */
  | { kind: 'replay'; run: string | null }
  /**
   * Shows how the builders made a level. If `seed` is `null`, takes the seed of the run that the player finished last.
   */
  | { kind: 'building'; depth: number; seed: string | null };

export const replayIntents = intentFamily<ReplayIntent>({ replay: true, building: true });
