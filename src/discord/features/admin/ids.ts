import { intentFamily } from '../../commands/intent-family';
import { controlFamily, NUMBER, oneOf } from '../../custom-id/control-family';
import type { PartyMode, UserId } from '../../types';
import { PARTY_MODES } from '../parties/ids';

const CHEATS = ['heal', 'reveal', 'exit', 'god'] as const;
const STEPS_BACK = [1, 5, 20] as const;

/** What an admin does to a run, to the server, or about a player. */
export type AdminAction =
  | { kind: 'end' | 'reset' | 'here' | 'anywhere' }
  /** So many versions back from the one that the control names. */
  | { kind: 'back'; by: (typeof STEPS_BACK)[number] }
  /** To the version of that number. */
  | { kind: 'to'; to: number }
  | { kind: 'quiet'; on: boolean }
  | { kind: 'cheat'; cheat: (typeof CHEATS)[number] }
  | { kind: 'mode'; mode: PartyMode }
  | { kind: 'export'; player: string }
  | { kind: 'erase'; player: string };

/** What can be done to a run, in the order of its panel. */
export const RUN_ACTIONS: readonly AdminAction[] = [
  { kind: 'end' },
  { kind: 'reset' },
  ...STEPS_BACK.map((by) => ({ kind: 'back', by }) as const),
  ...CHEATS.map((cheat) => ({ kind: 'cheat', cheat }) as const),
];

/** Controls of the panels of an admin. */
export type AdminControl =
  | { kind: 'admin'; panel: 'runs' }
  | { kind: 'admin'; panel: 'audit' }
  /** The run that is picked, perhaps to be taken back to a version. */
  | { kind: 'admin'; panel: 'picked'; to: number | null }
  /** Asks for confirmation and, once `sure`, acts. */
  | { kind: 'admin-action'; action: AdminAction; sure: boolean };

export const adminControls = controlFamily<AdminControl>({
  admin: {
    head: 'admin',
    words: (control) =>
      control.panel === 'picked' && control.to !== null ? [control.panel, control.to] : [control.panel],
    parse([panel, to]) {
      if (panel === 'runs') return { kind: 'admin', panel };
      if (panel === 'audit') return { kind: 'admin', panel };
      if (panel !== 'picked' || (to !== undefined && !NUMBER.test(to))) return null;
      return { kind: 'admin', panel, to: to === undefined ? null : Number(to) };
    },
  },
  'admin-action': {
    head: 'deed',
    words: ({ action, sure }) => [...actionWords(action), ...(sure ? ['sure'] : [])],
    parse(words) {
      const sure = words.at(-1) === 'sure';
      const action = parseAdminAction(sure ? words.slice(0, -1) : words);
      return action && { kind: 'admin-action', action, sure };
    },
  },
});

function actionWords(action: AdminAction): (string | number)[] {
  switch (action.kind) {
    case 'back':
      return [action.kind, action.by];
    case 'to':
      return [action.kind, action.to];
    case 'quiet':
      return [action.kind, action.on ? 'on' : 'off'];
    case 'cheat':
      return [action.kind, action.cheat];
    case 'mode':
      return [action.kind, action.mode];
    case 'export':
    case 'erase':
      return [action.kind, action.player];
    default:
      return [action.kind];
  }
}

function parseAdminAction([kind, word = '']: readonly string[]): AdminAction | null {
  switch (kind) {
    case 'end':
    case 'reset':
    case 'here':
    case 'anywhere':
      return { kind };
    case 'back': {
      const by = STEPS_BACK.find((each) => String(each) === word);
      return by ? { kind, by } : null;
    }
    case 'to':
      return NUMBER.test(word) ? { kind, to: Number(word) } : null;
    case 'quiet':
      return word === 'on' || word === 'off' ? { kind, on: word === 'on' } : null;
    case 'cheat': {
      const cheat = oneOf(CHEATS, word);
      return cheat && { kind, cheat };
    }
    case 'mode': {
      const mode = oneOf(PARTY_MODES, word);
      return mode && { kind, mode };
    }
    case 'export':
    case 'erase':
      return /^\d{1,20}$/.test(word) ? { kind, player: word } : null;
    default:
      return null;
  }
}

/** The panel of a server, perhaps to take a run back to a move; or the data stored about a player there. */
export interface AdminIntent {
  kind: 'admin';
  player: UserId | null;
  move: number | null;
}

export const adminIntents = intentFamily<AdminIntent>({ admin: true });
