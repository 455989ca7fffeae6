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
  /** Name without charges, as the object of a verb. */
  object(ref: ThingRef): string;
  handling(ref: ThingRef): Handling;
  stack(things: [ThingRef, ...ThingRef[]]): string;
  /** Short phrases: known effects, charges, weight, and a curse. */
  packNotes(thing: PackItem): string[];
  /** Short phrases: an item's known effects, or the odds of a fight against a creature. */
  thingNotes(thing: SeenThing): string[];
  /** Short phrases: the effects of an item, then the weight. */
  wareNotes(figures: ItemFigures): string[];
  spell(id: RawId): string;
  /** Short phrases: statuses, then other effects. */
  spellNotes(spell: Uses): string[];
  faction(id: RawId): string;
  standing(standing: View['standings'][number]): string;
  standingNext(next: NonNullable<View['standings'][number]['next']>): string;
  /** Writes points of standing with a sign: `+5`, `−3`. */
  points(points: number): string;
  /** Goods or services of a person whom the hero knows from the start; `''` for other creatures. */
  purpose(who: RawId): string;
  isVendor(who: RawId): boolean;
  /** Position of `to` seen from `from`, in cells: `1 N, 3 E`, `2 NE`, or `here`. */
  place(from: Point, to: Point): string;
  /** Empty list if the player has no title. */
  title(title: Title | undefined): string[];
  feat(id: RawId): FeatText;
  /** Texts of a campaign; of the first campaign if `id` is absent. If the raws lack the campaign, `name` is the id. */
  campaign(id?: RawId): CampaignDescription;
  /** The campaign's name in a list; an empty list for the first campaign. */
  otherCampaign(of: { campaign?: RawId }): string[];
  campaigns: readonly ({ id: RawId } & CampaignDescription)[];
  /** Texts of a kit; of the first kit if `id` is absent. If the raws lack the kit, `name` is the id. */
  kit(id?: RawId): KitText;
  /** The kit's name in a list; an empty list for the first kit. */
  otherKit(of: { kit?: RawId }): string[];
  kits: readonly ({ id: RawId } & KitText)[];
  /** Sign at stairs down to a level of this recipe. */
  sign(recipe: RawId): Sign;
  boon(id: RawId): BoonText;
  profileCard(record: CardRecord): ProfileCard;
  closingCard(record: ClosingRecord): ClosingCard;
  /** All feats that a player can earn or has earned, in the order of the raws. */
  listedFeats(feats: CardRecord['feats']): ListedFeat[];
  /** Writes an amount in gold as coins: `3.6` becomes `3 gold 6 silver`. */
  gold(amount: number): string;
  grave: string;
  depth(depth: number): string;
  levelTitle(level: LevelRef): string;
  /** Note on the entries that a list leaves out: `and 2 more`. */
  more(count: number): string;
  times(count: number): string;
  /** Sentence about a step of level generation, by the name of its builder; `name` itself if there is no sentence. */
  builder(name: string): string;

  /** Sentences about events, oldest first. Equal sentences in a row become one with a count. */
  sentences(events: readonly GameEvent[]): string[];
  /**
   * Sentences about one action. The reason why the action stopped comes first. If there is no reason, a sentence about
   * `action` can come first.
   */
  outcome(events: readonly GameEvent[], action: Action | null): string[];
  /** At most three sentences about one action: the most important one, then the others in order of time. */
  headlines(events: readonly GameEvent[], action: Action | null): string[];
  /** Plain text about a memorable event in one action; `null` if no event is memorable. */
  highlight(view: View, events: readonly GameEvent[], facts: HighlightFacts): string | null;
  /** True if the hero escaped from enemies with at most a tenth of the hit points. */
  hasEscaped(view: View, events: readonly GameEvent[]): boolean;
  /** Line for each thing that the hero has just put on. */
  gearChanges(view: View, events: readonly GameEvent[]): string[];
  refusal(view: View, refusal: Refusal, action: Action): string;

  /** Events of the newest action. If the action took several turns, a `stopped` event gives their number. */
  newestEvents(view: View): GameEvent[];
  status(view: View): string;
  /**
   * Describes the picture, if possible in at most 1024 characters. `happened` defaults to sentences about the newest
   * action.
   */
  altText(view: View, happened?: readonly string[]): string;
  /** Text of at most 32 columns by 30 rows. `events` defaults to the events of the newest action. */
  textMode(view: View, events?: readonly GameEvent[]): string;
  /** Lines of Markdown: status, things in view, then landmarks. */
  look(view: View): string[];
  /** Line about the nearest known stairs, or all known stairs down if two ways lead down; `null` if none is known. */
  stairs(view: View, direction: 'down' | 'up'): string | null;
  map: Pick<MapTexts, 'legend'>;
  /** Lines of Markdown: the rule of the level's twist, then one line for each list. */
  mapLists(view: View): string[];
  /** Lines about the hero's state and things in sight, then the lists of `mapLists`. */
  levelSheet(view: View): string[];
  /** Everything that the hero knows about one thing, as Markdown; only a note if the thing is out of sight. */
  describe(view: View, id: EntityId): string;
  /** Markdown lists of worn and carried things. */
  inventory(view: View): string[];
  /** Markdown without the hero's name, because the caller has to escape the name. */
  character(view: View): string[];
  sheets: {
    /** `null` if the vendor does not trade or does not stand next to the hero. */
    shop(view: View, request: ShopRequest): ShopSheet | null;
    pack(view: View): PackSheet;
    hero(view: View): HeroSheet;
    /** `null` if the hero has no boons. */
    boons(view: View): BoonsSheet | null;
  };
  /** One page of the log, oldest line first. Page 1 is the newest; numbers out of range give the nearest page. */
  log(view: View, page: number): { lines: string[]; page: number; pages: number };

  epitaph(view: View): Epitaph;
  /** Log lines after `sinceTurn` are fresh. `sinceTurn` defaults to the turn before the present turn. */
  captions(view: View, sinceTurn?: number): Captions;
  /** Log lines after `sinceTurn` are fresh. `sinceTurn` defaults to the turn before the present turn. */
  classic(view: View, sinceTurn?: number): ClassicTexts;
  /** Lines of the box beside a thing in the picture; an empty list if the thing is out of sight. */
  tooltip(view: View, id: EntityId): string[];
}

