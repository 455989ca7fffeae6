import type { Action } from './types';

/** What somebody did in a run; going back is what an admin does. */
export type Deed = Action['kind'] | 'back';

/** What is said of those who play together, and to those who look after them. Markdown of Discord where it is text. */
export interface CompanyWords {
  /** `who` comes ready to be shown. */
  did(who: string, deed: Deed): string;
  /** The same so many times in a row, of 2 and more: stands after it. */
  times(count: number): string;
  /** To who came too late: `did` is what somebody else did before. */
  outrun(did: string): string;
  /** In place of a name that was erased. */
  somebody: string;
  /** A choice with so many votes; `way` is a direction in words. */
  votes(choice: Action['kind'], way: string | null, count: number): string;
  /** How the vote stands for one of them, such as `votes` tells it, and how many it takes. Read by all. */
  tally(votes: string, needed: number): string;
  /** So many may still vote. */
  open(count: number): string;
  /** How often the run was acted upon: what `move` options and stepping count, where a turn is the game's. */
  move(version: number): string;
  /** Heads what was done, and by whom, in the log. */
  acts: string;
  /** Labels: at most 80 characters, and short. */
  button: Record<'join' | 'leave', string>;
  note: Record<'joined' | 'left', (who: string) => string> & Record<'member' | 'outsider' | 'late', string>;
  /** Whether a server is quiet, and what it takes to change that. */
  quiet: { is(on: boolean): string; make(on: boolean): string };
  /** Names the deed of taking a run back there. */
  backTo(version: number): string;
}
