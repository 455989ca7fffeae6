import { type PostRules, USUAL_POST_RULES } from '../../../settings/post-rules';
import { type DiscordCaller, ephemeralReply, type Message, mention, type Reply } from '../../api';
import type { ComponentInput, HandlerContext } from '../../context';
import { type AdminAction, type AdminControl, type PageTurn, parseAdminAction } from '../../controls/admin-controls';
import { NO_RUN } from '../../custom-id/custom-id';
import { askedAt, isConfirmed } from '../../custom-id/question';
import { refusalNote } from '../../outcomes/reply-of-kind';
import { inPlayerLocale } from '../../player-locale';
import type {
  ActiveRun,
  AdminActionOutcome,
  Caller,
  Output,
  Play,
  RefusalName,
  RunId,
  UnloadableRun,
  UserId,
} from '../../types';
import { exportMessage } from '../privacy/export-message';
import { isUnloadable } from '../run-list';
import type { AdminIntent } from './admin-intents';
import {
  type AdminTarget,
  adminConfirmationMessage,
  adminDoneMessage,
  adminNoteMessage,
  adminPanelMessage,
  adminPlayerActionMessage,
  adminPlayerMessage,
  adminRunActionMessage,
  adminRunMessage,
  adminUnloadableMessage,
} from './admin-message';
import { auditMessage } from './audit-message';
import { adminPostsMessage } from './posts-message';

/** Refuses outside servers, and if the user may not manage the server. */
export async function handleAdminCommand(context: HandlerContext, intent: AdminIntent, caller: Caller): Promise<Reply> {
  const local = await inPlayerLocale(context, caller);
  const refusal = accessRefusal(local, caller);
  if (refusal) return refusalNote(refusal, local.renderer);
  return ephemeralReply(await openPanel(local, intent, caller));
}

async function openPanel(context: HandlerContext, intent: AdminIntent, caller: Caller): Promise<Message> {
  const { i18n } = context.renderer;
  switch (intent.show) {
    case 'panel':
      return serverPanel(context, caller, intent);
    case 'audit':
      return auditPanel(context, caller);
    case 'runs':
      return adminPlayerMessage(intent.player, await runsOf(context, intent.player, caller), caller.now, i18n);
    case 'export':
    case 'erase':
      return questionBefore(context, { kind: intent.show, player: intent.player }, { ...NO_RUN, lines: [] }, caller);
    default: {
      const runs = await runsOf(context, intent.player, caller);
      const action: AdminAction = intent.show === 'rollback' ? { kind: 'to', to: intent.to } : { kind: intent.show };
      return adminPlayerActionMessage(action, { player: intent.player, runs }, askedAt(caller), i18n);
    }
  }
}

async function runsOf({ play }: HandlerContext, player: UserId, caller: Caller) {
  const found = await play.playerRuns({ ...caller, player });
  return found.kind === 'player-runs' ? found.runs : [];
}

/** Acts only after a confirmation, and only for managers of the server. */
export async function handleAdminControl(
  context: HandlerContext,
  control: AdminControl,
  { run, version, values: [value] }: ComponentInput,
  caller: DiscordCaller,
): Promise<Reply> {
  const local = await inPlayerLocale(context, caller);
  const { renderer } = local;
  const refusal = accessRefusal(local, caller);
  if (refusal) return refusalNote(refusal, renderer);
  if (control.kind === 'admin-action') {
    const action = withPickedValue(control.action, value);
    if (control.sure && isConfirmed(control.asked, caller)) return act(local, action, { ...caller, run, version });
    const lines = control.sure ? [renderer.i18n.notes.lapsed] : [];
    return { kind: 'update', message: await questionBefore(local, action, { run, version, lines }, caller) };
  }
  switch (control.panel) {
    case 'runs':
      return { kind: 'update', message: await serverPanel(local, caller, control) };
    case 'audit':
      return { kind: 'update', message: await auditPanel(local, caller) };
    case 'posts': {
      const configured = await local.play.configuration(caller);
      if (configured.kind !== 'configured') return refusalNote(configured.kind, renderer);
      return { kind: 'update', message: adminPostsMessage(configured.config, renderer.i18n) };
    }
    case 'picked': {
      const active = await findActiveRun(local, value ?? '', caller);
      if (!active) return refusalNote('no-run', renderer);
      const message = isUnloadable(active)
        ? adminUnloadableMessage(active, renderer.i18n)
        : adminRunMessage(active, control.to, renderer.i18n);
      return { kind: 'update', message };
    }
  }
}

function accessRefusal({ isManager }: HandlerContext, { home }: Caller): RefusalName | null {
  if (home.kind !== 'guild') return 'no-server';
  return isManager ? null : 'not-allowed';
}

async function serverPanel(
  { play, renderer }: HandlerContext,
  caller: Caller,
  { turn, to }: { turn?: PageTurn; to: number | null },
): Promise<Message> {
  const { i18n } = renderer;
  const page = turn ? { [turn.way === 'older' ? 'olderThan' : 'newerThan']: turn.from } : {};
  const [active, configured] = await Promise.all([play.activeRuns({ ...caller, ...page }), play.configuration(caller)]);
  if (active.kind !== 'active' || configured.kind !== 'configured') {
    return adminNoteMessage(i18n.notes.refusals['no-server'], i18n);
  }
  return adminPanelMessage(
    { ...active, now: caller.now, inThread: caller.parentChannel !== undefined },
    configured.config,
    to,
    i18n,
  );
}

