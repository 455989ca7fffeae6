import type { AdminAction } from './features/parties/ids';
import type { Way } from './features/replays/ids';
import type { PartyMode } from './types';

type Cheat = Extract<AdminAction, { act: 'cheat' }>['cheat'];

/** A run in a list. The hero's name and the mention of its player come ready to be shown. */
interface Listed {
  name: string;
  player: string;
  depth: number;
  turn: number;
}

/** Why nothing came of what was asked. */
export type Vain =
  | 'no-party'
  | 'not-shared'
  | 'hidden'
  | 'no-moment'
  | 'daily-open'
  | 'over'
  | 'goes-on'
  | 'no-run'
  | 'no-server'
  | 'not-allowed'
  | 'refused'
  | 'busy';

/** What is said where people play together, and by those who look after a server. Markdown of Discord where it is text. */
export interface TogetherWords {
  mode: Record<PartyMode, string>;
  /** Under the board; `torch` is a mention, and the votes are counted where there are any. */
  party(mode: PartyMode, torch: string, votes: number, needed: number): string;
  /** Labels: at most 80 characters, and short. */
  button: Record<'takeTorch' | 'watch' | 'refresh' | 'fork' | 'yes' | 'runs' | 'audit' | 'export' | 'erase', string>;
  vain: Record<Vain, string>;
  /** `v` is the moment shown, `null` where the run is followed. */
  shared(player: string, version: number | null): string;
  /** To those who watch: whose run it is. */
  watched(player: string, version: number | null): string;
  /** In place of the board of a daily dungeon of today, above a way to watch for who may. */
  veiled(player: string): string;
  forked: string;
  /** After it, where nobody else sees the branch. */
  alone: string;
  /** Asks which of the shared runs to watch. */
  sharesTitle: string;
  noShares: string;
  pick: string;
  /** At most 100 characters without the name. */
  run(listed: Listed): string;
  /** The same in a menu, at most 100 characters; the hero's name as it is. */
  choice(name: string, depth: number, turn: number): string;
  waiting: Record<'title' | 'none' | 'pick', string>;
  /** Of a finished run that is played back: `at` tells which moment of how many is shown. */
  replay: {
    none: string;
    at(version: number, last: number): string;
    way: Record<Way, string>;
    /** On the card at the end of a run, and over a list of runs. */
    open: string;
    pick: string;
    /** On a button, and before the description of the last moment. */
    film: string;
    animation: string;
  };
  /** Before the name of a level; and why one may not see it. */
  building: Record<'title' | 'no-run' | 'no-moment' | 'in-play', string>;
  privacy: Record<'question' | 'sure' | 'exported' | 'erased', string>;
  admin: {
    title: string;
    nobody: string;
    /** Where the game may be played, and how channels play. */
    config(channels: string, mode: string): string;
    anywhere: string;
    pickRun: string;
    pickMode: string;
    player(mention: string): string;
    /** What can be done, at most 80 characters: the cheats are those of debugging. */
    deeds: Record<Exclude<AdminAction['act'], 'back' | 'to' | 'quiet' | 'cheat' | 'mode'> | Cheat, string>;
    /** So many moves back. */
    back(by: number): string;
    /** Parties shall play like this; `mode` is its name. */
    parties(mode: string): string;
    /** Asks whether to; `what` is the name of the deed. */
    sure(what: string): string;
    done(what: string): string;
    auditTitle: string;
    noAudit: string;
    /** `when` and `who` come ready to be shown; `act` is a raw name. */
    audit(when: string, who: string, act: string, done: boolean): string;
  };
}
