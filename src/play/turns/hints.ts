import type { GameEvent, View } from '../../engine';

/** What a new player is told once, the most urgent first. */
export const HINTS = [
  'death',
  'hurt',
  'enemy',
  'hunger',
  'level',
  'vendor',
  'stairs',
  'unknown',
  'item',
  'welcome',
] as const;
export type Hint = (typeof HINTS)[number];

/** Share of the hit points below which the hero is badly hurt. */
const BADLY_HURT = 1 / 3;

/** When each hint applies. */
const CONDITIONS: Record<Hint, (view: View, events: readonly GameEvent[]) => boolean> = {
  death: ({ over }) => over?.result === 'died',
  hurt: ({ hero: { hp } }) => hp.current < hp.max * BADLY_HURT,
  enemy: ({ things }) => things.some(({ stance }) => stance === 'hostile'),
  hunger: ({ hero }) => hero.hunger === 'hungry' || hero.hunger === 'starving',
  level: (_, events) => events.some(({ kind }) => kind === 'levelled'),
  vendor: ({ shops }) => shops.length > 0,
  stairs: ({ standingOn }, events) =>
    standingOn === '>' || events.some((event) => event.kind === 'stopped' && event.reason === 'stairs'),
  unknown: ({ pack }) => pack.some(({ raw }) => raw === null),
  item: ({ things }) => things.some(({ kind }) => kind === 'item'),
  welcome: ({ turn }) => turn === 0,
};

/** The most urgent hint that applies and was not given before; of a run that is over only the one about death. */
export function hintFor(view: View, events: readonly GameEvent[], given: readonly string[]): Hint | null {
  const candidates = view.over ? (['death'] as const) : HINTS;
  return candidates.find((hint) => !given.includes(hint) && CONDITIONS[hint](view, events)) ?? null;
}
