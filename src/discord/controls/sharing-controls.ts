import { controlFamily, oneOf, parseLanguage } from '../custom-id/control-family';
import type { RunId } from '../types';

/** Controls of runs that are shared with a channel. */
export type SharingControl =
  /**
   * Shows the present state of the run that the custom id names. With a language the message is for everybody, in that
   * language. With `null` it is for the player alone.
   */
  | { kind: 'watch'; language: string | null }
  /** Lists the runs that the channel can watch. */
  | { kind: 'shares' }
  /** Opens the run that the custom id names or, in a menu, the picked run. */
  | { kind: 'shared-run' }
  /**
   * Ends the channel's share of the run. With a language everybody sees the message, which then reports the end in that
   * language.
   */
  | { kind: 'unshare'; language: string | null }
  /** Branches off the run at the version that the custom id names. */
  | { kind: 'fork' }
  /** Answers the question before branching off the player's own ranked run: branch off, or keep the rank. */
  | { kind: 'fork-choice'; choice: ForkChoice };

const FORK_CHOICES = ['sure', 'keep'] as const;
type ForkChoice = (typeof FORK_CHOICES)[number];

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
  // A fork replays the run from a stored version with all levels, mostly from its beginning.
  fork: { head: 'fork', isHeavy: () => true },
  'fork-choice': {
    head: 'branch',
    isHeavy: ({ choice }) => choice === 'sure',
    words: ({ choice }) => [choice],
    parse([word]) {
      const choice = oneOf(FORK_CHOICES, word);
      return choice && { kind: 'fork-choice', choice };
    },
  },
});

/** Names a shared run in menus and custom ids. A version is added if only a single moment is shared. */
export const formatSharedRun = (run: RunId, version: number | null): string =>
  version === null ? run : `${run}#${version}`;

/** Parses the text of `formatSharedRun`. Without a version the result names the whole run. */
export function parseSharedRun(text: string): { run: RunId; version?: number } {
  const [run = '', version] = text.split('#');
  return version === undefined ? { run } : { run, version: Number(version) };
}
