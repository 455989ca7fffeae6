import type { GameEvent, View } from '../../engine';

/** What a newcomer is told once, the most pressing first. */
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

/** Share of its hit points below which the hero is badly hurt. */
const FAINT = 1 / 3;

/** Is this the moment for it? */
const MOMENTS: Record<Hint, (view: View, events: readonly GameEvent[]) => boolean> = {
  death: ({ over }) => over?.result === 'died',
  hurt: ({ hero: { hp } }) => hp.current < hp.max * FAINT,
  enemy: ({ things }) => things.some(({ stance }) => stance === 'hostile'),
  hunger: ({ hero }) => hero.hunger === 'hungry' || hero.hunger === 'starving',
  level: (_, events) => events.some(({ kind }) => kind === 'levelled'),
  vendor: ({ shops }) => shops.length > 0,
  stairs: ({ standingOn }, events) =>
    standingOn === '>' || events.some((event) => event.kind === 'stopped' && event.reason === 'stairs'),
  unknown: ({ held }) => held.some(({ raw }) => raw === null),
  item: ({ things }) => things.some(({ kind }) => kind === 'item'),
  welcome: ({ turn }) => turn === 0,
};

/** The most pressing hint that was not given yet; after the end only what there is to say of it. */
export function hintFor(view: View, events: readonly GameEvent[], given: readonly string[]): Hint | null {
  const open = view.over ? (['death'] as const) : HINTS;
  return open.find((hint) => !given.includes(hint) && MOMENTS[hint](view, events)) ?? null;
}
