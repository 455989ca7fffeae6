import {
  type Action,
  type Game,
  type GameEvent,
  type RawId,
  type Raws,
  type Refusal,
  summarizeGame,
  turn,
  type View,
} from '../../src/engine';
import { cageAt } from '../../src/engine/knowledge/cage-at';
import { FLAME } from '../../src/engine/spawning/kindle';
import type { Entity } from '../../src/engine/state';
import { FeatWatch } from '../../src/play/feats/feats';

/** Kinds of content in a run. A comment describes the entries if the name of the kind does not. */
export const CENSUS_KEYS = [
  /** Creatures and props that came into view. */
  'seen',
  /** Creatures that the hero hit or missed, or that hit or missed the hero. */
  'fought',
  /** Ambushes by the hero: `sure` if the hit was certain, `double` if it did double damage. */
  'ambushes',
  'slain',
  /** Props that the hero triggered or opened. */
  'triggered',
  /** Items that were in the pack. */
  'held',
  /** Items that the hero ate, drank, read or threw with an effect. */
  'used',
  'thrown',
  'worn',
  /** Vendors who traded with the hero. */
  'dealt',
  /** Kinds of effect that took place in the run. */
  'effects',
  'cast',
  /** Spells that creatures cast, including spells at their death. */
  'suffered',
  /** Kinds of status that a creature or the hero gained. */
  'statuses',
  'actions',
  'refusals',
  'events',
  /** Reasons that ended actions of several turns. */
  'stops',
  /** Kit with which the run began. */
  'kits',
  'boons',
  'recipes',
  'twists',
  /** Kinds of cages that the hero saw. */
  'cages',
  /** Kinds of cages from which the hero took a thing. */
  'cagesTaken',
  'captives',
  /** Captives that the hero freed, both companions and those sent home. */
  'freed',
  'lost',
  /** Orders that the hero gave a companion. */
  'bids',
  /** Shrines that the hero saw. */
  'shrines',
  /** Shrines that the hero used. */
  'shrinesUsed',
  /** Fires: `dry` if dry grass came into view, `lit` if something caught fire, `burnt` if a creature died in flames. */
  'fires',
  /** Items and spells that set something on fire. */
  'kindling',
  'consumed',
  /** Feats earned in the run. A stopped run counts as abandoned. */
  'feats',
] as const;
export type CensusKey = (typeof CENSUS_KEYS)[number];
/** Content of one run. Each list has each entry once. */
export type Census = Record<CensusKey, string[]>;

/** Collects the content of a run, action by action. */
export class CensusTaker {
  private readonly found = Object.fromEntries(CENSUS_KEYS.map((key) => [key, new Set()])) as Record<
    CensusKey,
    Set<string>
  >;

  private readonly feats: FeatWatch;
  private seed = '';

  constructor(private readonly raws: Raws) {
    this.feats = new FeatWatch(raws);
  }

  begin({ events, hero, seed }: Game): void {
    this.seed = seed;
    this.found.kits.add(this.raws.kit.id);
    for (const event of events) this.addEvent(event, hero.id);
  }

  addView({ things, recipe, twist, depth, dry }: View): void {
    if (dry) this.found.fires.add('dry');
    this.found.recipes.add(recipe);
    if (twist !== undefined) this.found.twists.add(twist);
    for (const { kind, raw, shrine, captive } of things) {
      if (captive && raw !== null) this.found.captives.add(raw);
      if (kind !== 'item' && raw !== null) this.found.seen.add(raw);
      if (shrine && raw !== null) this.found.shrines.add(raw);
    }
    if (things.some(({ caged }) => caged)) this.addCage('cages', depth);
  }

  private addCage(key: 'cages' | 'cagesTaken', depth: number): void {
    const kind = cageAt(this.raws, this.seed, depth);
    if (kind) this.found[key].add(kind.id);
  }

  addRefusal(refusal: Refusal): void {
    this.found.refusals.add(refusal.code === 'danger' ? `danger: ${refusal.danger}` : refusal.code);
  }

  add(before: Game, action: Action, after: Game, events: readonly GameEvent[]): void {
    this.feats.see({ after, events });
    this.found.actions.add(action.kind);
    for (const { raw } of after.pack) this.found.held.add(raw);
    this.addUse(before, action, events);
    if (action.kind === 'buy' || action.kind === 'sell' || action.kind === 'sell-spares')
      this.addDeal(before, action.vendor);
    this.addFires(before, action, after, events);
    for (const event of events) {
      this.addEvent(event, after.hero.id);
      if (event.kind === 'unchained' && event.turns === 0 && event.who.raw) this.found.freed.add(event.who.raw);
      if (event.kind === 'companion-died' && event.who.raw) this.found.lost.add(event.who.raw);
      if (event.kind === 'bidden') this.found.bids.add(event.what);
      if (event.kind === 'threw' && event.item.raw) this.found.thrown.add(event.item.raw);
      if (event.kind === 'cage-shut') this.addCage('cagesTaken', before.depth);
      if (event.kind === 'offered' && event.shrine.raw) this.found.shrinesUsed.add(event.shrine.raw);
    }
  }

