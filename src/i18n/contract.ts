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
import type { Title } from '../lib/looks';
import type { BoonPanel, BoonText } from './boons';
import type { CampaignDescription } from './campaigns';
import type { ClosingCard, ClosingRecord } from './closing-card';
import type { Epitaph } from './epitaph';
import type { BoonsSheet, HeroSheet } from './hero-sheet';
import type { HighlightFacts } from './highlights';
import type { FeatText, KitText } from './locale';
import type { MapTexts } from './map-texts';
import type { Moment } from './moments';
import type { Handling, Sign } from './names';
import type { PackSheet } from './pack-sheet';
import type { CardRecord, ListedFeat, ProfileCard } from './profile-card';
import type { DailyI18n, GraveI18n, LeaderboardI18n, ProfileI18n } from './results';
import type { ShopRequest, ShopSheet } from './shop-sheet';
import type { CommandText, Texts } from './texts';

/** All texts of the game in one language. Texts are plain, unless their comment mentions Markdown. */
export interface I18n extends Omit<Texts, 'leaderboards' | 'dailies' | 'graves' | 'profiles' | 'commands'> {
  /** BCP 47 tag of the language, for instance `en`. */
  id: string;
  leaderboards: LeaderboardI18n;
  dailies: DailyI18n;
  graves: GraveI18n;
  profiles: ProfileI18n;
  /** Texts of the slash commands, by English command name. */
  commands: Record<string, CommandText>;

  thing(ref: ThingRef): string;
  /** How the hero uses a thing. */
  handling(ref: ThingRef): Handling;
  /** Name and number of equal things: `Dagger ×2`. */
  stack(things: [ThingRef, ...ThingRef[]]): string;
  /** Known effects of a thing in the pack: one short phrase for each. */
  packNotes(thing: PackItem): string[];
  /** Notes on a thing in sight: known effects of an item, or odds of a fight between the hero and a creature. */
  thingNotes(thing: SeenThing): string[];
  /** Known effects of something on sale: one short phrase for each. */
  wareNotes(figures: ItemFigures): string[];
  spell(id: RawId): string;
  /** Effects of casting a spell: one short phrase for each. */
  spellNotes(spell: Uses): string[];
  /** Name of a faction that likes or dislikes the hero; the id if the faction has no name. */
  faction(id: RawId): string;
  /** Line about a faction: the hero's standing in points, the faction's attitude, and the next benefit. */
  standing(standing: View['standings'][number]): string;
  /** The lowest standing that brings another benefit, and this benefit. */
  standingNext(next: NonNullable<View['standings'][number]['next']>): string;
  /** Points of standing with a sign: `+5`, `−3`. */
  points(points: number): string;
  /**
   * Goods or services of a trader or other person whom the hero knows from the start of a run; `''` for all other
   * creatures.
   */
  purpose(who: RawId): string;
  /** True if creatures with this raw id sell things. */
  isVendor(who: RawId): boolean;
  /** Position of `to` seen from `from`: `1 N, 3 E`, `2 NE`, or `here`. */
  place(from: Point, to: Point): string;
  /** A player's title as a list of one; an empty list for none. */
  title(title: Title | undefined): string[];
  /** Name and description of a feat. */
  feat(id: RawId): FeatText;
  /** Texts of the campaign with this id; of the first campaign if there is no id. */
  campaign(id?: RawId): CampaignDescription;
  /**
   * Name of the run's campaign as a list of one; an empty list for the first campaign, which players take for granted.
   */
  otherCampaign(of: { campaign?: RawId }): string[];
  /** Campaigns that players may choose, in the order of the raws. */
  campaigns: readonly ({ id: RawId } & CampaignDescription)[];
  /** Texts of the kit with this id; of the first kit if there is no id. */
  kit(id?: RawId): KitText;
  /** Name of the run's kit as a list of one; an empty list for the first kit, which players take for granted. */
  otherKit(of: { kit?: RawId }): string[];
  /** Kits that players may choose, in the order of the raws. */
  kits: readonly ({ id: RawId } & KitText)[];
  /** Sign of a way down, by the recipe of the level at its end: a name of at most 18 letters, and who lives there. */
  sign(recipe: RawId): Sign;
  /** Name of a boon with at most 18 characters, and a line that tells what it does. */
  boon(id: RawId): BoonText;
  /** Texts of a player's profile card. */
  profileCard(record: CardRecord): ProfileCard;
  /** Texts of the card that sums up a week or a month once the period is over. */
  closingCard(record: ClosingRecord): ClosingCard;
  /**
   * All feats that a player can earn. `feats` are the feats that the player has earned. Each feat in the list is marked
   * as earned, open or hidden.
   */
  listedFeats(feats: CardRecord['feats']): ListedFeat[];
  /** Writes an amount in gold as coins; one gold is ten silver: `3.6` becomes `3 gold 6 silver`. */
  gold(amount: number): string;
  /** The word for a gravestone. */
  grave: string;
  /** Returns text such as `depth 3`. */
  depth(depth: number): string;
  /** Returns text such as `3 · The Dripping Larder`. */
  levelTitle(level: LevelRef): string;
  /** Note on the entries that a list leaves out: `and 2 more`. */
  more(count: number): string;
  /** Suffix that says how often a text applies: ` ×2`. */
  times(count: number): string;
  /** Sentence about what a level builder does, such as `A maze is dug.` for `maze`; `name` itself if there is none. */
  builder(name: string): string;

