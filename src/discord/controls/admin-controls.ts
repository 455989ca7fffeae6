import { PARTY_MODES } from '../../settings/party-settings';
import { controlFamily, NUMBER, oneOf, USER } from '../custom-id/control-family';
import { type AskedAt, askedWords, parseAsked } from '../custom-id/question';
import type { PartyMode } from '../types';

const CHEATS = ['heal', 'reveal', 'exit', 'god'] as const;
const STEPS_BACK = [1, 5, 20] as const;

/** An admin's action on a run, on the server, or on a player's data. */
export type AdminAction =
  | { kind: 'end' }
  | { kind: 'reset' }
  | { kind: 'here' }
  | { kind: 'anywhere' }
  /** Rolls back this many moves from the version in the custom id. */
  | { kind: 'back'; by: (typeof STEPS_BACK)[number] }
  /** Rolls back to this version. */
  | { kind: 'to'; to: number }
  | { kind: 'quiet'; on: boolean }
  | { kind: 'cheat'; cheat: (typeof CHEATS)[number] }
  | { kind: 'mode'; mode: PartyMode }
  | { kind: 'export'; player: string }
  | { kind: 'erase'; player: string };

/** An admin's actions on a run, in the order of the run's panel. */
export const RUN_ACTIONS: readonly AdminAction[] = [
  { kind: 'end' },
  { kind: 'reset' },
  ...STEPS_BACK.map((by) => ({ kind: 'back', by }) as const),
  ...CHEATS.map((cheat) => ({ kind: 'cheat', cheat }) as const),
];

/** Controls of the admin panels. */
export type AdminControl =
  /**
   * Lists the server's runs: the first page, or the page next to `turn`. If `to` is not `null`, a picked run may be
   * rolled back to that version.
   */
  | { kind: 'admin'; panel: 'runs'; turn?: PageTurn; to: number | null }
  | { kind: 'admin'; panel: 'audit' }
  /** Opens the picked run. If `to` is not `null`, the run may be rolled back to that version. */
  | { kind: 'admin'; panel: 'picked'; to: number | null }
  /** Asks for confirmation. */
  | { kind: 'admin-action'; action: AdminAction; sure: false }
  /** Acts. */
  | { kind: 'admin-action'; action: AdminAction; sure: true; asked: AskedAt };

/** Turns a page of runs. `from` is the time and id of the run at that end of the present page. */
export interface PageTurn {
  way: (typeof WAYS)[number];
  from: string;
}

const WAYS = ['older', 'newer'] as const;
/** The word after an action that an admin confirms. */
const SURE = 'sure';
const POSITION = /^\d{13}#[\w-]{1,32}$/;

export const adminControls = controlFamily<AdminControl>({
  admin: {
    head: 'admin',
    words(control) {
      if (control.panel === 'audit') return [control.panel];
      const turn = control.panel === 'runs' && control.turn ? [control.turn.way, control.turn.from] : [];
      return [control.panel, ...turn, ...(control.to === null ? [] : [control.to])];
    },
    parse([panel, ...words]) {
      if (panel === 'audit') return { kind: 'admin', panel };
      if (panel !== 'runs' && panel !== 'picked') return null;
      const way = panel === 'runs' ? oneOf(WAYS, words[0]) : null;
      const [to, ...more] = way ? words.slice(2) : words;
      if ((to !== undefined && !NUMBER.test(to)) || more.length > 0) return null;
      const version = to === undefined ? null : Number(to);
      if (panel === 'picked' || !way) return { kind: 'admin', panel, to: version };
      const [, from = ''] = words;
      return POSITION.test(from) ? { kind: 'admin', panel, turn: { way, from }, to: version } : null;
    },
  },
  'admin-action': {
    head: 'deed',
    // An export packs every run of a player. A rollback repeats the actions of the run since a checkpoint.
    isHeavy: ({ action: { kind }, sure }) => kind === 'export' || (sure && (kind === 'back' || kind === 'to')),
    words: (control) => [...actionWords(control.action), ...(control.sure ? [SURE, ...askedWords(control.asked)] : [])],
    parse(words) {
      const at = words.indexOf(SURE);
      const action = parseAdminAction(at < 0 ? words : words.slice(0, at));
      if (!action || at < 0) return action && { kind: 'admin-action', action, sure: false };
      return { kind: 'admin-action', action, sure: true, asked: parseAsked(words[at + 1]) };
    },
  },
});

/** Writes an action into a custom id: its kind and, for some kinds, one more word. */
interface ActionForm<A extends AdminAction> {
  word?(action: A): string | number;
  /** Parses the word; returns `null` for a word that `word` never writes. */
  parse(word: string): A | null;
}

const aboutPlayer = <K extends 'export' | 'erase'>(kind: K) => ({
  word: ({ player }: { player: string }) => player,
  parse: (word: string) => (USER.test(word) ? { kind, player: word } : null),
});

/** Describes how each kind of action is written. If a kind is missing, the code does not compile. */
const ACTION_FORMS: { readonly [K in AdminAction['kind']]: ActionForm<Extract<AdminAction, { kind: K }>> } = {
  end: { parse: () => ({ kind: 'end' }) },
  reset: { parse: () => ({ kind: 'reset' }) },
  here: { parse: () => ({ kind: 'here' }) },
  anywhere: { parse: () => ({ kind: 'anywhere' }) },
  back: {
    word: ({ by }) => by,
    parse(word) {
      const by = STEPS_BACK.find((each) => String(each) === word);
      return by ? { kind: 'back', by } : null;
    },
  },
  to: {
    word: ({ to }) => to,
    parse: (word) => (NUMBER.test(word) ? { kind: 'to', to: Number(word) } : null),
  },
  quiet: {
    word: ({ on }) => (on ? 'on' : 'off'),
    parse: (word) => (word === 'on' || word === 'off' ? { kind: 'quiet', on: word === 'on' } : null),
  },
  cheat: {
    word: ({ cheat }) => cheat,
    parse(word) {
      const cheat = oneOf(CHEATS, word);
      return cheat && { kind: 'cheat', cheat };
    },
  },
  mode: {
    word: ({ mode }) => mode,
    parse(word) {
      const mode = oneOf(PARTY_MODES, word);
      return mode && { kind: 'mode', mode };
    },
  },
  export: aboutPlayer('export'),
  erase: aboutPlayer('erase'),
};

const isActionKind = (kind: string): kind is AdminAction['kind'] => Object.hasOwn(ACTION_FORMS, kind);

function actionWords(action: AdminAction): (string | number)[] {
  const form: ActionForm<AdminAction> = ACTION_FORMS[action.kind];
  return form.word ? [action.kind, form.word(action)] : [action.kind];
}

const parseAdminAction = ([kind = '', word = '']: readonly string[]): AdminAction | null =>
  isActionKind(kind) ? ACTION_FORMS[kind].parse(word) : null;
