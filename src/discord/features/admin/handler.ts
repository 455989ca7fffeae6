import { fileMessage } from '../../api/file-message';
import { ephemeralNote } from '../../api/note';
import type { Message, Reply } from '../../api/reply';
import { mention } from '../../api/users';
import type { BoardRenderer } from '../../board/message';
import type { HandlerContext } from '../../commands/handle-command';
import type { AdminActionOutcome, Caller, RunId } from '../../types';
import type { Vain } from '../../wording-together';
import type { AdminAction, PartyControl } from '../parties/ids';
import {
  adminMessage,
  adminNote,
  adminPlayerMessage,
  adminRunMessage,
  auditMessage,
  deedName,
  deedQuestion,
} from './message';

type AdminControl = Extract<PartyControl, { kind: 'admin' | 'deed' }>;

/** The panel of a server, for those who may manage it: whoever else got hold of the command is told so. */
export async function openAdmin(
  context: HandlerContext,
  { player, move }: { player: string | null; move: number | null },
  caller: Caller,
): Promise<Reply> {
  const barred = barrier(context, caller);
  if (barred) return barred;
  const message =
    player === null ? await panel(context, caller, move) : adminPlayerMessage(player, context.renderer.i18n);
  return { kind: 'message', message, ephemeral: true };
}

/** Answers its controls, after the same check. */
export async function pressAdmin(
  context: HandlerContext,
  control: AdminControl,
  at: { run: RunId; version: number },
  picked: string | undefined,
  caller: Caller,
): Promise<Reply> {
  const barred = barrier(context, caller);
  if (barred) return barred;
  const { i18n } = context.renderer;
  if (control.kind === 'deed') {
    const deed = pickedDeed(control.deed, picked);
    if (control.sure) return done(context, deed, at, caller);
    return { kind: 'update', message: deedQuestion(deed, at, i18n) };
  }
  if (control.panel === 'runs') return { kind: 'update', message: await panel(context, caller) };
  if (control.panel === 'audit') {
    const audit = await context.play.audit(caller);
    return audit.kind === 'audit'
      ? { kind: 'update', message: auditMessage(audit.lines, i18n) }
      : vain('no-server', context.renderer);
  }
  const run = await runNamed(context, picked ?? '', caller);
  return run ? { kind: 'update', message: adminRunMessage(run, control.to, i18n) } : vain('no-run', context.renderer);
}

function barrier({ manages, renderer }: HandlerContext, { home }: Caller): Reply | null {
  if (home.kind !== 'guild') return vain('no-server', renderer);
  return manages ? null : vain('not-allowed', renderer);
}

async function panel({ play, renderer }: HandlerContext, caller: Caller, to: number | null = null): Promise<Message> {
  const [active, configured] = await Promise.all([play.activeRuns(caller), play.configuration(caller)]);
  if (active.kind !== 'active' || configured.kind !== 'configured') {
    return adminNote(renderer.i18n.together.vain['no-server'], renderer.i18n);
  }
  return adminMessage(active.runs, configured.config, to, renderer.i18n);
}

async function runNamed({ play }: HandlerContext, run: RunId, caller: Caller) {
  const active = await play.activeRuns(caller);
  return active.kind === 'active' ? active.runs.find((each) => each.run === run) : undefined;
}

/** The menu of modes carries one control for all of them: what is picked is meant. */
function pickedDeed(deed: AdminAction, picked: string | undefined): AdminAction {
  if (deed.act !== 'mode' || picked === undefined) return deed;
  const mode = (['owner', 'handover', 'vote', 'hotseat'] as const).find((each) => each === picked);
  return mode ? { act: 'mode', mode } : deed;
}

async function done(
  context: HandlerContext,
  deed: AdminAction,
  at: { run: RunId; version: number },
  caller: Caller,
): Promise<Reply> {
  const { play, renderer } = context;
  const { i18n } = renderer;
  if (deed.act === 'export') {
    const exported = await play.exportPlayer({ ...caller, player: deed.player });
    if (exported.kind !== 'exported') return vain(exported.kind, renderer);
    const message = fileMessage(i18n.together.admin.player(mention(deed.player)), 'wyrmdeep.json', exported.items);
    return { kind: 'message', message, ephemeral: true };
  }
  const outcome = await carriedOut(context, deed, at, caller);
  if (outcome !== 'done') return vain(outcome, renderer);
  const line = i18n.together.admin.done(deedName(deed, i18n));
  return { kind: 'update', message: adminNote(line, i18n) };
}

async function carriedOut(
  context: HandlerContext,
  deed: Exclude<AdminAction, { act: 'export' }>,
  { run, version }: { run: RunId; version: number },
  caller: Caller,
): Promise<'done' | Vain> {
  const { play } = context;
  switch (deed.act) {
    case 'end':
      return told(await play.endRun({ ...caller, run }));
    case 'reset': {
      const player = (await runNamed(context, run, caller))?.owner;
      return player === undefined ? 'no-run' : told(await play.resetPlayer({ ...caller, run, player }));
    }
    case 'back':
      return told(await play.rollBack({ ...caller, run, to: version - deed.by }));
    case 'to':
      return told(await play.rollBack({ ...caller, run, to: deed.to }));
    case 'quiet':
      return told(await play.configure({ ...caller, quiet: deed.on }));
    case 'cheat':
      return told(await play.debug({ ...caller, run, cheat: deed.cheat }));
    case 'mode':
      return told(await play.configure({ ...caller, mode: deed.mode }));
    case 'here':
      return told(await play.configure({ ...caller, channels: caller.channel === undefined ? [] : [caller.channel] }));
    case 'anywhere':
      return told(await play.configure({ ...caller, channels: [] }));
    case 'erase':
      return told(await play.erasePlayer({ ...caller, player: deed.player }));
  }
}

function told({ kind }: AdminActionOutcome | { kind: 'configured' | 'erased' | 'busy' | 'no-server' }): 'done' | Vain {
  return kind === 'configured' || kind === 'erased' ? 'done' : kind;
}

const vain = (why: Vain, { i18n }: BoardRenderer): Reply => ephemeralNote(i18n.together.vain[why]);
