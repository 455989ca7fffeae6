import type { EntityId, SeenThing, ThingRef, View } from '../../src/engine';
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
  /** Where and when the run began: some begin deep. */
  start: Pick<View, 'depth' | 'turn'> | null = null;
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
  private readonly seen = new Map<number, Map<EntityId, Sight>>();
  private readonly tries = new Map<EntityId, number>();

  /** Adds what is in view, and forgets what is no longer where it was. */
  observe(view: View): void {
    this.start ??= { depth: view.depth, turn: view.turn };
    const here = this.level(view.depth);
    for (const [id, { at }] of here) if (view.visible[at.y * view.width + at.x] === '1') here.delete(id);
    for (const thing of view.things) if (thing.kind !== 'mob' || thing.vendor) here.set(thing.id, thing);
  }

  /** On the way to the town, where every vendor is worth a visit again. */
  beginShopping(): void {
    this.errand = 'shop';
    this.served.clear();
    for (const { id, vendor } of this.sights(1)) if (vendor) this.tries.delete(id);
  }

  /** What is remembered of a depth, in the order it was seen. */
  sights(depth: number): Sight[] {
    return [...this.level(depth).values()];
  }

  /** Counts an attempt to reach something; returns whether it is still worth one, of so many. */
  tryAgain(id: EntityId, most = TRIES): boolean {
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
