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

/** All texts of the game in one language. Texts are plain, unless a comment says Markdown. */
export interface I18n extends Omit<Texts, 'leaderboards' | 'dailies' | 'graves' | 'profiles' | 'commands'> {
  /** BCP 47 tag, for instance `en`. */
  id: string;
  leaderboards: LeaderboardI18n;
  dailies: DailyI18n;
  graves: GraveI18n;
  profiles: ProfileI18n;
  /** Keys: English command names. */
  commands: Record<string, CommandText>;

  thing(ref: ThingRef): string;
  /** Name of a thing without charges, as the object of a verb. */
  object(ref: ThingRef): string;
  handling(ref: ThingRef): Handling;
  /** Name and number of equal things: `Dagger ×2`. */
  stack(things: [ThingRef, ...ThingRef[]]): string;
  /** Short phrases about a thing in the pack: known effects, charges, weight, and a curse. */
  packNotes(thing: PackItem): string[];
  /** Short phrases about a thing in sight: an item's known effects, or the odds of a fight against a creature. */
  thingNotes(thing: SeenThing): string[];
  wareNotes(figures: ItemFigures): string[];
  spell(id: RawId): string;
  spellNotes(spell: Uses): string[];
  /** Name of a faction; the id if the faction has no name. */
  faction(id: RawId): string;
  standing(standing: View['standings'][number]): string;
  standingNext(next: NonNullable<View['standings'][number]['next']>): string;
  /** Writes points of standing with a sign: `+5`, `−3`. */
  points(points: number): string;
  /** Goods or services of a person whom the hero knows from the start of a run. Other creatures have `''`. */
  purpose(who: RawId): string;
  isVendor(who: RawId): boolean;
  /** Position of `to` seen from `from`, in cells: `1 N, 3 E`, `2 NE`, or `here`. */
  place(from: Point, to: Point): string;
  /** Name of the player's title; an empty list if the player has none. */
  title(title: Title | undefined): string[];
  feat(id: RawId): FeatText;
  /** Texts of a campaign, by default of the first. If the campaign no longer exists, the id serves as the name. */
  campaign(id?: RawId): CampaignDescription;
  /**
   * Name of the run's campaign; an empty list if `campaign` is absent, because the run is then in the first campaign.
   */
  otherCampaign(of: { campaign?: RawId }): string[];
  /** Campaigns that players may choose. */
  campaigns: readonly ({ id: RawId } & CampaignDescription)[];
  /** Texts of a kit, by default of the first. If the kit no longer exists, the id serves as the name. */
  kit(id?: RawId): KitText;
  /** Name of the run's kit; an empty list if `kit` is absent, because the run then has the first kit. */
  otherKit(of: { kit?: RawId }): string[];
  kits: readonly ({ id: RawId } & KitText)[];
  /** Sign at stairs down to a level of this recipe. */
  sign(recipe: RawId): Sign;
  /** Texts of a boon. The name has at most 18 characters. */
  boon(id: RawId): BoonText;
  profileCard(record: CardRecord): ProfileCard;
  closingCard(record: ClosingRecord): ClosingCard;
  /** Lists all feats that a player can earn or has earned, in the order of the raws. `feats` are the earned feats. */
  listedFeats(feats: CardRecord['feats']): ListedFeat[];
  /** Writes an amount in gold as coins: `3.6` becomes `3 gold 6 silver`. One gold is ten silver. */
  gold(amount: number): string;
  grave: string;
  /** Text such as `depth 3`. */
  depth(depth: number): string;
  /** Text such as `3 · The Dripping Larder`. */
  levelTitle(level: LevelRef): string;
  /** Note on the entries that a list leaves out: `and 2 more`. */
  more(count: number): string;
  /** Suffix for a count: ` ×2`. */
  times(count: number): string;
  /** Sentence about a level builder: `A maze is dug.` for `maze`. If the builder has no sentence, returns `name`. */
  builder(name: string): string;

  /** Sentences about events, oldest first. Equal sentences in a row become one sentence with a count. */
  sentences(events: readonly GameEvent[]): string[];
  /**
   * Sentences about one action. The reason why the action stopped comes first. Without a reason, a sentence about
   * `action` comes first. The sentence about `action` is left out if `action` is `null`, or if other sentences report
   * an action of one turn.
   */
  outcome(events: readonly GameEvent[], action: Action | null): string[];
  /**
   * At most three sentences about one action: the most important one, then others, newest first. `action` means the
   * same as for `outcome`.
   */
  headlines(events: readonly GameEvent[], action: Action | null): string[];
  /** Plain text about a memorable event in one action: who did what, and where. `null` if no event is memorable. */
  highlight(view: View, events: readonly GameEvent[], facts: HighlightFacts): string | null;
  /** True if the hero has just escaped from an enemy and has at most a tenth of the maximum hit points. */
  hasEscaped(view: View, events: readonly GameEvent[]): boolean;
  /** Lines about things that the hero has just put on: known effects, and differences to the things worn before. */
  gearChanges(view: View, events: readonly GameEvent[]): string[];
  refusal(view: View, refusal: Refusal, action: Action): string;

