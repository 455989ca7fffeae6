import type { EntityId, RawId, SeenThing, StopReason, ThingRef, View } from '../../src/engine';
import type { Rest } from '../../src/engine/state/action';
import type { Point } from '../../src/lib/geometry';

/** A thing that the hero has seen and may return to. */
export interface Sight extends ThingRef {
  kind: SeenThing['kind'];
  at: Point;
  vendor: boolean;
}

/** Default number of attempts to reach a thing before the bot gives up. */
const TRIES = 6;

/** Knowledge that a player would keep from one decision to the next. */
export class Memory {
  /** `null` if the bot does not walk to the town. */
  errand: 'shop' | null = null;
  /** Number of shopping trips that the bot has begun. */
  trips = 0;
  /** Vendors with whom the bot has finished trading on this visit to the town. */
  readonly served = new Set<EntityId>();
  /** Depths whose levels the bot explores no further, mostly because nothing is left. */
  readonly explored = new Set<number>();
  /** Player-turn in which the bot last left enemies by stairs. */
  leftAt = Number.NEGATIVE_INFINITY;
  /** Share of its hit points to which the hero rests while exploring, in percent; absent for the usual share. */
  rest?: Rest;
  pushing = 0;
  /** Place at which Explore last reached its limit; `null` if it never did. */
  limitAt: { depth: number; at: Point } | null = null;
  /** Cell beside unknown ground to which the bot sneaks; `null` if the bot does not sneak. */
  onward: { depth: number; cell: number } | null = null;
  /** Keys of the actions and sights that the bot has already tried. */
  readonly done = new Set<string>();
  /** Raw ids of things that have come into view. */
  readonly kinds = new Set<RawId>();
  /** Raw ids of creatures that the hero has killed. */
  readonly slain = new Set<RawId>();
  /** Things that the bot has dropped and does not want back. */
  readonly leftLying = new Set<EntityId>();
  /** Spells that other creatures have cast in the hero's view. */
  readonly suffered = new Set<RawId>();
  /** Reasons for which actions of several turns have stopped. */
  readonly stops = new Set<StopReason>();
  /** Decisions since the hero reached a new depth, saw a new kind of thing or killed a new kind of creature. */
  routine = 0;
  /** Number of decisions since the hero arrived on this level. */
  visit = 0;
  private depth = 0;
  private readonly seen = new Map<number, Map<EntityId, Sight>>();
  private readonly tries = new Map<EntityId | string, number>();
  private readonly stays = new Map<number, number>();

  observe(view: View): void {
    const here = this.level(view.depth);
    for (const [id, { at }] of here) if (view.visible[at.y * view.width + at.x] === '1') here.delete(id);
    for (const thing of view.things) if (thing.kind !== 'mob' || thing.vendor) here.set(thing.id, thing);
    this.visit = view.depth === this.depth ? this.visit + 1 : 0;
    this.depth = view.depth;
    const stay = this.stayAt(view.depth);
    this.stays.set(view.depth, stay + 1);
    this.routine = this.learnsOf(view) || stay === 0 ? 0 : this.routine + 1;
  }

  /** Counts decisions at a depth, over all visits. */
  stayAt(depth: number): number {
    return this.stays.get(depth) ?? 0;
  }

  /** Returns true for a new kind of thing or of kill. */
  private learnsOf({ things, events }: View): boolean {
    const known = this.kinds.size + this.slain.size;
    for (const { raw } of things) if (raw !== null) this.kinds.add(raw);
    for (const event of events) {
      if (event.kind === 'died' && event.by?.raw === 'hero' && event.who.raw !== null) this.slain.add(event.who.raw);
      if (event.kind === 'cast' && event.caster.raw !== 'hero') this.suffered.add(event.spell);
      if (event.kind === 'stopped') this.stops.add(event.reason);
    }
    return this.kinds.size + this.slain.size > known;
  }

  /** The bot may then visit every vendor in the town again. */
  beginShopping(): void {
    this.errand = 'shop';
    this.served.clear();
    for (const { id, vendor } of this.sights(1)) if (vendor) this.tries.delete(id);
  }

  /** Returns the things remembered at a depth, in order of sight, without things that the bot has dropped for good. */
  sights(depth: number): Sight[] {
    return [...this.level(depth).values()].filter(({ id }) => !this.leftLying.has(id));
  }

  /** Counts another attempt at a thing. Returns false after more than `most` attempts. */
  tryAgain(id: EntityId | string, most = TRIES): boolean {
    const tries = (this.tries.get(id) ?? 0) + 1;
    this.tries.set(id, tries);
    return tries <= most;
  }

  count(key: string): void {
    this.tries.set(key, this.counted(key) + 1);
  }

  counted(key: string): number {
    return this.tries.get(key) ?? 0;
  }

  private level(depth: number): Map<EntityId, Sight> {
    const known = this.seen.get(depth);
    if (known) return known;
    const sights = new Map<EntityId, Sight>();
    this.seen.set(depth, sights);
    return sights;
  }
}