async function auditPanel({ play, renderer: { i18n } }: HandlerContext, caller: Caller): Promise<Message> {
  const audit = await play.audit(caller);
  return audit.kind === 'audit'
    ? auditMessage(audit.lines, i18n)
    : adminNoteMessage(i18n.notes.refusals['no-server'], i18n);
}

async function findActiveRun(
  { play }: HandlerContext,
  run: RunId,
  caller: Caller,
): Promise<ActiveRun | UnloadableRun | null> {
  const active = await play.activeRun({ ...caller, run });
  return active.kind === 'active-run' ? active.run : null;
}

async function questionBefore(
  context: HandlerContext,
  action: AdminAction,
  { lines, ...target }: AdminTarget & { lines: readonly string[] },
  caller: Caller,
): Promise<Message> {
  const { i18n } = context.renderer;
  const question = { lines, asked: askedAt(caller) };
  const run = target.run === NO_RUN.run ? null : await findActiveRun(context, target.run, caller);
  return run
    ? adminRunActionMessage(action, run, question, i18n)
    : adminConfirmationMessage(action, target, question, i18n);
}

function withPickedValue(action: AdminAction, value: string | undefined): AdminAction {
  const isMenu = action.kind === 'mode' || action.kind === 'posters' || action.kind === 'post-cap';
  return (isMenu && value !== undefined && parseAdminAction([action.kind, value])) || action;
}

interface AdminCaller extends DiscordCaller {
  run: RunId;
  version: number;
}

async function act(context: HandlerContext, action: AdminAction, caller: AdminCaller): Promise<Reply> {
  const { play, renderer } = context;
  const { i18n } = renderer;
  if (action.kind === 'export') {
    const { player } = action;
    const exported = await play.exportPlayer({ ...caller, player });
    if (exported.kind !== 'exported') return refusalNote(exported.kind, renderer);
    return ephemeralReply(await exportMessage(i18n.admin.player(mention(player)), exported.items, caller, i18n));
  }
  const { kind } = await carryOut(context, action, caller);
  if (kind !== 'done' && kind !== 'set-aside' && kind !== 'configured' && kind !== 'erased') {
    return refusalNote(kind, renderer);
  }
  return { kind: 'update', message: adminDoneMessage(action, i18n) };
}

type AdminResult = Pick<AdminActionOutcome, 'kind'> | { kind: 'configured' | 'erased' | 'busy' | 'no-server' };

async function carryOut(
  context: HandlerContext,
  action: Exclude<AdminAction, { kind: 'export' }>,
  { run, version, ...caller }: AdminCaller,
): Promise<AdminResult> {
  const { play } = context;
  switch (action.kind) {
    case 'end':
      return play.endRun({ ...caller, run });
    case 'reset':
      return play.resetPlayer({ ...caller, run });
    case 'back':
      return play.rollBack({ ...caller, run, to: { version, moves: action.by } });
    case 'to':
      return play.rollBack({ ...caller, run, to: action.to });
    case 'quiet':
      return configure(context, { ...caller, quiet: action.on });
    case 'stories':
      return configure(context, { ...caller, stories: action.on });
    case 'cheat':
      return play.debug({ ...caller, run, cheat: action.cheat });
    case 'mode':
      return configure(context, { ...caller, mode: action.mode });
    case 'here': {
      const channel = caller.parentChannel ?? caller.channel;
      return configure(context, { ...caller, channels: channel === undefined ? [] : [channel] });
    }
    case 'thread':
      return configure(context, { ...caller, channels: caller.channel === undefined ? [] : [caller.channel] });
    case 'anywhere':
      return configure(context, { ...caller, channels: [] });
    case 'posters':
      return configurePosts(context, caller, { by: action.by });
    case 'post-cap':
      return configurePosts(context, caller, { perHour: action.perHour });
    case 'posts-here':
      return configurePosts(context, caller, { channel: caller.parentChannel ?? caller.channel ?? null });
    case 'posts-anywhere':
      return configurePosts(context, caller, { channel: null });
    case 'erase':
      return play.erasePlayer({ ...caller, player: action.player });
  }
}

async function configurePosts(
  context: HandlerContext,
  caller: DiscordCaller,
  change: Partial<PostRules>,
): Promise<AdminResult> {
  const present = await context.play.configuration(caller);
  if (present.kind !== 'configured') return present;
  return configure(context, { ...caller, posts: { ...USUAL_POST_RULES, ...present.config.posts, ...change } });
}

/** Notes the change in `knownServers` for the next reply. */
async function configure(
  { play, knownServers }: HandlerContext,
  change: Parameters<Play['configure']>[0],
): Promise<Output<'configure'>> {
  const outcome = await play.configure(change);
  if (outcome.kind === 'configured') knownServers.note(change, outcome.config);
  return outcome;
}
