import type { Action, EntityId, Frame, GameEvent, Point, RawId, Refusal, Settings, ThingRef, View } from '../types';
import type { Wording } from '../wording';

/** Numbered targets, in the order of their buttons. */
export interface Aim {
  label: string;
  range: number;
  targets: { id: number; at: Point; size: { width: number; height: number } }[];
  /** Cells that would be hit. */
  blast: Point[];
  /** The cell aimed at, and whether it may be. */
  chosen: { at: Point; valid: boolean } | null;
  /** Letters and numbers along the edges of the map, from `A` and `1`. */
  ruler: boolean;
}

/** One thing in sight that is pointed at and described. */
export interface Look {
  at: Point;
  id: EntityId;
}

/** What is carved on a headstone. Markdown-free. */
export interface Epitaph {
  name: string;
  standing: string;
  /** The line before the name below it or, where nobody is named, before the place. */
  how: string;
  who: string | null;
  place: string;
  kills: string;
  score: string | null;
}

/** Names and sentences, in the player's language; everything that is said about the game comes from here. */
export interface I18n extends Wording {
  thing(ref: ThingRef): string;
  spell(id: RawId): string;
  slot(slot: string): string;
  /** `1 N, 3 E`, `2 NE`, or `here`. */
  place(from: Point, to: Point): string;
  /** `3.6 gold`. */
  gold(amount: number): string;
  /** `depth 3`. */
  depth(depth: number): string;
  /** How a run ended and what it comes to, in parts; the name is the player's own. */
  epitaph(view: View): Epitaph;
  /** Said of what a list has no room for. */
  more(count: number): string;
  /** What happened, oldest first, like things told together. Markdown-free. */
  sentences(events: readonly GameEvent[]): string[];
  /** The same, of one action: first why it ended or what was done, then the rest in order. */
  outcome(events: readonly GameEvent[], action: Action | null): string[];
  refusal(view: View, refusal: Refusal, action: Action): string;
  /** One line: hit points, mana, depth, what ails the hero. */
  status(view: View): string;
  altText(view: View): string;
  /** Without `events` those of the newest turn are told. */
  textMode(view: View, events?: readonly GameEvent[]): string;
  /** Everything in sight, nearest first, one line a thing. */
  look(view: View): string[];
  /** All that is known of one thing in sight. */
  describe(view: View, id: number): string;
  inventory(view: View): string[];
  /** Figures only: the name is the player's own, and left to whoever escapes it. */
  character(view: View): string[];
  /** Page 1 is the newest; one there is not becomes the nearest. Markdown-free. */
  log(view: View, page: number): { lines: string[]; page: number; pages: number };
}

/** How one picture differs from another of the same view. */
export interface PictureRequest {
  aim: Aim | null;
  look: Look | null;
  /** Shows what happened after this player-turn; `null` for the newest turn alone. */
  sinceTurn: number | null;
  /** Shows the last moment of a run that is over, instead of its card. */
  scene?: true;
}

/** Pictures of a view. Throws when the canvas fails: the reply is then made of words. */
export interface BoardPictures {
  picture(view: View, settings: Settings, shot: PictureRequest): { png: Buffer; width: number; height: number };
  /** Decisions as an animation; takes longer than anybody waits for an answer. Throws without any. */
  clip(frames: readonly Frame[], settings: Settings): { gif: Buffer; words: { alt: string } };
  /** How a level is built, from the first stroke on; takes as long. */
  building(
    seed: string,
    depth: number,
  ): { gif: Buffer; still: { png: Buffer }; words: { alt: string; told: readonly string[] } };
  /** The picture before a game. */
  title(): { png: Buffer };
  /** The whole level as far as the hero knows it. */
  map(view: View, settings: Settings): { png: Buffer };
}
