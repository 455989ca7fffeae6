import type { View } from '../engine';
import { freshEvents } from '../render/fresh';
import type { Captions, Chip } from '../render/log-line';
import type { Labels, Names } from './locale';
import { stateChips } from './states';
import type { Told } from './tell';

/** Lines of the log that a picture has room for. */
const LINES = 3;

/** All the words of the compact picture; what happened after `sinceTurn` counts as fresh. */
export function captionsOf(
  labels: Labels,
  names: Names,
  view: View,
  told: readonly Told[],
  sinceTurn: number,
): Captions {
  return {
    place: names.place(view.recipe, view.depth),
    level: labels.level(view.hero.level),
    chips: [...gains(labels, view, sinceTurn), ...stateChips(labels, names, view)],
    log: told.slice(-LINES).map(({ text, tone, turn }) => ({
      segments: [{ text, tone }],
      fresh: turn > sinceTurn,
    })),
  };
}

/** The level just reached, the highest of several. */
function gains(labels: Labels, view: View, sinceTurn: number): Chip[] {
  const level = freshEvents(view, sinceTurn).reduce(
    (highest, event) => (event.kind === 'levelled' ? Math.max(highest, event.level) : highest),
    0,
  );
  return level > 0 ? [{ text: labels.levelGained(level), tone: 'gold' }] : [];
}
