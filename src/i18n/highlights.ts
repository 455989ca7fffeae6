import type { GameEvent, RawId, View } from '../engine';
import { isolateName } from '../lib/display-name';
import type { Epitaph } from './epitaph';
import { groupsOf } from './groups';
import type { Deed, Highlight } from './highlight-texts';
import type { FeatText, Locale } from './locale';
import { takenBefore } from './moments';
import { isNamed, type Names } from './names';
import { isHero } from './thing-ref';

const MANY_KILLS = 3;
const NARROW = 1 / 10;
const PURSUIT = 3;

export interface HighlightFacts {
  feats?: readonly RawId[] | undefined;
  /** Deepest depth of the player's earlier runs; 0 or absent if there are none. */
  best?: number | undefined;
}

/** Returns the most memorable event of one action; `null` if none is memorable. */
export function highlightOf(
  names: Names,
  view: View,
  events: readonly GameEvent[],
  { feats = [], best = 0 }: HighlightFacts,
): Highlight | null {
  const [feat] = feats;
  if (view.over) return { kind: 'end' };
  if (events.some(({ kind }) => kind === 'laurel')) return { kind: 'laurel' };
  const deed = killsIn(names, events) ?? prizeIn(events) ?? depthIn(view, events, best) ?? escapeIn(view, events);
  return feat === undefined ? deed : { kind: 'feat', feat, deed: deed ?? anyKillsIn(names, events) ?? spellIn(events) };
}

/** Returns a highlight as plain text: who did what, and where. `fate` returns how the run ended. */
export function highlightLine(
  { highlights, labels, notes }: Pick<Locale, 'highlights' | 'labels' | 'notes'>,
  names: Names,
  { highlight, view }: { highlight: Highlight; view: View },
  { feat, fate }: { feat: (id: RawId) => FeatText; fate: () => Pick<Epitaph, 'how' | 'who' | 'location'> },
): string {
  const hero = isolateName(view.hero.name, notes.nameless);
  const depth = labels.depth(view.depth);
  const where = `${depth}, ${names.place(view)}`;
  if (highlight.kind === 'end') {
    const { how, who, location } = fate();
    // If there is no killer, `location` already names the place.
    return who === null ? `${hero} · ${how} ${location} · ${depth}` : `${hero} · ${how} ${who} · ${where}`;
  }
  if (highlight.kind === 'feat') {
    const { name, how } = feat(highlight.feat);
    const { deed } = highlight;
    const line = deed
      ? highlights.withFeat(highlights.line(deed, hero, names), name)
      : highlights.feat(hero, name, how);
    return `${line} · ${where}`;
  }
  return `${highlights.line(highlight, hero, names)} · ${where}`;
}

type Death = Extract<GameEvent, { kind: 'died' }>;

const deathsIn = (events: readonly GameEvent[]): Death[] =>
  events.flatMap((event) =>
    event.kind === 'died' && event.by && isHero(event.by) && !isHero(event.who) && event.sense !== 'heard'
      ? [event]
      : [],
  );

function meansOf(names: Names, deaths: readonly Death[]): { means?: RawId } {
  const [cause, ...others] = new Set(deaths.map((death) => death.cause));
  return cause != null && others.length === 0 && names.kind(cause) === 'spell' ? { means: cause } : {};
}

function killsIn(names: Names, events: readonly GameEvent[]): Deed | null {
  const deaths = deathsIn(events);
  const named = deaths.find(({ who }) => isNamed(who, names));
  if (named) return killOf(names, [named], true);
  for (const { turn } of deaths) {
    const atOnce = deaths.filter((death) => death.turn === turn);
    if (atOnce.length >= MANY_KILLS) return killOf(names, atOnce, true);
  }
  return null;
}

function anyKillsIn(names: Names, events: readonly GameEvent[]): Deed | null {
  const deaths = deathsIn(events);
  return deaths.length > 0 ? killOf(names, deaths, new Set(deaths.map(({ turn }) => turn)).size === 1) : null;
}

function killOf(names: Names, deaths: readonly Death[], isAtOnce: boolean): Deed {
  const means = meansOf(names, deaths);
  const [first, ...others] = deaths.map(({ who }) => who);
  return first && others.length === 0
    ? { kind: 'kill', who: first, ...means }
    : { kind: 'kills', dead: groupsOf(deaths.map(({ who }) => who)), isAtOnce, ...means };
}

function spellIn(events: readonly GameEvent[]): Deed | null {
  const learned = events.find((event) => event.kind === 'learned');
  return learned ? { kind: 'spell', spell: learned.spell } : null;
}

function prizeIn(events: readonly GameEvent[]): Deed | null {
  const shut = events.find(({ kind }) => kind === 'cage-shut');
  const thing = shut ? takenBefore(events, shut) : null;
  if (thing) return { kind: 'cage', thing };
  const boon = events.find((event) => event.kind === 'boon-taken');
  return boon ? { kind: 'boon', boon: boon.boon } : null;
}

function depthIn({ depth }: View, events: readonly GameEvent[], best: number): Deed | null {
  const isNew = events.some((event) => event.kind === 'arrived' && event.first && event.depth === depth);
  return isNew && best > 0 && depth > best ? { kind: 'deepest', depth } : null;
}

/**
 * An escape requires a recent attack, no enemy in view, and at most a tenth of the hit points. Returns `null` if the
 * hero killed a creature in the action.
 */
export function escapeIn({ hero, things, turn, events: all }: View, events: readonly GameEvent[]): Deed | null {
  const { current, max } = hero.hp;
  if (current <= 0 || current > max * NARROW || things.some(({ stance }) => stance === 'hostile')) return null;
  const first = events.length > 0 ? Math.min(...events.map((event) => event.turn)) : turn;
  const recent = all.filter((event) => event.turn > first - 1 - PURSUIT);
  const isWon = events.some((event) => event.kind === 'died' && event.by !== null && isHero(event.by));
  return !isWon && recent.some(isAttack) ? { kind: 'escape', hp: current, max } : null;
}

const isAttack = (event: GameEvent): boolean => {
  if (event.kind === 'hit' || event.kind === 'missed') return isHero(event.target);
  return event.kind === 'hurt' && isHero(event.target) && event.by !== null && !isHero(event.by);
};
