import { familyOf } from '../../custom-id/family';
import type { PartyMode } from '../../types';

export const MODES = ['owner', 'handover', 'vote', 'hotseat'] as const satisfies PartyMode[];
const CHEATS = ['heal', 'reveal', 'exit', 'god'] as const;
const STEPS_BACK = [1, 5, 20] as const;

/** What an admin does to a run, to the server, or about a player. */
export type AdminAction =
  | { act: 'end' | 'reset' | 'here' | 'anywhere' }
  /** So many versions back from the one the control names. */
  | { act: 'back'; by: (typeof STEPS_BACK)[number] }
  /** To the version of that number. */
  | { act: 'to'; to: number }
  | { act: 'quiet'; on: boolean }
  | { act: 'cheat'; cheat: (typeof CHEATS)[number] }
  | { act: 'mode'; mode: PartyMode }
  | { act: 'export'; player: string }
  | { act: 'erase'; player: string };

/** What can be done to a run, in the order of its panel. */
export const RUN_ACTIONS: readonly AdminAction[] = [
  { act: 'end' },
  { act: 'reset' },
  ...STEPS_BACK.map((by) => ({ act: 'back', by }) as const),
  ...CHEATS.map((cheat) => ({ act: 'cheat', cheat }) as const),
];

/** Controls of playing together, and of looking after a server. */
export type PartyControl =
  /** Shows the run as it goes on. */
  | { kind: 'watch' }
  /** Shows what is picked from the list of shared runs. */
  | { kind: 'shared' }
  /** Branches off the run at the version the control names. */
  | { kind: 'fork' }
  /** Joins the party that plays the run, or leaves it. */
  | { kind: 'join' }
  | { kind: 'leave' }
  /** Takes the torch. */
  | { kind: 'torch' }
  /** Takes up the channel's run, or begins one after the last. */
  | { kind: 'party' }
  /** Takes up the run of one's own that is picked. */
  | { kind: 'resumed' }
  /** The panels of an admin. */
  | { kind: 'admin'; panel: 'runs' }
  | { kind: 'admin'; panel: 'audit' }
  /** A run of theirs, perhaps to be taken back to a version. */
  | { kind: 'admin'; panel: 'picked'; to: number | null }
  /** Asks about a deed and, once sure, does it. */
  | { kind: 'deed'; deed: AdminAction; sure: boolean }
  | { kind: 'privacy'; wish: Wish };

/** What a player may wish for what is stored of them: erasing it is asked about, and may be thought better of. */
export const WISHES = ['export', 'ask', 'keep', 'erase'] as const;
export type Wish = (typeof WISHES)[number];

export const isTogether = familyOf<PartyControl>({
  watch: true,
  shared: true,
  fork: true,
  join: true,
  leave: true,
  torch: true,
  party: true,
  resumed: true,
  admin: true,
  deed: true,
  privacy: true,
});

export function formatTogether(control: PartyControl): string {
  switch (control.kind) {
    case 'admin':
      return `admin:${control.panel}${control.panel === 'picked' && control.to !== null ? `:${control.to}` : ''}`;
    case 'privacy':
      return `privacy:${control.wish}`;
    case 'deed':
      return ['deed', ...wordsOf(control.deed), ...(control.sure ? ['sure'] : [])].join(':');
    default:
      return control.kind;
  }
}

function wordsOf(deed: AdminAction): string[] {
  switch (deed.act) {
    case 'back':
      return [deed.act, String(deed.by)];
    case 'to':
      return [deed.act, String(deed.to)];
    case 'quiet':
      return [deed.act, deed.on ? 'on' : 'off'];
    case 'cheat':
      return [deed.act, deed.cheat];
    case 'mode':
      return [deed.act, deed.mode];
    case 'export':
    case 'erase':
      return [deed.act, deed.player];
    default:
      return [deed.act];
  }
}

/** `null` for what we never wrote. */
export function parseTogether(head: string, words: readonly string[]): PartyControl | null {
  switch (head) {
    case 'watch':
    case 'shared':
    case 'fork':
    case 'join':
    case 'leave':
    case 'torch':
    case 'party':
    case 'resumed':
      return { kind: head };
    case 'admin':
      return parseAdmin(words);
    case 'privacy': {
      const wish = WISHES.find((each) => each === words[0]);
      return wish ? { kind: 'privacy', wish } : null;
    }
    case 'deed': {
      const sure = words.at(-1) === 'sure';
      const deed = parseDeed(sure ? words.slice(0, -1) : words);
      return deed && { kind: 'deed', deed, sure };
    }
    default:
      return null;
  }
}

const VERSION = /^\d{1,9}$/;

function parseAdmin([panel, to]: readonly string[]): PartyControl | null {
  if (panel === 'runs') return { kind: 'admin', panel };
  if (panel === 'audit') return { kind: 'admin', panel };
  if (panel !== 'picked' || (to !== undefined && !VERSION.test(to))) return null;
  return { kind: 'admin', panel, to: to === undefined ? null : Number(to) };
}

function parseDeed([act, what = '']: readonly string[]): AdminAction | null {
  switch (act) {
    case 'end':
    case 'reset':
    case 'here':
    case 'anywhere':
      return { act };
    case 'back': {
      const by = STEPS_BACK.find((each) => String(each) === what);
      return by ? { act, by } : null;
    }
    case 'to':
      return VERSION.test(what) ? { act, to: Number(what) } : null;
    case 'quiet':
      return what === 'on' || what === 'off' ? { act, on: what === 'on' } : null;
    case 'cheat': {
      const cheat = CHEATS.find((each) => each === what);
      return cheat ? { act, cheat } : null;
    }
    case 'mode': {
      const mode = MODES.find((each) => each === what);
      return mode ? { act, mode } : null;
    }
    case 'export':
    case 'erase':
      return /^\d{1,20}$/.test(what) ? { act, player: what } : null;
    default:
      return null;
  }
}
