import { clamp } from '../../lib/clamp';
import { controlFamily, oneOf, parseLanguage } from '../custom-id/control-family';

/** How far each step leads, in versions. */
const STEPS = {
  first: Number.NEGATIVE_INFINITY,
  back10: -10,
  back: -1,
  on: 1,
  on10: 10,
  last: Number.POSITIVE_INFINITY,
} as const;

/** Steps from the version that a control names, in the order of their buttons. */
export const REPLAY_STEPS = ['first', 'back10', 'back', 'on', 'on10', 'last'] as const satisfies (keyof typeof STEPS)[];
export type ReplayStep = (typeof REPLAY_STEPS)[number];

/** The version that a step leads to in a run of versions from 0 to `last`. */
export const versionAfter = (step: ReplayStep, version: number, last: number): number =>
  clamp(version + STEPS[step], 0, last);

const WATCHED = 'watched';

/** Controls of finished runs that are watched again. */
export type ReplayControl =
  | { kind: 'replay'; to: ReplayStep }
  /** Starts with the run that the control names or, in a list, the one picked. */
  | { kind: 'replay'; to: 'open' }
  /** The whole run as a clip. */
  | { kind: 'replay'; to: 'clip' }
  /**
   * The last turns of a run that is over, as a clip, to all in this language. `watched`: where it is one to watch;
   * without a language to its reader alone.
   */
  | { kind: 'last-turns'; language: string | null; watched: boolean };

export const replayControls = controlFamily<ReplayControl>({
  replay: {
    head: 'replay',
    isSlow: ({ to }) => to === 'clip',
    words: ({ to }) => [to === 'clip' ? 'film' : to],
    parse([word]) {
      const to = word === 'film' ? 'clip' : oneOf([...REPLAY_STEPS, 'open'] as const, word);
      return to && { kind: 'replay', to };
    },
  },
  'last-turns': {
    head: 'last',
    isSlow: () => true,
    words: ({ language, watched }) => (watched ? [language ?? '', WATCHED] : language === null ? [] : [language]),
    parse: ([word, watched]) => ({
      kind: 'last-turns',
      language: parseLanguage(word),
      watched: watched === WATCHED,
    }),
  },
});
