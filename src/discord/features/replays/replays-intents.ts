import { intentFamily } from '../intent-family';

export type ReplayIntent =
  /**
   * Opens a replay of a finished run. `run` is the run's id, or text that matches a suggestion. If `run` is `null`,
   * takes the run that the player finished last.
   */
  | { kind: 'replay'; run: string | null }
  /**
   * Shows how the level generator built a level. If `seed` is `null`, uses the seed of the run that the player finished
   * last.
   */
  | { kind: 'building'; depth: number; seed: string | null };

export const replayIntents = intentFamily<ReplayIntent>({ replay: true, building: true });
