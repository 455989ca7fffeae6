import { familyOf } from '../../custom-id/family';

/** Where to, from the moment that a control names. */
export const WAYS = ['first', 'back10', 'back', 'on', 'on10', 'last'] as const;
export type Way = (typeof WAYS)[number];

/** Controls of a finished run that is played back. The version of the control is the moment shown. */
export type ReplayControl =
  | { kind: 'replay'; go: Way }
  /** Begins with the run that the control names or, in a list, with what is picked. */
  | { kind: 'replay'; go: 'open' }
  /** The whole run as an animation. */
  | { kind: 'replay'; go: 'film' };

export const isReplay = familyOf<ReplayControl>({ replay: true });

/** How many versions each way leads on. */
const STEPS: Record<Way, number> = {
  first: Number.NEGATIVE_INFINITY,
  back10: -10,
  back: -1,
  on: 1,
  on10: 10,
  last: Number.POSITIVE_INFINITY,
};

/** The version that a way leads to in a run of versions from 0 to `last`. */
export const wayTo = (go: Way, version: number, last: number): number =>
  Math.min(Math.max(0, version + STEPS[go]), last);

export const formatReplay = ({ go }: ReplayControl): string => `replay:${go}`;

/** `null` for what we never wrote. */
export function parseReplay(head: string, [way]: readonly string[]): ReplayControl | null {
  if (head !== 'replay') return null;
  const go = way === 'open' || way === 'film' ? way : WAYS.find((each) => each === way);
  return go === undefined ? null : { kind: 'replay', go };
}
