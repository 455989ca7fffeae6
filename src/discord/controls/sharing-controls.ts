import { controlFamily, NUMBER, parseLanguage } from '../custom-id/control-family';
import { type AskedAt, askedWords, parseAsked } from '../custom-id/question';
import type { RunId } from '../types';

export type SharingControl =
  /** `language` is the public message's language; `null` in an ephemeral message. */
  | { kind: 'watch'; language: string | null }
  | { kind: 'shares' }
  /** Opens the run from a menu, else from the custom id. */
  | { kind: 'shared-run' }
  | { kind: 'unshare'; language: string | null }
  /** Posts an animation of the action that led to the version. */
  | { kind: 'post' }
  | { kind: 'fork' }
  /** Confirms that a fork makes the player's own run unranked. */
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
  // A fork may replay up to 256 actions.
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

/** A whole shared run has no version. Returns `null` for invalid text. */
export function parseSharedRun(text: string): { run: RunId; version?: number } | null {
  const [run = '', version, ...rest] = text.split('#');
  if (run === '' || rest.length > 0) return null;
  if (version === undefined) return { run };
  return NUMBER.test(version) ? { run, version: Number(version) } : null;
}