  /** Events of the newest action. If the action took several turns, its `stopped` event says how many. */
  newestEvents(view: View): GameEvent[];
  status(view: View): string;
  /**
   * Describes the picture of a view in at most 1024 characters. The description begins with the sentences in
   * `happened`, by default the sentences about the newest action.
   */
  altText(view: View, happened?: readonly string[]): string;
  /**
   * Draws the view as text of at most 32 columns by 30 rows. `events` are by default the events of the newest action.
   */
  textMode(view: View, events?: readonly GameEvent[]): string;
  /** Lines about the hero's state, the level's twist, things in sight (enemies first), and landmarks. */
  look(view: View): string[];
  /**
   * Line about the nearest known stairs; `null` if the hero knows none. If the level has two ways down, the line names
   * all known stairs down.
   */
  stairs(view: View, direction: 'down' | 'up'): string | null;
  map: Pick<MapTexts, 'legend'>;
  /**
   * Lines of Markdown: the rule of the level's twist, then one line for each list. The lists are: stairs and portals;
   * places; remembered things and graves.
   */
  mapLists(view: View): string[];
  /** Lines about the hero's state and things in sight, then the lists of `mapLists` without things in sight. */
  levelSheet(view: View): string[];
  /** Everything that the hero knows about one thing, as Markdown; only a note if the thing is out of sight. */
  describe(view: View, id: EntityId): string;
  /** Markdown lists of worn and carried things. */
  inventory(view: View): string[];
  /** Markdown lines with the hero's figures. The hero's name is missing, because the caller has to escape it. */
  character(view: View): string[];
  sheets: {
    /** `null` if the vendor does not trade or does not stand next to the hero. */
    shop(view: View, request: ShopRequest): ShopSheet | null;
    pack(view: View): PackSheet;
    hero(view: View): HeroSheet;
    /** `null` if the hero has no boons. */
    boons(view: View): BoonsSheet | null;
  };
  /**
   * Returns one page of the log, oldest line first. Page 1 is the newest. A number out of range gives the nearest page.
   */
  log(view: View, page: number): { lines: string[]; page: number; pages: number };

  epitaph(view: View): Epitaph;
  /** Texts in the compact picture. Events after turn `sinceTurn` are new; by default, only the last turn is new. */
  captions(view: View, sinceTurn?: number): Captions;
  /** Texts in the classic screen. Events after turn `sinceTurn` are new; by default, only the last turn is new. */
  classic(view: View, sinceTurn?: number): ClassicTexts;
  /** Lines of the box beside a thing in the picture; an empty list if the thing is out of sight. */
  tooltip(view: View, id: EntityId): string[];
}

/** Meaning of a piece of text. Pictures draw each meaning in a colour of its own. */
export type Tone = 'plain' | 'hurt' | 'good' | 'gold' | 'magic';

/** Line of the log in a picture. Pictures dim the lines that are not `fresh`, because the events are old. */
export interface LogLine {
  segments: { text: string; tone: Tone }[];
  fresh: boolean;
}

/** Short label over the map, for instance about hunger, a status, or a target that the player has to choose. */
export interface Chip {
  text: string;
  tone: 'good' | 'hungry' | 'bad' | 'neutral' | 'mode' | 'gold';
}

export interface Captions {
  place: string;
  /** Label of the experience bar: "Level 2". */
  level: string;
  gauge: { health: string; mana: string };
  chips: Chip[];
  /** At most three log lines, oldest first. */
  log: LogLine[];
  /** Lines of the box beside the thing that the player examines. The first line is the name. */
  tooltip?: string[];
  /** Absent if the player may take no boon now. */
  boons?: BoonPanel;
  moment?: Moment;
}

/**
 * Colour class of an item's name: `cursed` if the hero knows of the curse, else the class of magic. Items without magic
 * are `plain`. Unidentified items are `common`.
 */
export type ItemTone = 'plain' | 'cursed' | 'common' | 'rare' | 'legendary';

export interface ItemLine {
  text: string;
  tone: ItemTone;
  /** Main effect, shown only if there is room. */
  note?: string;
}

export interface ClassicTexts {
  place: string;
  labels: { health: string; mana: string; level: string };
  attribute: (name: AttributeName) => string;
  /** Three lines of text: weight and capacity in pounds, initiative penalty in ticks, gold. */
  load: [string, string, string];
  worn: ItemLine[];
  consumables: ItemLine[];
  /** Note on the entries that a list leaves out: `and 2 more`. */
  more: (count: number) => string;
  spells: string[];
  /** Text drawn over the map while the player chooses a target. */
  selectTarget: string;
  states: Chip[];
  /** Lines about the thing that the player examines. The first line is the name. */
  tooltip?: string[];
  /** Absent if the player may take no boon now. */
  boons?: BoonPanel;
  moment?: Moment;
  /** Log lines, newest first. */
  log: { text: string; fresh: boolean }[];
}
