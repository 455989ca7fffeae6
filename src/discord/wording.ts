import type { Hint } from './types';
import type { CompanyWords } from './wording-company';
import type { FameWords } from './wording-fame';
import type { GuideWords } from './wording-guide';
import type { TogetherWords } from './wording-together';

/** A language's words for the controls and panels of a message. Markdown of Discord where it is text. */
export interface ControlWords {
  /** Labels: at most 80 characters, and short, since phones cut them. */
  button: Record<ButtonName, string>;
  trade(vendor: string): string;
  fetch(thing: string): string;
  castSpell(name: string, mana: number): string;
  /** Before the reason why one might not want to. */
  sure: string;
  retireQuestion: string;
  restartQuestion: string;
  castQuestion: string;
  pendingQuestion: Record<'identify' | 'remove-curse', string>;
  /** Placeholders of menus: at most 150 characters. */
  menu: Record<'use' | 'equip' | 'remove' | 'drop' | 'sell' | 'buy' | 'choose' | 'lookCloser', string>;
  /** A menu that holds the nearest things only, after its label. */
  nearestOnly(label: string, count: number): string;
  /** Pages count from 1. */
  paged(label: string, page: number, pages: number): string;
  tab: Record<'sell' | 'buy', string>;
  nothingTo: Record<'sell' | 'buy', string>;
  tooDear: string;
  purse(vendor: string, gold: string): string;
  wornAs(slot: string): string;
  worn: string;
  pounds(weight: number): string;
  cursed: string;
  lost: string;
  stance: Record<'hostile' | 'wary' | 'friendly', string>;
  aim: AimWords;
}

export type ButtonName =
  | 'pickUp'
  | 'fetchAll'
  | 'pack'
  | 'walk'
  | 'menu'
  | 'again'
  | 'wait'
  | 'cast'
  | 'rest'
  | 'look'
  | 'explore'
  | 'fight'
  | 'goDown'
  | 'goUp'
  | 'toStairsDown'
  | 'toStairsUp'
  | 'retire'
  | 'newGame'
  | 'help'
  | 'yes'
  | 'no'
  | 'notYet'
  | 'startOver'
  | 'keepPlaying'
  | 'cancel'
  | 'back'
  | 'close'
  | 'otherTarget'
  | 'previousPage'
  | 'nextPage';

/** What is said while one aims. */
export interface AimWords {
  choose: string;
  nobody(range: number): string;
  /** On the picture. */
  label(name: string): string;
  /** After the name on a button: how many an area would catch, not counting the hero. */
  catches(count: number, hero: boolean): string;
  /** Which cells a command takes; the ruler is only there with a picture. */
  anyCell(command: string, ruler: boolean): string;
  /** The sentence goes on with one of the two below. */
  at(name: string, spot: string): string;
  hitsNobody(hero: boolean): string;
  wouldHit(list: string, hero: boolean): string;
  /** On the button that does what was shown. */
  go: Record<'cast' | 'use', string>;
}

/** Short texts for one player's eyes, and what stands on a message beside the game. */
export interface NoteWords {
  stale: string;
  oldButton: string;
  oldForm: string;
  gone: string;
  noTradeNow: string;
  notYours(mention: string): string;
  notYourTurn(mention: string): string;
  /** The channels where the game is welcome. */
  notHere(channels: string): string;
  noRun: string;
  busy: string;
  unknownCommand: string;
  tooLate: string;
  unanswered: string;
  tookTooLong: string;
  trouble: Record<'unavailable' | 'unreadable' | 'newer' | 'other', string>;
  lastHero(name: string): string;
  /** The title picture in words. */
  titleAlt: string;
  /** A hero whose player has no name that can be shown. */
  nameless: string;
}

/** What is answered to typed words, and which words are understood. English ones are, in every language. */
export interface TypedWords {
  here: string[];
  compass: Record<'n' | 'e' | 's' | 'w', string>;
  /** The first is the one suggested. */
  stairs: Record<'down' | 'up', string[]>;
  whichWay(ways: string): string;
  noSuchThing: string;
  noSuchTarget: string;
  noSuchPlace: string;
  noSuchSpell: string;
  noneLying: string;
  noneTo: Record<'use' | 'equip' | 'drop' | 'remove', string>;
  notSold: string;
  nobodyTrades: string;
  onStairs: Record<'down' | 'up', string>;
  noStairs: Record<'down' | 'up', string>;
  page(page: number, pages: number): string;
}

/** How a command is called and described: names lower case without spaces, at most 32, descriptions at most 100. */
export interface CommandWords {
  name: string;
  description: string;
  options?: Record<string, OptionWords>;
}

export interface OptionWords {
  name: string;
  description: string;
  /** By value; at most 100 characters each. */
  choices?: Record<string, string>;
  /** Of a subcommand or a group. */
  options?: Record<string, OptionWords>;
}

/** What is said at the end of a run. */
export interface EndingWords {
  /** On a button. */
  showLastTurns: string;
  lastTurns: string;
  /** Before the description of the last moment. */
  animation: string;
  unseen: string;
}

/** The words of everything around the game itself. */
export interface Wording {
  controls: ControlWords;
  notes: NoteWords;
  ending: EndingWords;
  guide: GuideWords;
  /** What newcomers are told once each. */
  hints: Record<Hint, string>;
  fame: FameWords;
  together: TogetherWords;
  company: CompanyWords;
  typed: TypedWords;
  commands: Record<string, CommandWords>;
}