  /** Sentences about events, oldest first. Equal sentences in a row become one sentence with a count. */
  sentences(events: readonly GameEvent[]): string[];
  /**
   * Sentences about one action: first why it stopped or what the hero did, then all other events. If `action` is
   * `null`, no sentence says what the hero did.
   */
  outcome(events: readonly GameEvent[], action: Action | null): string[];
  /**
   * At most three sentences about one action: the most important, then the newest others, newest first. If `action` is
   * `null`, no sentence says what the hero did.
   */
  headlines(events: readonly GameEvent[], action: Action | null): string[];
  /**
   * Line about something in one action that is worth telling others: who did what, and where, as plain text. `null` if
   * nothing is worth telling.
   */
  highlight(view: View, events: readonly GameEvent[], facts: HighlightFacts): string | null;
  /** True if the hero has hardly any hit points left and has just got away from an enemy. */
  hasEscaped(view: View, events: readonly GameEvent[]): boolean;
  /** Lines about things that the hero just put on: their effects and the differences to the replaced things. */
  gearChanges(view: View, events: readonly GameEvent[]): string[];
  refusal(view: View, refusal: Refusal, action: Action): string;

  /**
   * Events since the newest action began. If the action ended in a `stopped` event, this event gives the number of
   * turns. Any other action took one turn.
   */
  newestEvents(view: View): GameEvent[];
  /** One line with the hero's hit points, mana, level, gold, place and statuses. */
  status(view: View): string;
  /**
   * Describes the picture of a view in at most 1024 characters. `happened` holds the sentences that begin the
   * description; by default they report the newest action.
   */
  altText(view: View, happened?: readonly string[]): string;
  /**
   * Draws the view as text of at most 32 columns by 30 rows. `events` are the events to report; by default those of the
   * newest action.
   */
  textMode(view: View, events?: readonly GameEvent[]): string;
  /** The status line, everything in sight and the landmarks, one line for each thing. The nearest things come first. */
  look(view: View): string[];
  /**
   * Line about the nearest known stairs that lead down or up, or about both stairs of two ways down; `null` if the hero
   * knows none.
   */
  stairs(view: View, direction: 'down' | 'up'): string | null;
  /** Texts that explain the symbols on the map of a level. */
  map: Pick<MapTexts, 'legend'>;
  /**
   * Lists of stairs, of shops and people whom the hero knows from the start of a run, and of things seen before. Each
   * list is one line of Markdown.
   */
  mapLists(view: View): string[];
  /** Lines about everything in sight, then the lists of `mapLists` without things in sight. */
  levelSheet(view: View): string[];
  /** Everything that the hero knows about one thing in sight, as Markdown. For a thing out of sight, a note says so. */
  describe(view: View, id: EntityId): string;
  /** Lists of worn and carried things, as Markdown. */
  inventory(view: View): string[];
  /**
   * Lines with the hero's figures, as Markdown. The lines lack the hero's name, because the caller has to escape the
   * name.
   */
  character(view: View): string[];
  /** Texts of drawn sheets. */
  sheets: {
    /** Wares of a vendor, or its offers; `null` if the vendor does not trade beside the hero. */
    shop(view: View, request: ShopRequest): ShopSheet | null;
    pack(view: View): PackSheet;
    hero(view: View): HeroSheet;
    /** The hero's boons; `null` if it has none. */
    boons(view: View): BoonsSheet | null;
  };
  /** One page of the log. Page 1 is the newest page; a number out of range stands for the nearest page. */
  log(view: View, page: number): { lines: string[]; page: number; pages: number };

