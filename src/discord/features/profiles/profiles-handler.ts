import { asReply, ephemeralNote, ephemeralReply, type Message, mention, type Reply } from '../../api';
import { allByName } from '../../arguments/find-by-name';
import { didYouMean, whichOne } from '../../arguments/misreadings';
import { lockedText } from '../../board';
import type { ComponentInput, HandlerContext } from '../../context';
import { runAbout } from '../../controls/custom-ids';
import { isLookSetting, type ProfileControl, type RunsQuery } from '../../controls/profiles-controls';
import { USER } from '../../custom-id/control-family';
import { replyToOutcome } from '../../outcomes/outcome-reply';
import { surfaceOf } from '../../outcomes/placement';
import { isAway } from '../../outcomes/recap';
import { rendererForPlayer } from '../../player-locale';
import type { Caller, HistoryQuery, I18n, RunId, Settings, UserId } from '../../types';
import { postReply } from '../post-refusal';
import { withTabs } from '../sheet-tabs';
import { cardMessage, featsMessage } from './card-message';
import type { ProfileIntent } from './profiles-intents';
import { historyMessage, suspendedRunsMessage } from './profiles-message';
import { looksMessage, pickedSettings, settingsMessage } from './settings-message';

const PAGE_LINES = 10;

type HistoryControl = Extract<ProfileControl, { kind: 'history' }>;

export async function handleProfileCommand(
  context: HandlerContext,
  intent: ProfileIntent,
  caller: Caller,
): Promise<Reply> {
  switch (intent.kind) {
    case 'settings':
      return asReply(
        await changeSettings(context, intent.settings, caller, { page: 'settings', run: null }),
        'ephemeral',
      );
    case 'resume': {
      const { i18n } = await rendererForPlayer(context, caller);
      const [suspended, { runs: ofChannels }] = await Promise.all([
        context.play.suspendedRuns(caller),
        context.play.channelRuns(caller),
      ]);
      return ephemeralReply(suspendedRunsMessage({ ...suspended, ofChannels }, caller.now, i18n));
    }
    case 'history': {
      const { cause, ...query } = intent.query;
      if (cause === undefined) return openHistory(context, query, caller);
      const { i18n } = await rendererForPlayer(context, caller);
      const read = readCause(cause, [i18n, context.renderer.i18n]);
      return 'mistake' in read
        ? ephemeralNote(read.mistake)
        : openHistory(context, { ...query, cause: read.id }, caller);
    }
  }
}

export async function handleProfileControl(
  context: HandlerContext,
  control: ProfileControl,
  input: ComponentInput,
  caller: Caller,
): Promise<Reply> {
  const { run, values, isEphemeral } = input;
  switch (control.kind) {
    case 'setting': {
      const changes = pickedSettings(control.name, values, context.renderer.i18n) ?? {};
      const page = isLookSetting(control.name) ? 'looks' : 'settings';
      return asReply(await changeSettings(context, changes, caller, { page, run: runAbout(input) }), 'update');
    }
    case 'toggle': {
      const changes = { [control.name]: control.on };
      return asReply(
        await changeSettings(context, changes, caller, { page: 'settings', run: runAbout(input) }),
        'update',
      );
    }
    case 'looks':
      return asReply(await changeSettings(context, {}, caller, { page: 'looks', run: runAbout(input) }), 'update');
    case 'large':
      return enlarge(context, { run, isEphemeral }, caller);
    case 'resume': {
      const renderer = await rendererForPlayer(context, caller);
      const outcome = await context.play.resume({ ...caller, run: values[0] ?? '' });
      if (outcome.kind === 'no-run') return ephemeralNote(renderer.i18n.notes.runGone);
      return replyToOutcome(outcome, 'command', renderer, { away: isAway(outcome, caller) });
    }
    case 'history':
      return { kind: 'update', message: await loadHistory(context, control, caller) };
    case 'card':
      return showCard(context, control.player ?? values[0] ?? caller.user, caller);
    case 'post-card':
      return postCard(context, control.player, caller);
    case 'feats':
      return showFeats(context, control, caller);
  }
}

/** Checks `player`, because menu values may be invalid. */
async function showCard(context: HandlerContext, player: UserId, caller: Caller): Promise<Reply> {
  if (!USER.test(player)) return ephemeralNote((await rendererForPlayer(context, caller)).i18n.notes.gone);
  const [outcome, renderer] = await Promise.all([
    context.play.playerRecord({ ...caller, of: player }),
    rendererForPlayer(context, caller),
  ]);
  if (outcome.kind === 'not-shown') return ephemeralNote(renderer.i18n.profiles.card.notShown(mention(player)));
  const isOwn = player === caller.user && caller.home.kind === 'guild';
  return ephemeralReply(cardMessage(outcome.record, outcome.settings, renderer, isOwn ? 'player' : 'other'));
}

