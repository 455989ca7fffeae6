import type { Action, Game, GameEvent, RawId, Raws, Refusal, View } from '../../src/engine';

/** Kinds of things that can be met; a thing counts as met only by what is said here. */
export const CENSUS_KEYS = [
  /** Creatures and props that came into view. */
  'seen',
  /** Creatures that traded blows with the hero. */
  'fought',
  /** Creatures the hero killed. */
  'slain',
  /** Props set off by the hero, or opened. */
  'triggered',
  /** Items that were in the backpack. */
  'held',
  /** Items eaten, drunk, read or thrown, with an effect. */
  'used',
  /** Items put on. */
  'worn',
  /** Vendors dealt with. */
  'dealt',
  /** Effect kinds whose carriers fired. */
  'effects',
  /** Spells the hero cast. */
  'cast',
  /** Spells cast at large by creatures. */
  'suffered',
  /** Statuses laid on somebody. */
  'statuses',
  /** Actions accepted. */
  'actions',
  /** Reasons for a refusal. */
  'refusals',
  /** Kinds of event. */
  'events',
  /** Why acts of several turns ended. */
  'stops',
  /** Recipes of the levels visited. */
  'recipes',
] as const;
export type CensusKey = (typeof CENSUS_KEYS)[number];
/** What one run came upon, each thing once. */
export type Census = Record<CensusKey, string[]>;

/** Counts what a run comes upon. */
export class Taker {
  private readonly found = Object.fromEntries(CENSUS_KEYS.map((key) => [key, new Set()])) as Record<
    CensusKey,
    Set<string>
  >;

  constructor(private readonly raws: Raws) {}

  begin({ events, hero }: Game): void {
    for (const event of events) this.heed(event, hero.id);
  }

  look({ things, recipe }: View): void {
    this.found.recipes.add(recipe);
    for (const { kind, raw } of things) if (kind !== 'item' && raw !== null) this.found.seen.add(raw);
  }

  refused(refusal: Refusal): void {
    this.found.refusals.add(refusal.code === 'danger' ? `danger: ${refusal.danger}` : refusal.code);
  }

  take(before: Game, action: Action, after: Game, events: readonly GameEvent[]): void {
    this.found.actions.add(action.kind);
    for (const { raw } of after.pack) this.found.held.add(raw);
    this.heedUse(before, action, events);
    if (action.kind === 'buy' || action.kind === 'sell') this.heedDeal(before, action.vendor);
    for (const event of events) this.heed(event, after.hero.id);
  }

  census(): Census {
    return Object.fromEntries(CENSUS_KEYS.map((key) => [key, [...this.found[key]].sort()])) as Census;
  }

  private heedUse(before: Game, action: Action, events: readonly GameEvent[]): void {
    const id = action.kind === 'use' ? action.item : action.kind === 'answer' ? before.pending?.item : null;
    const raw = before.pack.find((item) => item.id === id)?.raw;
    const declined = action.kind === 'answer' && action.option === null;
    if (raw === undefined || declined || events.some(({ kind }) => kind === 'fizzled' || kind === 'equipped')) return;
    this.found.used.add(raw);
    this.fired(raw);
  }

  private heedDeal(before: Game, vendor: number): void {
    const level = before.levels[String(before.depth)];
    const found = level && 'entities' in level ? level.entities.find(({ id }) => id === vendor) : undefined;
    if (found) this.found.dealt.add(found.raw);
  }

  private heed(event: GameEvent, hero: number): void {
    const { events, fought, slain, triggered, worn, cast, suffered, statuses, stops } = this.found;
    events.add(event.kind);
    if (event.kind === 'hit' || event.kind === 'missed') {
      if (event.attacker.id === hero && event.target.raw) fought.add(event.target.raw);
      if (event.target.id === hero && event.attacker.raw) fought.add(event.attacker.raw);
    } else if (event.kind === 'died' && event.by?.id === hero && event.who.raw) slain.add(event.who.raw);
    else if (event.kind === 'triggered' && event.trigger.raw) {
      triggered.add(event.trigger.raw);
      this.fired(event.trigger.raw);
    } else if (event.kind === 'opened' && event.door.raw) triggered.add(event.door.raw);
    else if (event.kind === 'arrived' && event.way === 'portal') triggered.add('town-portal');
    else if (event.kind === 'cast') {
      (event.caster.id === hero ? cast : suffered).add(event.spell);
      this.fired(event.spell);
    } else if (event.kind === 'equipped' && event.item.raw) worn.add(event.item.raw);
    else if (event.kind === 'status-gained') {
      statuses.add(event.status);
      this.fired(event.source);
    } else if (event.kind === 'stopped') stops.add(event.reason);
  }

  private fired(raw: RawId): void {
    for (const tag of effectsOf(this.raws, raw)) this.found.effects.add(tag);
  }
}

/** Kinds of effect a raw carries. */
export function effectsOf(raws: Raws, raw: RawId): string[] {
  const archetype = raws.archetypes[raw];
  const bonus = archetype?.attributeBonus === undefined ? [] : ['attributes'];
  return [...Object.keys(archetype?.effects ?? raws.spell[raw]?.effects ?? {}), ...bonus];
}
