import { controlFamily, NUMBER, parseLanguage } from '../custom-id/control-family';
import { type AskedAt, askedWords, parseAsked } from '../custom-id/question';
import type { RunId } from '../types';

/** Controls of runs that are shared with a channel. */
export type SharingControl =
  /**
   * Shows the present state of the run that the custom id names. If `language` is set, everybody sees the message, in
   * that language. If it is `null`, only the player sees the message.
   */
  | { kind: 'watch'; language: string | null }
  /** Lists the runs that the channel can watch. */
  | { kind: 'shares' }
  /** Opens the run that the custom id names or, in a menu, the picked run. */
  | { kind: 'shared-run' }
  /**
   * Stops sharing the run with the channel. If `language` is set, everybody sees the message, which then reports the
   * end in that language.
   */
  | { kind: 'unshare'; language: string | null }
  /** Branches off the run at the version that the custom id names. */
  | { kind: 'fork' }
  /**
   * Answers the confirmation that a player gets before branching off their own ranked run: branch off, or keep the
   * rank.
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
  // Heavy because the first replay of a run repeats its actions since a log chunk, up to 256 of them.
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

/** Names a shared run in menus and custom ids. A version is added if only a single moment is shared. */
export const formatSharedRun = (run: RunId, version: number | null): string =>
  version === null ? run : `${run}#${version}`;

/** Parses the text of `formatSharedRun`; `null` for any other. Without a version the result names the whole run. */
export function parseSharedRun(text: string): { run: RunId; version?: number } | null {
  const [run = '', version, ...rest] = text.split('#');
  if (run === '' || rest.length > 0) return null;
  if (version === undefined) return { run };
  return NUMBER.test(version) ? { run, version: Number(version) } : null;
}