  /** Returns the census until now. `game` is the present game of the run. */
  result(game: Game): Census {
    const given = game.over ? null : turn(game, { kind: 'abandon', sure: true }, this.raws);
    const summary = summarizeGame(given?.ok ? given.game : game, this.raws);
    for (const feat of summary ? this.feats.earned({ summary, daily: false }) : []) this.found.feats.add(feat);
    return Object.fromEntries(CENSUS_KEYS.map((key) => [key, [...this.found[key]].sort()])) as Census;
  }

  private addUse(before: Game, action: Action, events: readonly GameEvent[]): void {
    const raw = usedIn(before, action);
    const declined = action.kind === 'answer' && action.option === null;
    if (raw === undefined || declined || events.some(({ kind }) => kind === 'fizzled' || kind === 'equipped')) return;
    this.found.used.add(raw);
    this.addEffects(raw);
  }

  /** Adds the spell or thing that set something on fire, and the props on whose cells flames are now. */
  private addFires(before: Game, action: Action, after: Game, events: readonly GameEvent[]): void {
    const lit = events.findIndex(({ kind }) => kind === 'kindled');
    if (lit >= 0) {
      const spell = events.slice(0, lit).findLast((event) => event.kind === 'cast' || event.kind === 'went-off');
      const source = (spell && 'spell' in spell ? spell.spell : null) ?? usedIn(before, action);
      if (source !== undefined) this.found.kindling.add(source);
    }
    const flames = new Set(thingsOn(after).flatMap(({ burnsUntil, position }) => (burnsUntil ? keyOf(position) : [])));
    if (flames.size === 0 || before.depth !== after.depth) return;
    for (const { raw, position } of thingsOn(before))
      if (this.raws.prop[raw]?.flammable && flames.has(keyOf(position))) this.found.consumed.add(raw);
  }

  private addDeal(before: Game, vendor: number): void {
    const found = thingsOn(before).find(({ id }) => id === vendor);
    if (found) this.found.dealt.add(found.raw);
  }

  private addEvent(event: GameEvent, hero: number): void {
    const { events, fought, ambushes, slain, triggered, worn, cast, suffered, statuses, stops, boons, fires } =
      this.found;
    events.add(event.kind);
    if (event.kind === 'kindled') fires.add('lit');
    if (event.kind === 'died' && event.cause === FLAME && event.who.id !== hero) fires.add('burnt');
    if (event.kind === 'hit' || event.kind === 'missed') {
      if (event.attacker.id === hero && event.target.raw) fought.add(event.target.raw);
      if (event.target.id === hero && event.attacker.raw) fought.add(event.attacker.raw);
      if (event.kind === 'hit' && event.ambush) ambushes.add(event.ambush);
    } else if (event.kind === 'died' && event.by?.id === hero && event.who.raw) slain.add(event.who.raw);
    else if (event.kind === 'triggered' && event.trigger.raw) {
      triggered.add(event.trigger.raw);
      this.addEffects(event.trigger.raw);
    } else if (event.kind === 'opened' && event.door.raw) triggered.add(event.door.raw);
    else if (event.kind === 'arrived' && event.way === 'portal') triggered.add('town-portal');
    else if (event.kind === 'cast') {
      (event.caster.id === hero ? cast : suffered).add(event.spell);
      this.addEffects(event.spell);
    } else if (event.kind === 'went-off') {
      suffered.add(event.spell);
      this.addEffects(event.spell);
    } else if (event.kind === 'equipped' && event.item.raw) worn.add(event.item.raw);
    else if (event.kind === 'status-gained') {
      statuses.add(event.status);
      this.addEffects(event.source);
    } else if (event.kind === 'stopped') stops.add(event.reason);
    else if (event.kind === 'boon-taken') boons.add(event.boon);
  }

  private addEffects(raw: RawId): void {
    for (const tag of effectsOf(this.raws, raw)) this.found.effects.add(tag);
  }
}

function usedIn({ pack, pending }: Game, action: Action): RawId | undefined {
  const id = action.kind === 'use' ? action.item : action.kind === 'answer' ? pending?.item : null;
  return pack.find((item) => item.id === id)?.raw;
}

function thingsOn({ levels, depth }: Game): readonly Entity[] {
  const level = levels[String(depth)];
  return level && 'entities' in level ? level.entities : [];
}

const keyOf = (at: Entity['position']): string => (at ? `${at.x},${at.y}` : '');

/** Returns the kinds of effect in the raw of an item, spell, creature or prop. */
export function effectsOf(raws: Raws, raw: RawId): string[] {
  const archetype = raws.archetypes[raw];
  const bonus = archetype?.attributeBonus === undefined ? [] : ['attributes'];
  return [...Object.keys(archetype?.effects ?? raws.spell[raw]?.effects ?? {}), ...bonus];
}
