import type {
  Action,
  AttributeName,
  EntityId,
  GameEvent,
  ItemFigures,
  LevelRef,
  PackItem,
  RawId,
  Refusal,
  SeenThing,
  ThingRef,
  Uses,
  View,
} from '../engine';
import type { Point } from '../lib/geometry';
import type { CampaignDescription } from './campaigns';
import type { ClosingCard, ClosingRecord } from './closing-card';
import type { Epitaph } from './epitaph';
import type { FeatText } from './locale';
import type { MapTexts } from './map-texts';
import type { CardRecord, ListedFeat, ProfileCard } from './profile-card';
import type { DailyI18n, GraveI18n, LeaderboardI18n, ProfileI18n } from './results';
import type { CommandText, Texts } from './texts';

/** All texts of the game in one language. Results are plain text, unless their comment mentions Markdown. */
export interface I18n extends Omit<Texts, 'leaderboards' | 'dailies' | 'graves' | 'profiles' | 'commands'> {
  /** BCP 47 tag of the language, for instance `en`. */
  id: string;
  leaderboards: LeaderboardI18n;
  dailies: DailyI18n;
  graves: GraveI18n;
  profiles: ProfileI18n;
  /** Texts of the slash commands, by the names under which Discord sends the commands. */
  commands: Record<string, CommandText>;

  thing(ref: ThingRef): string;
  /** Name and count of things the hero cannot tell apart: `Dagger ×2`. */
  stack(things: [ThingRef, ...ThingRef[]]): string;
  /** Effects of a thing in the pack, as far as the hero knows them: one phrase of a few words for each. */
  packNotes(thing: PackItem): string[];
  /** Notes on a thing in sight: the known effects of an item, or a creature's odds in a fight with the hero. */
  thingNotes(thing: SeenThing): string[];
  /** Known effects of something on sale: one phrase of a few words for each. */
  wareNotes(figures: ItemFigures): string[];
  spell(id: RawId): string;
  /** Effects of a spell when it is cast: one phrase of a few words for each. */
  spellNotes(spell: Uses): string[];
  /** Name of a faction that keeps a standing with the hero. */
  faction(id: RawId): string;
  /** The hero's standing with a faction, the faction's attitude, and what the next step of standing would change. */
  standing(standing: View['standings'][number]): string;
  /** The next standing at which a faction treats the hero better, and what the faction then gives. */
  standingNext(next: NonNullable<View['standings'][number]['next']>): string;
  /** Points of standing with their sign. */
  points(points: number): string;
  /** Goods or services of a trader or other person whom the hero knows from the start; `''` for all other creatures. */
  purpose(who: RawId): string;
  /** True if creatures with this raw id sell things. */
  isVendor(who: RawId): boolean;
  /** Position of `to` seen from `from`: `1 N, 3 E`, `2 NE`, or `here`. */
  place(from: Point, to: Point): string;
  /** Name and description of a feat. */
  feat(id: RawId): FeatText;
  /** Texts of a campaign; of the first campaign if the caller names none. */
  campaign(id?: RawId): CampaignDescription;
  /** Name of the run's campaign, or nothing for the first campaign, which players take for granted. */
  otherCampaign(of: { campaign?: RawId }): string[];
  /** Campaigns that players may choose, in the order of the raws. */
  campaigns: readonly ({ id: RawId } & CampaignDescription)[];
  /** Texts of a player's profile card. */
  profileCard(record: CardRecord): ProfileCard;
  /** Texts of the card that closes a week or a month. */
  closingCard(record: ClosingRecord): ClosingCard;
  /** All feats that can be earned. Each is marked as earned, open or hidden for a player who has earned `feats`. */
  listedFeats(feats: CardRecord['feats']): ListedFeat[];
  /** An amount of gold in coins: `3 gold 6 silver`. */
  gold(amount: number): string;
  /** Name of a gravestone. */
  grave: string;
  /** `depth 3`. */
  depth(depth: number): string;
  /** `3 · The Dripping Larder`. */
  levelTitle(level: LevelRef): string;
  /** Note that `count` entries did not fit into a list. */
  more(count: number): string;
  /** Suffix for a text that stands for `count` equal texts, from 2 on. */
  times(count: number): string;
  /** Phrase for the work of a level builder, by the builder's name; the name itself if there is no phrase. */
  builder(name: string): string;

  /** Sentences about events, oldest first. Equal sentences in a row are joined and counted. */
  sentences(events: readonly GameEvent[]): string[];
  /** Sentences about one action: first why the action stopped or what the hero did, then all else in order. */
  outcome(events: readonly GameEvent[], action: Action | null): string[];
  /** Effects of each thing the hero just put on, and the difference to the thing it replaced, as Markdown. */
  gearChanges(view: View, events: readonly GameEvent[]): string[];
  refusal(view: View, refusal: Refusal, action: Action): string;

