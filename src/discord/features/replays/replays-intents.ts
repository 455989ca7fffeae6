import { intentFamily } from '../intent-family';

export type ReplayIntent =
  /** `run` is an id, or text that matches a suggestion; `null` for the run that the player finished last. */
  | { kind: 'replay'; run: string | null }
  /** Shows how the level generator built a level. `seed` is `null` for the run that the player finished last. */
  | { kind: 'building'; depth: number; seed: string | null };

export const replayIntents = intentFamily<ReplayIntent>({ replay: true, building: true });