export type Tone = 'plain' | 'hurt' | 'good' | 'gold' | 'magic';

export interface LogLine {
  segments: { text: string; tone: Tone }[];
  fresh: boolean;
}

export interface Chip {
  text: string;
  tone: 'good' | 'hungry' | 'bad' | 'neutral' | 'mode' | 'gold';
}

export interface Captions {
  place: string;
  level: string;
  gauge: { health: string; mana: string };
  chips: Chip[];
  /** At most three log lines, oldest first. */
  log: LogLine[];
  tooltip?: string[];
  /** Absent if the player may take no boon now. */
  boons?: BoonPanel;
  moment?: Moment;
}

/** `cursed` if the hero knows of the curse. Items without magic are `plain`, unidentified items `common`. */
export type ItemTone = 'plain' | 'cursed' | 'common' | 'rare' | 'legendary';

export interface ItemLine {
  text: string;
  tone: ItemTone;
  note?: string;
}

export interface ClassicTexts {
  place: string;
  labels: { health: string; mana: string; level: string };
  attribute: (name: AttributeName) => string;
  /** Weight and capacity in pounds, initiative penalty in ticks, gold. */
  load: [string, string, string];
  worn: ItemLine[];
  consumables: ItemLine[];
  more: (count: number) => string;
  spells: string[];
  selectTarget: string;
  states: Chip[];
  tooltip?: string[];
  boons?: BoonPanel;
  moment?: Moment;
  /** Newest first. */
  log: { text: string; fresh: boolean }[];
}