  /**
   * Events of the newest action. An action of several turns ends with a `stopped` event that holds their number; its
   * events come from all these turns. For any other action, the events come from the last turn.
   */
  newestEvents(view: View): GameEvent[];
  /** The hero's hit points, mana, level, gold, place and statuses in one line. */
  status(view: View): string;
  /**
   * Describes the picture of a view in at most 1024 characters. The description begins with the sentences of
   * `happened`; by default they are about the newest action.
   */
  altText(view: View, happened?: readonly string[]): string;
  /** The view as text of at most 32 columns by 30 rows. By default it reports the events of the newest action. */
  textMode(view: View, events?: readonly GameEvent[]): string;
  /** The status line, everything in sight and the landmarks, nearest first, one line for each thing. */
  look(view: View): string[];
  /** Line about the nearest known stairs in this direction; `null` if the hero knows none. */
  stairs(view: View, direction: 'down' | 'up'): string | null;
  /** Texts that explain the marks on the map of a level. */
  map: Pick<MapTexts, 'legend'>;
  /**
   * Lists of stairs, of shops and people the hero knows from the start, and of things seen before. Each list is one
   * line of Markdown.
   */
  mapLists(view: View): string[];
  /** Everything in sight, then the lists of `mapLists`. Things in sight are left out of these lists. */
  levelSheet(view: View): string[];
  /** All that the hero knows about one thing in sight, as Markdown. */
  describe(view: View, id: EntityId): string;
  /** Worn and carried things, as Markdown. */
  inventory(view: View): string[];
  /** The hero's figures, as Markdown. The hero's name is left out, because the caller has to escape it. */
  character(view: View): string[];
  /** One page of the log. Page 1 is the newest; a number out of range becomes the nearest page. */
  log(view: View, page: number): { lines: string[]; page: number; pages: number };

  /** Texts of the headstone: how the run ended, and its score. */
  epitaph(view: View): Epitaph;
  /**
   * Texts of the compact picture. Events after player-turn `sinceTurn` count as new; by default events of the last
   * turn.
   */
  captions(view: View, sinceTurn?: number): Captions;
  /**
   * Texts of the classic screen. Events after player-turn `sinceTurn` count as new; by default events of the last turn.
   */
  classic(view: View, sinceTurn?: number): ClassicTexts;
  /** Lines of the box beside a thing in the picture; none if the thing is out of sight. */
  tooltip(view: View, id: EntityId): string[];
}

/** Meaning of a piece of text, which decides its colour in a picture. */
export type Tone = 'plain' | 'hurt' | 'good' | 'gold' | 'magic';

/** One line of the log in a picture. `fresh` is true for new events; pictures draw all other lines dim. */
export interface LogLine {
  segments: { text: string; tone: Tone }[];
  fresh: boolean;
}

/** A short label over the map: hunger, a status, or the choice that the buttons wait for. */
export interface Chip {
  text: string;
  tone: 'good' | 'hungry' | 'bad' | 'neutral' | 'mode' | 'gold';
}

/** Texts of the compact picture. */
export interface Captions {
  /** Name of the level. */
  place: string;
  /** Label of the experience bar, for instance "Level 2". */
  level: string;
  chips: Chip[];
  /** Log lines, oldest first: at most three. */
  log: LogLine[];
  /** Lines of the box beside the thing the player looks at, beginning with the thing's name. */
  tooltip?: string[];
}

/** Colour class of an item's name: cursed if the hero knows of the curse, else the class of magic, else plain. */
export type ItemTone = 'plain' | 'cursed' | 'common' | 'rare' | 'legendary';

export interface ItemLine {
  text: string;
  tone: ItemTone;
  /** Main effect of the item, drawn if there is room. */
  note?: string;
}

/** Texts of the classic screen. */
export interface ClassicTexts {
  place: string;
  labels: { health: string; mana: string; level: string };
  attribute: (name: AttributeName) => string;
  /** Three lines: weight, initiative penalty in ticks, gold. */
  load: [string, string, string];
  worn: ItemLine[];
  consumables: ItemLine[];
  /** Note that `count` entries did not fit into a list. */
  more: (count: number) => string;
  spells: string[];
  /** Question over the map while the player chooses a target. */
  selectTarget: string;
  /** Labels of hunger, load and statuses. */
  states: Chip[];
  /** Lines of the box beside the thing the player looks at, beginning with the thing's name. */
  tooltip?: string[];
  /** Log lines, newest first. */
  log: { text: string; fresh: boolean }[];
}
