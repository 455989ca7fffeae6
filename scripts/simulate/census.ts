import { type Action, type Game, type GameEvent, isParked, type RawId, type Raws } from '../../src/engine';

/** What one run came upon, each thing once. */
export interface Census {
  /** On the levels visited. */
  present: string[];
  /** Mobs: traded blows with the hero. Items: in its pack. Props: set off or opened. */
  met: string[];
  slain: string[];
  /** Kinds of effect whose carriers fired. */
  effects: string[];
  events: string[];
  actions: string[];
  /** Why acts of several turns ended. */
  stops: string[];
}
export const CENSUS_KEYS = ['present', 'met', 'slain', 'effects', 'events', 'actions', 'stops'] as const;

/** Counts what a run comes upon. */
export class Taker {
  private readonly found: Record<keyof Census, Set<string>> = {
    present: new Set(),
    met: new Set(),
    slain: new Set(),
    effects: new Set(),
    events: new Set(),
    actions: new Set(),
    stops: new Set(),
  };

  constructor(private readonly raws: Raws) {}

  arrive(game: Game): void {
    const level = game.levels[String(game.depth)];
    if (level && !isParked(level)) for (const { raw } of level.entities) this.found.present.add(raw);
  }

  take(before: Game, action: Action, after: Game, events: readonly GameEvent[]): void {
    this.found.actions.add(action.kind);
    if (after.depth !== before.depth) this.arrive(after);
    for (const { raw } of after.pack) this.found.met.add(raw);
    if (action.kind === 'use') this.fired(before.pack.find(({ id }) => id === action.item)?.raw);
    for (const event of events) this.heed(event, after.hero.id);
  }

  census(): Census {
    const sorted = CENSUS_KEYS.map((key) => [key, [...this.found[key]].sort()]);
    return Object.fromEntries(sorted) as Census;
  }

  private heed(event: GameEvent, hero: number): void {
    const { events, met, slain, stops } = this.found;
    events.add(event.kind);
    if (event.kind === 'hit' || event.kind === 'missed') {
      for (const { id, raw } of [event.attacker, event.target]) if (id !== hero && raw) met.add(raw);
    } else if (event.kind === 'died' && event.by?.id === hero && event.who.raw) slain.add(event.who.raw);
    else if (event.kind === 'triggered' && event.trigger.raw) {
      met.add(event.trigger.raw);
      this.fired(event.trigger.raw);
    } else if (event.kind === 'opened' && event.door.raw) met.add(event.door.raw);
    else if (event.kind === 'cast') this.fired(event.spell);
    else if (event.kind === 'hurt') this.fired(event.cause);
    else if (event.kind === 'status-gained') this.fired(event.source);
    else if (event.kind === 'stopped') stops.add(event.reason);
  }

  private fired(raw: RawId | undefined): void {
    for (const tag of raw === undefined ? [] : effectsOf(this.raws, raw)) this.found.effects.add(tag);
  }
}

/** Kinds of effect a raw carries. */
export function effectsOf(raws: Raws, raw: RawId): string[] {
  return Object.keys(raws.archetypes[raw]?.effects ?? raws.spell[raw]?.effects ?? {});
}
