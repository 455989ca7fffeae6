import { clamp } from '../../lib/clamp';
import { controlFamily, oneOf, parseLanguage } from '../custom-id/control-family';

const STEPS = {
  first: Number.NEGATIVE_INFINITY,
  back10: -10,
  back: -1,
  on: 1,
  on10: 10,
  last: Number.POSITIVE_INFINITY,
} as const;

/** Each step starts from the version in the custom id. */
export const REPLAY_STEPS = ['first', 'back10', 'back', 'on', 'on10', 'last'] as const satisfies (keyof typeof STEPS)[];
export type ReplayStep = (typeof REPLAY_STEPS)[number];

/** Returns a version from 0 to `last`. */
export const versionAfter = (step: ReplayStep, version: number, last: number): number =>
  clamp(version + STEPS[step], 0, last);

const WATCHED = 'watched';

export type ReplayControl =
  | { kind: 'replay'; to: ReplayStep }
  | { kind: 'replay'; to: 'open' }
  | { kind: 'replay'; to: 'clip' }
  /** `language` is a public message's language, otherwise `null`. `watched` is true for watchers. */
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
