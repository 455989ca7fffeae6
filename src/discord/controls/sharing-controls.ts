import { controlFamily, NUMBER, parseLanguage } from '../custom-id/control-family';
import { type AskedAt, askedWords, parseAsked } from '../custom-id/question';
import type { RunId } from '../types';

export type SharingControl =
  /** `language` is the language of a public message; `null` if only the player sees the message. */
  | { kind: 'watch'; language: string | null }
  | { kind: 'shares' }
  /** Opens the run picked from a menu, or else the run in the custom id. */
  | { kind: 'shared-run' }
  | { kind: 'unshare'; language: string | null }
  /** Posts the action that led to the version in the custom id, as an animation for the channel. */
  | { kind: 'post' }
  | { kind: 'fork' }
  /** Answers the question about a fork of the player's own ranked run. The fork makes the run unranked. */
  | { kind: 'fork-choice'; choice: 'sure'; asked: AskedAt }
  | { kind: 'fork-choice'; choice: 'keep' };

export const sharingControls = controlFamily<SharingControl>({
  watch: {
    head: 'watch',
    words: ({ language }) => (language === null ? [] : [language]),
    parse: ([word]) => ({ kind: 'watch', language: parseLanguage(word) }),
  },
  unshare: {
    head: 'unshare',
    words: ({ language }) => (language === null ? [] : [language]),
    parse: ([word]) => ({ kind: 'unshare', language: parseLanguage(word) }),
  },
  shares: { head: 'shares' },
  'shared-run': { head: 'shared' },
  post: { head: 'post', isSlow: () => true, isNew: () => true },
  // Heavy, because a fork may replay up to 256 actions of a log chunk.
  fork: { head: 'fork', isHeavy: () => true },
  'fork-choice': {
    head: 'branch',
    isHeavy: ({ choice }) => choice === 'sure',
    words: (control) => [control.choice, ...(control.choice === 'sure' ? askedWords(control.asked) : [])],
    parse([choice, asked]) {
      if (choice === 'sure') return { kind: 'fork-choice', choice, asked: parseAsked(asked) };
      return choice === 'keep' ? { kind: 'fork-choice', choice } : null;
    },
  },
});

export const formatSharedRun = (run: RunId, version: number | null): string =>
  version === null ? run : `${run}#${version}`;

/** Returns no version if the whole run is shared. Returns `null` for an empty id or an invalid version. */
export function parseSharedRun(text: string): { run: RunId; version?: number } | null {
  const [run = '', version, ...rest] = text.split('#');
  if (run === '' || rest.length > 0) return null;
  if (version === undefined) return { run };
  return NUMBER.test(version) ? { run, version: Number(version) } : null;
}