async function postCard(context: HandlerContext, player: UserId, caller: Caller): Promise<Reply> {
  const [outcome, renderer] = await Promise.all([
    context.play.playerRecord({ ...caller, of: caller.user }),
    rendererForPlayer(context, caller),
  ]);
  if (outcome.kind === 'not-shown' || player !== caller.user) {
    return ephemeralNote(renderer.i18n.profiles.card.notShown(mention(player)));
  }
  return postReply(context, cardMessage(outcome.record, outcome.settings, renderer, 'channel'), caller, renderer);
}

async function showFeats(
  context: HandlerContext,
  control: Extract<ProfileControl, { kind: 'feats' }>,
  caller: Caller,
): Promise<Reply> {
  const [outcome, { i18n }] = await Promise.all([
    context.play.playerRecord({ ...caller, of: control.player }),
    rendererForPlayer(context, caller),
  ]);
  if (outcome.kind === 'not-shown') return ephemeralNote(i18n.profiles.card.notShown(mention(control.player)));
  return { kind: 'update', message: featsMessage(outcome.record, control, i18n) };
}

async function enlarge(
  context: HandlerContext,
  { run, isEphemeral }: Pick<ComponentInput, 'run' | 'isEphemeral'>,
  caller: Caller,
): Promise<Reply> {
  const { play } = context;
  const seen = await play.look({ ...caller, run });
  const changed = seen.kind === 'board' ? await play.settings({ ...caller, settings: { large: true } }) : null;
  const shown = changed?.kind === 'settings' ? await play.look({ ...caller, run }) : (changed ?? seen);
  return replyToOutcome(shown, surfaceOf(isEphemeral), await rendererForPlayer(context, caller), { user: caller.user });
}

/** Returns a reply if the settings could not be stored. */
export async function changeSettings(
  context: HandlerContext,
  changes: Partial<Settings>,
  caller: Caller,
  { page, run }: { page: 'settings' | 'looks'; run: RunId | null },
): Promise<Message | Reply> {
  const { play, renderer } = context;
  const outcome = await play.settings({ ...caller, settings: changes });
  if (outcome.kind === 'busy') return replyToOutcome(outcome, 'command', await rendererForPlayer(context, caller));
  const { settings, feats = [], locked } = outcome;
  const { i18n } = settings.language === 'auto' ? renderer : renderer.in(settings.language);
  const note = locked && lockedText(locked, i18n);
  const sheet = { settings, feats, note };
  return page === 'looks'
    ? withTabs(looksMessage(sheet, run, i18n), { sheet: null, run }, i18n)
    : withTabs(settingsMessage(sheet, run, i18n), { sheet: 'settings', run }, i18n);
}

const openHistory = async (context: HandlerContext, query: RunsQuery, caller: Caller): Promise<Reply> =>
  ephemeralReply(await loadHistory(context, { kind: 'history', query, page: 0 }, caller));

async function loadHistory(context: HandlerContext, control: HistoryControl, caller: Caller): Promise<Message> {
  const { query, page, before } = control;
  const [outcome, { i18n }, heading] = await Promise.all([
    context.play.history({
      ...caller,
      query: toHistoryQuery(query),
      limit: (page + 1) * PAGE_LINES,
      ...(before === undefined ? {} : { before }),
    }),
    rendererForPlayer(context, caller),
    historyHeading(context, query, caller),
  ]);
  const { runs, next, older } = outcome;
  const shown = runs.slice(page * PAGE_LINES);
  const { runs: lostTries } = await context.play.lostTries({ ...caller, runs: shown });
  const historyPage = { runs: shown, lostTries, hasNext: next !== null, older };
  return historyMessage(heading, historyPage, control, i18n);
}

async function historyHeading(context: HandlerContext, { player }: RunsQuery, caller: Caller): Promise<string[]> {
  const { card, history, stats } = (await rendererForPlayer(context, caller)).i18n.profiles;
  const isInServer = caller.home.kind === 'guild';
  if (player === undefined) return [`## ${history.title(isInServer)}`];
  const list = stats.list[isInServer ? 'server' : 'own'];
  const { totals } = await context.play.profile({ ...caller, of: player });
  if (totals === null) return [`## ${stats.title(mention(player))}`, card.notShown(mention(player)), '', list];
  const { runs, wins, bestDepth, bestScore } = totals;
  const figures = runs > 0 ? stats.figures(runs, wins, bestDepth, bestScore) : stats.none;
  return [`## ${stats.title(mention(player))}`, figures, '', list];
}

/** Reads ids and names in every language. Explains mistakes in the first. */
function readCause(text: string, languages: [I18n, ...I18n[]]): { id: string } | { mistake: string } {
  const [own] = languages;
  const lists = languages.map(({ profiles }) => profiles.history.causes);
  const named = lists[0]?.find(({ id }) => id === text.toLowerCase());
  const [first, ...others] = named ? [named] : allByName(lists, text);
  if (!first) return { mistake: didYouMean(lists.flat(), text, own) ?? own.profiles.history.noSuchCause };
  if (others.length === 0) return first;
  const names = [first, ...others].map(({ name }) => name);
  return { mistake: whichOne(names, own) };
}

const toHistoryQuery = ({ depth, ...query }: RunsQuery): HistoryQuery => ({
  ...query,
  ...(depth === undefined ? {} : { deepest: { from: depth } }),
});
