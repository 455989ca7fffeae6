import { intentFamily } from '../intent-family';

export type ReplayIntent =
  /** Replays a finished run, by its id or as it is suggested; by default the one that the player finished last. */
  | { kind: 'replay'; run: string | null }
  /** Shows how a level of a seed is built; by default of the run that the player finished last. */
  | { kind: 'building'; depth: number; seed: string | null };

export const replayIntents = intentFamily<ReplayIntent>({ replay: true, building: true });
