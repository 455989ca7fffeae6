import { kingDistance } from '../../lib/geometry';
import { cut, escapeMarkdown, type Message, text } from '../api';
import type { Action, Board, GameEvent, I18n } from '../types';

const STATUS_LIMIT = 300;

/** Drops the first lines beyond `limit` characters. Always keeps the last line. */
export function newestLines(lines: readonly string[], limit: number): string[] {
  const newest = [...lines];
  while (newest.length > 1 && newest.join('\n').length > limit) newest.shift();
  return newest;
}

/** Notes that one player's random run is unranked; otherwise returns `''`. */
export const rankingLine = ({ ranked, origin, party }: Board, { turns }: I18n): string =>
  ranked || origin.kind !== 'chance' || party ? '' : `-# ${turns.unranked}`;

export const featLines = (feats: readonly string[], { view }: Board, i18n: I18n): string[] =>
  feats.map((id) => {
    const { atEnd, earned } = i18n.profiles.feats;
    const name = `**${i18n.feat(id).name}**`;
    return `🏅 ${view.over ? atEnd(name) : earned(name)}`;
  });

/** Returns help on the first arrival at a depth. */
export function placeLines({ view }: Board, events: readonly GameEvent[], i18n: I18n): string[] {
  const isNew = events.some((event) => event.kind === 'arrived' && event.first && event.depth === view.depth);
  const { help } = i18n.campaign(view.campaign);
  return isNew ? help.flatMap(({ from, text, twist }) => (from === view.depth && !twist ? [`💡 ${text}`] : [])) : [];
}

/** Explains greyed-out buttons. Leaves out `taken`, because the reply explains that refusal. */
export const hindranceLines = (board: Board, i18n: I18n, taken: Action | null): string[] =>
  board.hindrances
    .filter(
      ({ action }) => action.kind !== taken?.kind && !(action.kind === 'rest' && board.view.hero.meal !== undefined),
    )
    .map(({ action, refusal }) => `-# ${escapeMarkdown(i18n.refusal(board.view, refusal, action))}`);

/** Explains why Fight is greyed out although the events report an enemy. */
export function outOfSightLines({ view }: Board, events: readonly GameEvent[], i18n: I18n): string[] {
  const here = events.slice(events.findLastIndex(({ kind }) => kind === 'arrived') + 1);
  const dead = new Set(here.flatMap((event) => (event.kind === 'died' ? [event.who.id] : [])));
  const isExplained = here.some((event) => event.kind === 'stopped' && event.reason === 'lost');
  const came = here.some((event) => (event.kind === 'noticed' || event.kind === 'met') && !dead.has(event.who.id));
  const isAnyInSight = view.things.some(({ kind, stance }) => kind === 'mob' && stance === 'hostile');
  const isChoosing = view.pending !== null || view.hero.boonOffer?.isOpen === true;
  if (!came || isExplained || isAnyInSight || isChoosing) return [];
  return [`-# ${escapeMarkdown(i18n.refusal(view, { code: 'no-enemy' }, { kind: 'fight' }))}`];
}

/** Says that the boon must wait while an enemy is in sight. */
export const boonLines = ({ view }: Board, events: readonly GameEvent[], { turns }: I18n): string[] =>
  view.hero.boonOffer?.isOpen === false && events.some(({ kind }) => kind === 'boon-earned')
    ? [`-# ${turns.boonLater}`]
    : [];

/** Cells. A companion within this distance follows the hero on stairs. */
const WITHIN_CALL = 2;

/** Warns a hero on stairs if the companion would stay behind. */
export function companionLines({ view }: Board, i18n: I18n): string[] {
  const { companion, things, hero, standingOn, pending } = view;
  if (!companion?.here || pending || (standingOn !== '>' && standingOn !== '<')) return [];
  const seen = things.find(({ id }) => id === companion.who.id);
  const isReady =
    seen !== undefined &&
    companion.here.bid === 'follow' &&
    kingDistance(hero.at, seen.at) <= WITHIN_CALL &&
    seen.statuses.every(({ kind }) => kind !== 'confusion');
  if (isReady) return [];
  const isSure = seen !== undefined || companion.here.bid === 'wait';
  return [`-# ${escapeMarkdown(i18n.turns.staysBehind(i18n.thing(companion.who), isSure))}`];
}

/** Says which of two runs the bot chose for a typed command. */
export const chosenLines = ({ chosen }: Board, { turns }: I18n): string[] =>
  chosen === undefined ? [] : [`-# ${turns.chosenRun[chosen]}`];

export function withChosenRun(message: Message, board: Board, i18n: I18n): Message {
  const lines = chosenLines(board, i18n).map((line) => text(line));
  return { ...message, components: [...message.components, ...lines] };
}

export const statusLine = ({ view }: Board, i18n: I18n): string =>
  cut(`-# ${escapeMarkdown(i18n.status(view))}`, STATUS_LIMIT);
