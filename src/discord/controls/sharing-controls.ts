import { controlFamily, oneOf, parseLanguage } from '../custom-id/control-family';
import type { RunId } from '../types';

/** Controls of runs that are shared with a channel. */
export type SharingControl =
  /** Shows the run that the control names as it stands now: to all in this language, or to the player alone. */
  | { kind: 'watch'; language: string | null }
  /** Lists what there is to watch in the channel. */
  | { kind: 'shares' }
  /** Opens the run that the control names or, in a list, the one picked. */
  | { kind: 'shared-run' }
  /** Ends what the channel may watch of the run; where the message is seen by all, it says so in this language. */
  | { kind: 'unshare'; language: string | null }
  /** Branches off the run at the version that the control names. */
  | { kind: 'fork' }
  /** The same, or not, after the question that is put about a ranked run of the player's own. */
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
  // It replays the run from where all of its levels are known, mostly from its beginning.
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

/** How menus and custom ids name a shared run: with its version where a single moment is shared, not the whole run. */
export const formatSharedRun = (run: RunId, version: number | null): string =>
  version === null ? run : `${run}#${version}`;

export function parseSharedRun(text: string): { run: RunId; version?: number } {
  const [run = '', version] = text.split('#');
  return version === undefined ? { run } : { run, version: Number(version) };
}
