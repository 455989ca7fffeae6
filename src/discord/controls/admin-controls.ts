import { PARTY_MODES } from '../../settings/party-settings';
import { POST_CAPS, POSTERS, type PostCap, type Posters } from '../../settings/post-rules';
import { controlFamily, NUMBER, oneOf, USER } from '../custom-id/control-family';
import { type AskedAt, askedWords, parseAsked } from '../custom-id/question';
import type { PartyMode } from '../types';

const CHEATS = ['heal', 'reveal', 'exit', 'god'] as const;
const STEPS_BACK = [1, 5, 20] as const;

export type AdminAction =
  | { kind: 'end' }
  | { kind: 'reset' }
  | { kind: 'here' }
  /** Restricts the game to the thread in which the admin asks. */
  | { kind: 'thread' }
  | { kind: 'anywhere' }
  /** Takes back `by` actions from the version in the custom id. */
  | { kind: 'back'; by: (typeof STEPS_BACK)[number] }
  | { kind: 'to'; to: number }
  | { kind: 'quiet'; on: boolean }
  | { kind: 'stories'; on: boolean }
  | { kind: 'cheat'; cheat: (typeof CHEATS)[number] }
  | { kind: 'mode'; mode: PartyMode }
  | { kind: 'posters'; by: Posters }
  /** Maximum number of posts in an hour; 0 for no limit. */
  | { kind: 'post-cap'; perHour: PostCap }
  | { kind: 'posts-here' }
  | { kind: 'posts-anywhere' }
  | { kind: 'export'; player: string }
  | { kind: 'erase'; player: string };

export const RUN_ACTIONS: readonly AdminAction[] = [
  { kind: 'end' },
  { kind: 'reset' },
  ...STEPS_BACK.map((by) => ({ kind: 'back', by }) as const),
  ...CHEATS.map((cheat) => ({ kind: 'cheat', cheat }) as const),
];

export type AdminControl =
  /** Without `turn`, shows the first page. A rollback leads to version `to`. */
  | { kind: 'admin'; panel: 'runs'; turn?: PageTurn; to: number | null }
  | { kind: 'admin'; panel: 'audit' }
  | { kind: 'admin'; panel: 'posts' }
  | { kind: 'admin'; panel: 'picked'; to: number | null }
  | { kind: 'admin-action'; action: AdminAction; sure: false }
  | { kind: 'admin-action'; action: AdminAction; sure: true; asked: AskedAt };

/** `from` is the position of a run: time and id. */
export interface PageTurn {
  way: (typeof WAYS)[number];
  from: string;
}

const WAYS = ['older', 'newer'] as const;
const SURE = 'sure';
const POSITION = /^\d{13}#[\w-]{1,32}$/;

export const adminControls = controlFamily<AdminControl>({
  admin: {
    head: 'admin',
    words(control) {
      if (control.panel === 'audit' || control.panel === 'posts') return [control.panel];
      const turn = control.panel === 'runs' && control.turn ? [control.turn.way, control.turn.from] : [];
      return [control.panel, ...turn, ...(control.to === null ? [] : [control.to])];
    },
    parse([panel, ...words]) {
      if (panel === 'audit' || panel === 'posts') return { kind: 'admin', panel };
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
    // An export packs all runs of a player; a rollback repeats actions.
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

interface ActionForm<A extends AdminAction> {
  word?(action: A): string | number;
  parse(word: string): A | null;
}

const aboutPlayer = <K extends 'export' | 'erase'>(kind: K) => ({
  word: ({ player }: { player: string }) => player,
  parse: (word: string) => (USER.test(word) ? { kind, player: word } : null),
});

const onOrOff = <K extends 'quiet' | 'stories'>(kind: K) => ({
  word: ({ on }: { on: boolean }) => (on ? 'on' : 'off'),
  parse: (word: string) => (word === 'on' || word === 'off' ? { kind, on: word === 'on' } : null),
});

const ACTION_FORMS: { readonly [K in AdminAction['kind']]: ActionForm<Extract<AdminAction, { kind: K }>> } = {
  end: { parse: () => ({ kind: 'end' }) },
  reset: { parse: () => ({ kind: 'reset' }) },
  here: { parse: () => ({ kind: 'here' }) },
  thread: { parse: () => ({ kind: 'thread' }) },
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
  quiet: onOrOff('quiet'),
  stories: onOrOff('stories'),
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
  posters: {
    word: ({ by }) => by,
    parse(word) {
      const by = oneOf(POSTERS, word);
      return by && { kind: 'posters', by };
    },
  },
  'post-cap': {
    word: ({ perHour }) => perHour,
    parse(word) {
      const perHour = POST_CAPS.find((cap) => String(cap) === word);
      return perHour === undefined ? null : { kind: 'post-cap', perHour };
    },
  },
  'posts-here': { parse: () => ({ kind: 'posts-here' }) },
  'posts-anywhere': { parse: () => ({ kind: 'posts-anywhere' }) },
  export: aboutPlayer('export'),
  erase: aboutPlayer('erase'),
};

const isActionKind = (kind: string): kind is AdminAction['kind'] => Object.hasOwn(ACTION_FORMS, kind);

function actionWords(action: AdminAction): (string | number)[] {
  const form: ActionForm<AdminAction> = ACTION_FORMS[action.kind];
  return form.word ? [action.kind, form.word(action)] : [action.kind];
}

export const parseAdminAction = ([kind = '', word = '']: readonly string[]): AdminAction | null =>
  isActionKind(kind) ? ACTION_FORMS[kind].parse(word) : null;
