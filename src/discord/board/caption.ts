import { cut, escapeMarkdown, type Message, text } from '../api';
import type { Action, Board, GameEvent, I18n } from '../types';

/** Maximum numbers of characters and of sentences in a caption. */
const CAPTION_LIMIT = 1100;
const MAX_SENTENCES = 12;

/** Maximum number of characters in the status line. */
const STATUS_LIMIT = 300;

/**
 * Returns the note, the first sentence and as many of the newest sentences as fit, oldest first. `earlier` formats the
 * number of sentences left out between them.
 */
export function captionText(
  [first, ...later]: readonly string[],
  note: string | undefined,
  earlier: (count: number) => string,
): string {
  const head = first === undefined ? [] : [escapeMarkdown(first)];
  const rest = later.slice(1 - MAX_SENTENCES).map(escapeMarkdown);
  while (rest.length > 0 && [...head, ...rest].join('\n').length > CAPTION_LIMIT) rest.shift();
  const left = later.length - rest.length;
  const lines = [...head, ...(left > 0 ? [`-# ${earlier(left)}`] : []), ...rest];
  return [...(note ? [`*${note}*`] : []), ...lines.map((line) => cut(line, CAPTION_LIMIT))].join('\n');
}

/** Removes the sentences that the picture already shows. If a sentence occurs twice, the newest one is removed. */
export function linesBeside(logLines: readonly string[], sentences: readonly string[]): string[] {
  const beside = [...sentences];
  for (const line of logLines) {
    const at = beside.lastIndexOf(line);
    if (at >= 0) beside.splice(at, 1);
  }
  return beside;
}

/**
 * Returns the newest lines that together have at most `limit` characters, oldest first. Returns at least one line,
 * unless there are none.
 */
export function newestLines(lines: readonly string[], limit: number): string[] {
  const newest = [...lines];
  while (newest.length > 1 && newest.join('\n').length > limit) newest.shift();
  return newest;
}

/**
 * Returns a line saying that the run is unranked, or `''` if the run is ranked or a party's. Only a run in a random
 * dungeon gets the line. For daily dungeons `/daily` already says if a try is practice.
 */
export const rankingLine = ({ ranked, origin, party }: Board, { turns }: I18n): string =>
  ranked || origin.kind !== 'chance' || party ? '' : `-# ${turns.unranked}`;

/**
 * Shares of the maximum hit points. A warning leads the caption if the hero lost at least `lost` in one action and has
 * less than `left`.
 */
const HEAVY_LOSS = { lost: 1 / 3, left: 1 / 2 } as const;

/** Returns a warning about the hit points lost in one action, or `''` if the loss was small or plenty are left. */
export function heavyLossLine({ view }: Board, events: readonly GameEvent[], { turns }: I18n): string {
  const { current, max } = view.hero.hp;
  const lost = events.reduce((sum, event) => sum + lossOf(event), 0);
  const isHeavy = lost >= HEAVY_LOSS.lost * max && current < HEAVY_LOSS.left * max;
  return isHeavy ? `⚠️ **${turns.heavyLoss(lost, current, max)}**` : '';
}

const lossOf = (event: GameEvent): number =>
  (event.kind === 'hit' || event.kind === 'hurt') && event.target.raw === 'hero' ? event.amount : 0;

/** One line for each feat just earned. Feats count once the run is over. */
export const featLines = (feats: readonly string[], { view }: Board, i18n: I18n): string[] =>
  feats.map((id) => {
    const { atEnd, earned } = i18n.profiles.feats;
    const name = `**${i18n.feat(id).name}**`;
    return `🏅 ${view.over ? atEnd(name) : earned(name)}`;
  });

/**
 * Returns the campaign's help for this depth when the hero first arrives there. Help about Abyss modifiers is left out.
 */
export function placeLines({ view }: Board, events: readonly GameEvent[], i18n: I18n): string[] {
  const isNew = events.some((event) => event.kind === 'arrived' && event.first && event.depth === view.depth);
  const { help } = i18n.campaign(view.campaign);
  return isNew ? help.flatMap(({ from, text, twist }) => (from === view.depth && !twist ? [`💡 ${text}`] : [])) : [];
}

/**
 * Explains in small print why main buttons are grey. Skips the action just taken, because its own message gives the
 * reason. Skips Rest if the button offers a meal.
 */
export const hindranceLines = (board: Board, i18n: I18n, taken: Action | null): string[] =>
  board.hindrances
    .filter(
      ({ action }) => action.kind !== taken?.kind && !(action.kind === 'rest' && board.view.hero.meal !== undefined),
    )
    .map(({ action, refusal }) => `-# ${escapeMarkdown(i18n.refusal(board.view, refusal, action))}`);

/**
 * Explains why Fight is grey although the events reported an enemy: the enemy has gone out of sight again. Returns no
 * line if an event already says that the action stopped for this reason.
 */
export function outOfSightLines({ view }: Board, events: readonly GameEvent[], i18n: I18n): string[] {
  const here = events.slice(events.findLastIndex(({ kind }) => kind === 'arrived') + 1);
  const dead = new Set(here.flatMap((event) => (event.kind === 'died' ? [event.who.id] : [])));
  const isExplained = here.some((event) => event.kind === 'stopped' && event.reason === 'lost');
  const came = here.some((event) => (event.kind === 'noticed' || event.kind === 'met') && !dead.has(event.who.id));
  const isAnyInSight = view.things.some(({ kind, stance }) => kind === 'mob' && stance === 'hostile');
  if (!came || isExplained || isAnyInSight) return [];
  return [`-# ${escapeMarkdown(i18n.refusal(view, { code: 'no-enemy' }, { kind: 'fight' }))}`];
}

/** Names the run that a command chose, if the command could have meant two runs. */
export const chosenLines = ({ chosen }: Board, { turns }: I18n): string[] =>
  chosen === undefined ? [] : [`-# ${turns.chosenRun[chosen]}`];

/** Adds the line that names the chosen run below the message. */
export function withChosenRun(message: Message, board: Board, i18n: I18n): Message {
  const lines = chosenLines(board, i18n).map((line) => text(line));
  return { ...message, components: [...message.components, ...lines] };
}

/** The hero's place and condition, in small print. */
export const statusLine = ({ view }: Board, i18n: I18n): string =>
  cut(`-# ${escapeMarkdown(i18n.status(view))}`, STATUS_LIMIT);