  /** Texts of the headstone: how the run ended, and its score. */
  epitaph(view: View): Epitaph;
  /**
   * Texts drawn in the compact picture. Events after player-turn `sinceTurn` count as new; by default only events of
   * the last turn do.
   */
  captions(view: View, sinceTurn?: number): Captions;
  /**
   * Texts drawn in the classic screen. Events after player-turn `sinceTurn` count as new; by default only events of the
   * last turn do.
   */
  classic(view: View, sinceTurn?: number): ClassicTexts;
  /** Lines of the box beside a thing in the picture; an empty list if the thing is out of sight. */
  tooltip(view: View, id: EntityId): string[];
}

/** Meaning of a piece of text, which decides its colour in a picture. */
export type Tone = 'plain' | 'hurt' | 'good' | 'gold' | 'magic';

/** One line of the log in a picture. `fresh` is true for new events; pictures draw lines about old events dim. */
export interface LogLine {
  segments: { text: string; tone: Tone }[];
  fresh: boolean;
}

/** A short label over the map: hunger, a status, or the kind of choice that the player has to make. */
export interface Chip {
  text: string;
  tone: 'good' | 'hungry' | 'bad' | 'neutral' | 'mode' | 'gold';
}

/** Texts drawn in the compact picture. */
export interface Captions {
  /** Name of the level. */
  place: string;
  /** Label of the experience bar, for instance "Level 2". */
  level: string;
  /** Names of the bars of health and mana. */
  gauge: { health: string; mana: string };
  chips: Chip[];
  /** At most three log lines, oldest first. */
  log: LogLine[];
  /** Lines of the box beside the thing that the player examines. The first line is the thing's name. */
  tooltip?: string[];
  /** Panel with the boons on offer; absent if the player may take none now. */
  boons?: BoonPanel;
  /** Panel about a moment that players remember; absent if there was none. */
  moment?: Moment;
}

/**
 * Colour class of an item's name: `cursed` if the hero knows of the curse, else the class of its magic, else `plain`.
 */
export type ItemTone = 'plain' | 'cursed' | 'common' | 'rare' | 'legendary';

export interface ItemLine {
  text: string;
  tone: ItemTone;
  /** Main effect of the item. The picture shows this note only if there is room. */
  note?: string;
}

/** Texts drawn in the classic screen. */
export interface ClassicTexts {
  place: string;
  labels: { health: string; mana: string; level: string };
  attribute: (name: AttributeName) => string;
  /** Three lines of text: weight, initiative penalty in ticks, gold. */
  load: [string, string, string];
  worn: ItemLine[];
  consumables: ItemLine[];
  /** Note on the entries that a list leaves out: `and 2 more`. */
  more: (count: number) => string;
  spells: string[];
  /** Question drawn over the map while the player chooses a target. */
  selectTarget: string;
  /** Labels about hunger, load, statuses and the like. */
  states: Chip[];
  /** Lines of the box beside the thing that the player examines. The first line is the thing's name. */
  tooltip?: string[];
  /** Box with the boons on offer; absent if the player may take none now. */
  boons?: BoonPanel;
  /** Box about a moment that players remember; absent if there was none. */
  moment?: Moment;
  /** Log lines, newest first. */
  log: { text: string; fresh: boolean }[];
}
