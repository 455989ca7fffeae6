import { cut, escapeMarkdown, type Message, text } from '../api';
import type { Action, Board, GameEvent, I18n } from '../types';

/** Characters and sentences of a caption. */
const CAPTION_LIMIT = 1100;
const MAX_SENTENCES = 12;

/** Characters of the status line. */
const STATUS_LIMIT = 300;

/**
 * Under the note, if there is one, the first sentence and as many of the newest as fit, oldest first. `earlier` says
 * how many of those between them are left out.
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

/** The sentences without those that the picture tells, the newest of equals. */
export function linesBeside(logLines: readonly string[], sentences: readonly string[]): string[] {
  const beside = [...sentences];
  for (const line of logLines) {
    const at = beside.lastIndexOf(line);
    if (at >= 0) beside.splice(at, 1);
  }
  return beside;
}

/** The newest lines that together have at most `limit` characters, oldest first; one at least. */
export function newestLines(lines: readonly string[], limit: number): string[] {
  const newest = [...lines];
  while (newest.length > 1 && newest.join('\n').length > limit) newest.shift();
  return newest;
}

/**
 * Says of a run that was begun to be ranked that it is not any more; `''` for any other, and in daily dungeons: whether
 * it is practice is told where it begins and where `/daily` leads to it, which knows.
 */
export const rankingLine = ({ ranked, origin, party }: Board, { turns }: I18n): string =>
  ranked || origin.kind !== 'chance' || party ? '' : `-# ${turns.unranked}`;

/** Shares of the hit points: lost in one action, and left after it, from which on that is said before all else. */
const HEAVY_LOSS = { lost: 1 / 3, left: 1 / 2 } as const;

/** How much of its health a hero has lost at once who has little left; `''` after lesser losses. */
export function heavyLossLine({ view }: Board, events: readonly GameEvent[], { turns }: I18n): string {
  const { current, max } = view.hero.hp;
  const lost = events.reduce((sum, event) => sum + lossOf(event), 0);
  const isHeavy = lost >= HEAVY_LOSS.lost * max && current < HEAVY_LOSS.left * max;
  return isHeavy ? `⚠️ **${turns.heavyLoss(lost, current, max)}**` : '';
}

const lossOf = (event: GameEvent): number =>
  (event.kind === 'hit' || event.kind === 'hurt') && event.target.raw === 'hero' ? event.amount : 0;

/** Feats just earned, which count once the run is over; none where there are none. */
export const featLines = (feats: readonly string[], { view }: Board, i18n: I18n): string[] =>
  feats.map((id) => {
    const { atEnd, earned } = i18n.profiles.feats;
    const name = `**${i18n.feat(id).name}**`;
    return `🏅 ${view.over ? atEnd(name) : earned(name)}`;
  });

/** On a level where the hero has just come for the first time: what the help says from its depth on, but for twists. */
export function placeLines({ view }: Board, events: readonly GameEvent[], i18n: I18n): string[] {
  const isNew = events.some((event) => event.kind === 'arrived' && event.first && event.depth === view.depth);
  const { help } = i18n.campaign(view.campaign);
  return isNew ? help.flatMap(({ from, text, twist }) => (from === view.depth && !twist ? [`💡 ${text}`] : [])) : [];
}

/**
 * Why main buttons are grey, in small print: not of the action just taken, which has said why it ended, unless the rest
 * of the level lies beyond stairs, nor of a rest that a meal has taken the place of.
 */
export const hindranceLines = (board: Board, i18n: I18n, taken: Action | null): string[] =>
  board.hindrances
    .filter(
      ({ action, refusal }) =>
        (action.kind !== taken?.kind || refusal.code === 'stairs-ahead') &&
        !(action.kind === 'rest' && board.view.hero.meal !== undefined),
    )
    .map(({ action, refusal }) => `-# ${escapeMarkdown(i18n.refusal(board.view, refusal, action))}`);

/**
 * Why Fight is grey where the act told of an enemy that came into sight, and nobody is there: it has gone again. Not
 * where that is why the act ended.
 */
export function outOfSightLines({ view }: Board, events: readonly GameEvent[], i18n: I18n): string[] {
  const here = events.slice(events.findLastIndex(({ kind }) => kind === 'arrived') + 1);
  const dead = new Set(here.flatMap((event) => (event.kind === 'died' ? [event.who.id] : [])));
  const isTold = here.some((event) => event.kind === 'stopped' && event.reason === 'lost');
  const came = here.some((event) => (event.kind === 'noticed' || event.kind === 'met') && !dead.has(event.who.id));
  const isAnyInSight = view.things.some(({ kind, stance }) => kind === 'mob' && stance === 'hostile');
  if (!came || isTold || isAnyInSight) return [];
  return [`-# ${escapeMarkdown(i18n.refusal(view, { code: 'no-enemy' }, { kind: 'fight' }))}`];
}

/** Which run a command was taken to mean that could have meant two; none where it could mean no other. */
export const chosenLines = ({ chosen }: Board, { turns }: I18n): string[] =>
  chosen === undefined ? [] : [`-# ${turns.chosenRun[chosen]}`];

/** The message, with that below it. */
export function withChosenRun(message: Message, board: Board, i18n: I18n): Message {
  const lines = chosenLines(board, i18n).map((line) => text(line));
  return { ...message, components: [...message.components, ...lines] };
}

/** Where the hero is and how they fare, in small print. */
export const statusLine = ({ view }: Board, i18n: I18n): string =>
  cut(`-# ${escapeMarkdown(i18n.status(view))}`, STATUS_LIMIT);
