import type { EntityId, RawId, SeenThing, StopReason, ThingRef, View } from '../../src/engine';
import type { Point } from '../../src/lib/geometry';

/** Something the hero has seen and may return to. */
export interface Sight extends ThingRef {
  kind: SeenThing['kind'];
  at: Point;
  vendor: boolean;
}

/** Attempts to reach the same thing before it is given up. */
const TRIES = 6;

/** What a player would remember between two decisions. */
export class Memory {
  /** Why it is on the way to the town. */
  errand: 'shop' | null = null;
  /** Shopping trips begun. */
  trips = 0;
  /** Vendors that are finished with on this visit. */
  readonly served = new Set<EntityId>();
  /** Unknown things that turned out to need a target. */
  readonly aimed = new Set<EntityId>();
  /** Depths with nothing left to explore. */
  readonly explored = new Set<number>();
  /** Single steps still planned. */
  pushing = 0;
  /** The edge of what is known that it makes for on tiptoe. */
  onward: { depth: number; cell: number } | null = null;
  /** Keys of the novelties tried. */
  readonly done = new Set<string>();
  /** Kinds of things that came into view, and of creatures that it has slain. */
  readonly kinds = new Set<RawId>();
  readonly slain = new Set<RawId>();
  /** What it has dropped and wants no more. */
  readonly leftLying = new Set<EntityId>();
  /** Spells that it has seen others cast, and what has ended its actions of several turns. */
  readonly suffered = new Set<RawId>();
  readonly stops = new Set<StopReason>();
  /** Decisions since it came deeper than before, saw something of a new kind or slew somebody of one. */
  routine = 0;
  /** Decisions since it came to the level. */
  visit = 0;
  private depth = 0;
  private readonly seen = new Map<number, Map<EntityId, Sight>>();
  private readonly tries = new Map<EntityId | string, number>();
  private readonly stays = new Map<number, number>();

  /** Adds what is in view, and forgets what is no longer where it was. */
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

  /** Decisions on a depth, over all visits. */
  stayAt(depth: number): number {
    return this.stays.get(depth) ?? 0;
  }

  /** Notes what is new; returns whether anything is. */
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

  /** On the way to the town, where every vendor is worth a visit again. */
  beginShopping(): void {
    this.errand = 'shop';
    this.served.clear();
    for (const { id, vendor } of this.sights(1)) if (vendor) this.tries.delete(id);
  }

  /** What is remembered of a depth, in the order it was seen. */
  sights(depth: number): Sight[] {
    return [...this.level(depth).values()].filter(({ id }) => !this.leftLying.has(id));
  }

  /** Counts an attempt at something; returns whether it is still worth one, of so many. */
  tryAgain(id: EntityId | string, most = TRIES): boolean {
    const tries = (this.tries.get(id) ?? 0) + 1;
    this.tries.set(id, tries);
    return tries <= most;
  }

  private level(depth: number): Map<EntityId, Sight> {
    const known = this.seen.get(depth);
    if (known) return known;
    const sights = new Map<EntityId, Sight>();
    this.seen.set(depth, sights);
    return sights;
  }
}
