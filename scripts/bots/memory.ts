import type { EntityId, SeenThing, ThingRef, View } from '../../src/engine';
import type { Point } from '../../src/lib/geometry';

/** Something the hero has seen and may come back for. */
export interface Sight extends ThingRef {
  kind: SeenThing['kind'];
  at: Point;
  vendor: boolean;
}

/** Ways set out on to the same thing before it is given up. */
const TRIES = 6;

/** What a player would keep in mind between two decisions. */
export class Memory {
  /** Wants to be back in the town for this. */
  errand: 'shop' | null = null;
  /** Times it went shopping. */
  trips = 0;
  /** Vendors with whom nothing is left to be done on this visit. */
  readonly served = new Set<EntityId>();
  /** Unknown things that turned out to want a target. */
  readonly aimed = new Set<EntityId>();
  /** Depths with nothing left to explore. */
  readonly explored = new Set<number>();
  /** Steps it still means to take by itself. */
  pushing = 0;
  /** What it wanted to have done once, and has. */
  readonly done = new Set<string>();
  private readonly seen = new Map<number, Map<EntityId, Sight>>();
  private readonly tries = new Map<EntityId, number>();

  /** Takes in what is in view, and forgets what is gone from where it was. */
  observe(view: View): void {
    const here = this.level(view.depth);
    for (const [id, { at }] of here) if (view.visible[at.y * view.width + at.x] === '1') here.delete(id);
    for (const thing of view.things) if (thing.kind !== 'mob' || thing.vendor) here.set(thing.id, thing);
  }

  /** What is remembered of a depth, in the order in which it was seen. */
  sights(depth: number): Sight[] {
    return [...this.level(depth).values()];
  }

  /** Is it worth setting out for once more? Asking counts as setting out. */
  persists(id: EntityId): boolean {
    const tries = (this.tries.get(id) ?? 0) + 1;
    this.tries.set(id, tries);
    return tries <= TRIES;
  }

  private level(depth: number): Map<EntityId, Sight> {
    const known = this.seen.get(depth);
    if (known) return known;
    const made = new Map<EntityId, Sight>();
    this.seen.set(depth, made);
    return made;
  }
}
