import type { Action, GameEvent, Point, RawId, Refusal, Settings, ThingRef, View } from './types';

/** Numbered targets, in the order of their buttons. */
export interface Aim {
  label: string;
  range: number;
  targets: { id: number; at: Point; size: { width: number; height: number } }[];
}

/** Names and sentences, in the player's language; everything that is said about the game comes from here. */
export interface Words {
  thing(ref: ThingRef): string;
  spell(id: RawId): string;
  slot(slot: string): string;
  /** `3 E, 1 N`, or `here`. */
  place(from: Point, to: Point): string;
  /** What happened, oldest first, like things told together. Markdown-free. */
  sentences(view: View, events: readonly GameEvent[]): string[];
  refusal(view: View, refusal: Refusal, action: Action): string;
  /** One line: hit points, mana, depth, what ails the hero. */
  status(view: View): string;
  altText(view: View): string;
  textMode(view: View): string;
  /** Everything in sight, nearest first, one line a thing. */
  look(view: View): string[];
  /** All that is known of one thing in sight. */
  describe(view: View, id: number): string;
  inventory(view: View): string[];
  character(view: View): string[];
  /** Page 1 is the newest. */
  log(view: View, page: number): { lines: string[]; pages: number };
}

/** Pictures of a view. Throws when the canvas fails: the reply is then made of words. */
export interface Painter {
  picture(view: View, settings: Settings, aim: Aim | null): { png: Buffer; width: number; height: number };
}
