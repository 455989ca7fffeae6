import { cut, escapeMarkdown } from '../api';
import type { Action, Board, GameEvent, I18n } from '../types';

/** `mark` is an emoji before the headline, or empty. */
export interface Story {
  mark: string;
  headline: string;
  others: readonly string[];
}

const LINE_LIMIT = 360;
const OTHERS = 2;

const HEAVY_LOSS = { lost: 1 / 3, left: 1 / 2 } as const;

/** Takes a narrow escape, else a heavy loss, else the first sentence as headline. */
export function storyOf(board: Board, events: readonly GameEvent[], action: Action | null, i18n: I18n): Story | null {
  const [first, ...others] = i18n.headlines(events, action);
  const own = board.view.over ? null : (escapeHeadline(board, events, i18n) ?? heavyLossHeadline(board, events, i18n));
  if (own !== null) return { mark: '⚠️ ', headline: own, others: first ? [first, ...others].slice(0, OTHERS) : [] };
  return first === undefined ? null : { mark: '', headline: first, others };
}

export const storyLines = (story: Story | null): string[] =>
  story ? [`${story.mark}**${inLine(story.headline)}**`, ...story.others.map(inLine)] : [];

const inLine = (sentence: string): string => escapeMarkdown(cut(sentence, LINE_LIMIT));

function heavyLossHeadline({ view }: Board, events: readonly GameEvent[], { turns }: I18n): string | null {
  const { current, max } = view.hero.hp;
  const lost = events.reduce((sum, event) => sum + lossOf(event), 0);
  const isHeavy = lost >= HEAVY_LOSS.lost * max && current < HEAVY_LOSS.left * max;
  return isHeavy ? turns.heavyLoss(lost, current, max) : null;
}

const lossOf = (event: GameEvent): number =>
  (event.kind === 'hit' || event.kind === 'hurt') && event.target.raw === 'hero' ? event.amount : 0;

function escapeHeadline({ view }: Board, events: readonly GameEvent[], i18n: I18n): string | null {
  const { current, max } = view.hero.hp;
  return i18n.hasEscaped(view, events) ? i18n.turns.escaped(current, max) : null;
}
