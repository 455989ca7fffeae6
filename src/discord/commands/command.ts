import type { I18n } from '../board/renderer';
import type { RunsQuery } from '../features/leaderboards/ids';
import type { PartyIntent } from '../features/parties/intents';
import type { Action, Board, EntityId, HeldThing, Point, RawId, ScopeKind, SeenThing, Settings } from '../types';
import type { Sheet } from '../wording-guide';
import type { Shape } from './definition';

/** The options somebody typed, by name. A value of another type than is asked for counts as none. */
export interface Options {
  text(name: string): string | null;
  /** Whole numbers only. */
  number(name: string): number | null;
  flag(name: string): boolean | null;
}

/** What typed words are understood against: the board as it stands. */
export interface CommandArguments {
  board: Board;
  words: I18n;
  /** Words that may come from people, as Markdown that shows them as they are. */
  plain(text: string): string;
  /** The held thing meant by an autocompleted id, its number in the list or part of its name. */
  held(text: string, fits: (thing: HeldThing) => boolean): HeldThing | null;
  /** The thing in sight meant by an autocompleted id, its number among the creatures or part of its name. */
  seen(text: string): SeenThing | null;
  /** The same of what lies under the hero's feet alone. */
  underfoot(text: string): SeenThing | null;
  /** The same of all that lies about. */
  lying(text: string): SeenThing | null;
  /** The known spell meant by its id, its number or part of its name. */
  spell(text: string): string | null;
  /** What a vendor beside the hero sells, meant by its raw id, its number or part of its name. */
  ware(text: string): { vendor: EntityId; item: RawId } | null;
  /** The cell meant: a thing in sight, `here`, an offset such as `3e 2n`, or a coordinate of the ruler such as `K12`. */
  cell(text: string): Point | null;
}

/** What suggestions are made of that need no run at hand. */
export interface Recalling {
  words: I18n;
  /** The latest finished runs of the server, elsewhere one's own; the newest first. */
  finished(): Promise<Suggestion[]>;
}

/** An action, or a sentence that says what was not understood. */
export type ActionOrMistake = Action | { unclear: string };

/** What is asked for about finished runs and the dungeon of the day. */
export type ResultsIntent =
  | { kind: 'daily'; circle: ScopeKind; practice: boolean }
  /** Without a circle the server's, where there is one. */
  | { kind: 'top'; circle: ScopeKind | null; season: 'all' | 'month' | 'day' }
  /** The cause as it was typed. */
  | { kind: 'runs'; query: RunsQuery };

/** What a command asks for. */
export type Intent =
  | ResultsIntent
  | PartyIntent
  /** Plays back a finished run, named by its id or as it is suggested; without one that which one finished last. */
  | { kind: 'replay'; run: string | null }
  /** How a level of a seed is built or, without one, of the run one finished last. */
  | { kind: 'building'; depth: number; seed: string | null }
  | { kind: 'play'; seed: string | null }
  | { kind: 'turn'; action: Action }
  /** The action depends on what the hero has and sees. */
  | { kind: 'choose'; choose: (choosing: CommandArguments) => ActionOrMistake }
  /** Something to read, for the asker's eyes only. Needs a run. */
  | { kind: 'read'; read: (choosing: CommandArguments) => string[] }
  /** Everything in sight or, when one thing is named, that one, for the asker's eyes only. */
  | { kind: 'look'; target: string | null }
  /** Asks before the run ends as a victor's. */
  | { kind: 'retire' }
  /** A sheet of the guide; of the log a page, 1 the newest. */
  | { kind: 'sheet'; sheet: Sheet; page?: number }
  /** The settings, after these changes. */
  | { kind: 'settings'; settings: Partial<Settings> }
  /** The options make no sense: what Discord's own clients would never send. */
  | { kind: 'unclear'; say: (i18n: I18n) => string };

export interface Suggestion {
  name: string;
  value: string;
}

/** One slash command: what Discord is told of it, and how its options become an intent. */
export interface Command {
  /** Its words stand with those of each language. */
  definition: Shape;
  intent(options: Options): Intent;
  /** Suggestions for each option that has autocomplete, before they are filtered by what was typed. */
  complete?: Record<string, (choosing: CommandArguments) => Suggestion[]>;
  /** The same for options that are not about the board. */
  recall?: Record<string, (recalling: Recalling) => Suggestion[] | Promise<Suggestion[]>>;
}
