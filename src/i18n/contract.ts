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

/** Everything that is said to a player, in one language. Results are plain text unless Markdown is mentioned. */
export interface I18n extends Omit<Texts, 'leaderboards' | 'dailies' | 'graves' | 'profiles' | 'commands'> {
  /** BCP 47, for instance `en`. */
  id: string;
  leaderboards: LeaderboardI18n;
  dailies: DailyI18n;
  graves: GraveI18n;
  profiles: ProfileI18n;
  /** The slash commands, by the names under which Discord sends them. */
  commands: Record<string, CommandText>;

  thing(ref: ThingRef): string;
  /** Things the hero cannot tell apart: `Dagger ×2`. */
  stack(things: [ThingRef, ...ThingRef[]]): string;
  /** What a thing of the pack does for the hero, as far as it is known, in a few words each. */
  packNotes(thing: PackItem): string[];
  /** The same of a thing in sight; of somebody, how fighting them would go. */
  thingNotes(thing: SeenThing): string[];
  /** The same of a ware. */
  wareNotes(figures: ItemFigures): string[];
  spell(id: RawId): string;
  /** What a casting does, in a few words each. */
  spellNotes(spell: Uses): string[];
  /** A faction that keeps a standing. */
  faction(id: RawId): string;
  /** A standing with what the faction thinks of the hero, and what more of it would change. */
  standing(standing: View['standings'][number]): string;
  /** From which standing on a faction treats the hero how. */
  standingNext(next: NonNullable<View['standings'][number]['next']>): string;
  /** Points of standing with their sign. */
  points(points: number): string;
  /** What somebody of note sells or is good for; `''` for all others. */
  purpose(who: RawId): string;
  /** Does somebody of that kind sell things? */
  isVendor(who: RawId): boolean;
  /** Where something is, seen from somewhere else: `1 N, 3 E`, `2 NE`, or `here`. */
  place(from: Point, to: Point): string;
  /** The words of a feat. */
  feat(id: RawId): FeatText;
  /** The words of a campaign, the first when none is named. */
  campaign(id?: RawId): CampaignDescription;
  /** The name of a campaign that is not the first, which goes without saying; nothing of that. */
  otherCampaign(of: { campaign?: RawId }): string[];
  /** Those that are offered, in the order of the raws. */
  campaigns: readonly ({ id: RawId } & CampaignDescription)[];
  /** The card of a player, in words. */
  profileCard(record: CardRecord): ProfileCard;
  /** The card of a week or month that is over, in words. */
  closingCard(record: ClosingRecord): ClosingCard;
  /** All feats, for a player who has these. */
  listedFeats(feats: CardRecord['feats']): ListedFeat[];
  /** `3 gold 6 silver`. */
  gold(amount: number): string;
  /** The stone of a grave. */
  grave: string;
  /** `depth 3`. */
  depth(depth: number): string;
  /** `3 · The Dripping Larder`. */
  levelTitle(level: LevelRef): string;
  /** Stands for the entries that a list has no room for. */
  more(count: number): string;
  /** After a text that would be repeated so many times, from 2. */
  times(count: number): string;
  /** What a builder of levels does, by its name. */
  builder(name: string): string;

  /** What happened, oldest first, with equal sentences in a row joined. */
  sentences(events: readonly GameEvent[]): string[];
  /** The same for one action: first why it ended or what was done, then the rest in order. */
  outcome(events: readonly GameEvent[], action: Action | null): string[];
  /** What each thing that was put on does, and how that differs from what was worn before. As Markdown. */
  gearChanges(view: View, events: readonly GameEvent[]): string[];
  refusal(view: View, refusal: Refusal, action: Action): string;

  /** The events of the newest action, or of its last turn where it gives no reason why it ended. */
  newestEvents(view: View): GameEvent[];
  /** One line: hit points, mana, depth, hunger and statuses. */
  status(view: View): string;
  /**
   * Describes the picture of a view in at most 1024 characters. It begins with the sentences of
   * `happened`, by default those about the newest action.
   */
  altText(view: View, happened?: readonly string[]): string;
  /** The view as lines of at most 32 columns by 30 rows. Without `events` it reports those of the newest action. */
  textMode(view: View, events?: readonly GameEvent[]): string;
  /** Everything in sight, nearest first, one line a thing. */
  look(view: View): string[];
  /** The line about the nearest known stairs in this direction; `null` if none are known. */
  stairs(view: View, direction: 'down' | 'up'): string | null;
  /** Words for the marks on the map of a level. */
  map: Pick<MapTexts, 'legend'>;
  /** Where stairs, shops and people of note are, and what was seen before: as Markdown, a line a list. */
  mapLists(view: View): string[];
  /** Everything in sight, and these lists of all else: each thing is told once. */
  levelSheet(view: View): string[];
  /** All that is known of one thing in sight, as Markdown. */
  describe(view: View, id: EntityId): string;
  /** As Markdown. */
  inventory(view: View): string[];
  /** As Markdown, without the hero's name, which the caller escapes. */
  character(view: View): string[];
  /** Page 1 is the newest; a number out of range becomes the nearest page. */
  log(view: View, page: number): { lines: string[]; page: number; pages: number };

  /** How a run ended and what it comes to. */
  epitaph(view: View): Epitaph;
  /** Texts of the compact picture. What happened after `sinceTurn` counts as new: by default the newest turn. */
  captions(view: View, sinceTurn?: number): Captions;
  /** Texts of the classic screen, likewise. */
  classic(view: View, sinceTurn?: number): ClassicTexts;
  /** Lines of the box beside a thing in the picture. */
  tooltip(view: View, id: EntityId): string[];
}

/** Which colour a piece of text has in a picture. */
export type Tone = 'plain' | 'hurt' | 'good' | 'gold' | 'magic';

/** One line of the log in the picture: `fresh` when it reports the newest action, else it is drawn dim. */
export interface LogLine {
  segments: { text: string; tone: Tone }[];
  fresh: boolean;
}

/** A word or two over the map: hunger, statuses, what the buttons are waiting for. */
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
  /** Oldest first; the picture shows the last three. */
  log: LogLine[];
  /** What the box beside a thing looked at says, its name first. */
  tooltip?: string[];
}

/** How a thing's name is coloured: cursed when known to be, magic by its class, everything else plain. */
export type ItemTone = 'plain' | 'cursed' | 'common' | 'rare' | 'legendary';

export interface ItemLine {
  text: string;
  tone: ItemTone;
  /** What it does, where there is room for it. */
  note?: string;
}

/** Texts of the classic screen. */
export interface ClassicTexts {
  place: string;
  labels: { health: string; mana: string; level: string };
  attribute: (name: AttributeName) => string;
  /** Weight, initiative penalty, gold. */
  load: [string, string, string];
  worn: ItemLine[];
  consumables: ItemLine[];
  /** Stands for the entries that a list has no room for. */
  more: (count: number) => string;
  spells: string[];
  /** Over the map while a target is chosen. */
  selectTarget: string;
  /** Hunger first. */
  states: Chip[];
  /** What the box beside a thing looked at says, its name first. */
  tooltip?: string[];
  /** Newest first. */
  log: { text: string; fresh: boolean }[];
}
