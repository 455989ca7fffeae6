import { clamp } from '../../lib/clamp';
import { controlFamily, oneOf, parseLanguage } from '../custom-id/control-family';

/** Length of each step in versions. */
const STEPS = {
  first: Number.NEGATIVE_INFINITY,
  back10: -10,
  back: -1,
  on: 1,
  on10: 10,
  last: Number.POSITIVE_INFINITY,
} as const;

/** Steps from the version in the custom id, in the order of their buttons. */
export const REPLAY_STEPS = ['first', 'back10', 'back', 'on', 'on10', 'last'] as const satisfies (keyof typeof STEPS)[];
export type ReplayStep = (typeof REPLAY_STEPS)[number];

/** Returns the version that a step leads to, clamped to 0 and `last`. */
export const versionAfter = (step: ReplayStep, version: number, last: number): number =>
  clamp(version + STEPS[step], 0, last);

const WATCHED = 'watched';

/** Controls for watching finished runs again. */
export type ReplayControl =
  | { kind: 'replay'; to: ReplayStep }
  /** Opens the run that the custom id names or, in a menu, the picked run, at its beginning. */
  | { kind: 'replay'; to: 'open' }
  /** Shows the whole run as a clip. */
  | { kind: 'replay'; to: 'clip' }
  /**
   * Shows the last turns of a finished run as a clip. If `language` is set, everybody sees the message, in that
   * language. If `watched` is true, the message is one for watchers; if `language` is `null` too, it is ephemeral.
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
