import { controlFamily, NUMBER, parseLanguage } from '../custom-id/control-family';
import { type AskedAt, askedWords, parseAsked } from '../custom-id/question';
import type { RunId } from '../types';

export type SharingControl =
  /**
   * Updates the message to the present state of the run in the custom id. If `language` is set, everybody sees the
   * message, in this language. If `language` is `null`, only the player sees the message.
   */
  | { kind: 'watch'; language: string | null }
  | { kind: 'shares' }
  /** Opens a shared run: the run picked from a menu, or else the run in the custom id. */
  | { kind: 'shared-run' }
  /** Stops sharing the run with the channel. If `language` is set, everybody sees the report, in this language. */
  | { kind: 'unshare'; language: string | null }
  /** Posts the action that led to the version in the custom id, as an animation for the whole channel. */
  | { kind: 'post' }
  | { kind: 'fork' }
  /**
   * Answers the question about a fork of the player's own ranked run. `sure` makes the fork, and the run becomes
   * unranked. `keep` declines.
   */
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
  // Heavy, because a fork may replay up to 256 actions, from the beginning of a log chunk.
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

/** Formats a shared run for menus and custom ids. Adds the version if only this version is shared. */
export const formatSharedRun = (run: RunId, version: number | null): string =>
  version === null ? run : `${run}#${version}`;

/**
 * Returns the shared run; `version` is absent if the whole run is shared. Returns `null` for an empty id and for an
 * invalid version. Accepts any other text as the id of a run.
 */
export function parseSharedRun(text: string): { run: RunId; version?: number } | null {
  const [run = '', version, ...rest] = text.split('#');
  if (run === '' || rest.length > 0) return null;
  if (version === undefined) return { run };
  return NUMBER.test(version) ? { run, version: Number(version) } : null;
}
