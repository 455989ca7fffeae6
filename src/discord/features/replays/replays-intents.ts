import { intentFamily } from '../intent-family';

export type ReplayIntent =
  /** `run` is an id or part of a suggestion; `null` for the last finished run. */
  | { kind: 'replay'; run: string | null }
  /** Shows how the generator built a level. `seed: null` means the last finished run. */
  | { kind: 'building'; depth: number; seed: string | null };

export const replayIntents = intentFamily<ReplayIntent>({ replay: true, building: true });
