import type { Deed, TogetherControl } from './control-together';
import type { Studio } from './layout/board';
import { fileMessage } from './layout/file';
import { privateNote } from './layout/note';
import {
  adminMessage,
  adminNote,
  adminPlayerMessage,
  adminRunMessage,
  auditMessage,
  deedName,
  deedQuestion,
} from './layout/together';
import { mention } from './people';
import type { Performing } from './perform';
import type { Message, Reply } from './reply';
import type { ActOutcome, Asking, RunId } from './types';
import type { Vain } from './wording-together';

type AdminControl = Extract<TogetherControl, { kind: 'admin' | 'deed' }>;

/** The panel of a server, for those who may manage it: whoever else got hold of the command is told so. */
export async function openAdmin(
  performing: Performing,
  { player, move }: { player: string | null; move: number | null },
  who: Asking,
): Promise<Reply> {
  const barred = barrier(performing, who);
  if (barred) return barred;
  const message =
    player === null ? await panel(performing, who, move) : adminPlayerMessage(player, performing.studio.words);
  return { kind: 'message', message, ephemeral: true };
}

/** Answers its controls, after the same check. */
export async function pressAdmin(
  performing: Performing,
  control: AdminControl,
  at: { run: RunId; v: number },
  picked: string | undefined,
  who: Asking,
): Promise<Reply> {
  const barred = barrier(performing, who);
  if (barred) return barred;
  const { words } = performing.studio;
  if (control.kind === 'deed') {
    const deed = pickedDeed(control.deed, picked);
    if (control.sure) return done(performing, deed, at, who);
    return { kind: 'update', message: deedQuestion(deed, at, words) };
  }
  if (control.panel === 'runs') return { kind: 'update', message: await panel(performing, who) };
  if (control.panel === 'audit') {
    const audit = await performing.play.audit(who);
    return audit.kind === 'audit'
      ? { kind: 'update', message: auditMessage(audit.lines, words) }
      : vain('no-server', performing.studio);
  }
  const run = await runNamed(performing, picked ?? '', who);
  return run ? { kind: 'update', message: adminRunMessage(run, control.to, words) } : vain('no-run', performing.studio);
}

function barrier({ manages, studio }: Performing, { home }: Asking): Reply | null {
  if (home.kind !== 'guild') return vain('no-server', studio);
  return manages ? null : vain('not-allowed', studio);
}

async function panel({ play, studio }: Performing, who: Asking, to: number | null = null): Promise<Message> {
  const [active, configured] = await Promise.all([play.activeRuns(who), play.configuration(who)]);
  if (active.kind !== 'active' || configured.kind !== 'configured') {
    return adminNote(studio.words.together.vain['no-server'], studio.words);
  }
  return adminMessage(active.runs, configured.config, to, studio.words);
}

async function runNamed({ play }: Performing, run: RunId, who: Asking) {
  const active = await play.activeRuns(who);
  return active.kind === 'active' ? active.runs.find((each) => each.run === run) : undefined;
}

/** The menu of modes carries one control for all of them: what is picked is meant. */
function pickedDeed(deed: Deed, picked: string | undefined): Deed {
  if (deed.act !== 'mode' || picked === undefined) return deed;
  const mode = (['owner', 'handover', 'vote', 'hotseat'] as const).find((each) => each === picked);
  return mode ? { act: 'mode', mode } : deed;
}

async function done(performing: Performing, deed: Deed, at: { run: RunId; v: number }, who: Asking): Promise<Reply> {
  const { play, studio } = performing;
  const { words } = studio;
  if (deed.act === 'export') {
    const exported = await play.exportPlayer({ ...who, player: deed.player });
    if (exported.kind !== 'exported') return vain(exported.kind, studio);
    const message = fileMessage(words.together.admin.player(mention(deed.player)), 'wyrmdeep.json', exported.items);
    return { kind: 'message', message, ephemeral: true };
  }
  const outcome = await carriedOut(performing, deed, at, who);
  if (outcome !== 'done') return vain(outcome, studio);
  const line = words.together.admin.done(deedName(deed, words));
  return { kind: 'update', message: adminNote(line, words) };
}

async function carriedOut(
  performing: Performing,
  deed: Exclude<Deed, { act: 'export' }>,
  { run, v }: { run: RunId; v: number },
  who: Asking,
): Promise<'done' | Vain> {
  const { play } = performing;
  switch (deed.act) {
    case 'end':
      return told(await play.endRun({ ...who, run }));
    case 'reset': {
      const player = (await runNamed(performing, run, who))?.owner;
      return player === undefined ? 'no-run' : told(await play.resetPlayer({ ...who, run, player }));
    }
    case 'back':
      return told(await play.rollBack({ ...who, run, to: v - deed.by }));
    case 'to':
      return told(await play.rollBack({ ...who, run, to: deed.to }));
    case 'quiet':
      return told(await play.configure({ ...who, quiet: deed.on }));
    case 'cheat':
      return told(await play.debug({ ...who, run, cheat: deed.cheat }));
    case 'mode':
      return told(await play.configure({ ...who, mode: deed.mode }));
    case 'here':
      return told(await play.configure({ ...who, channels: who.channel === undefined ? [] : [who.channel] }));
    case 'anywhere':
      return told(await play.configure({ ...who, channels: [] }));
    case 'erase':
      return told(await play.erasePlayer({ ...who, player: deed.player }));
  }
}

function told({ kind }: ActOutcome | { kind: 'configured' | 'erased' | 'busy' | 'no-server' }): 'done' | Vain {
  return kind === 'configured' || kind === 'erased' ? 'done' : kind;
}

const vain = (why: Vain, { words }: Studio): Reply => privateNote(words.together.vain[why]);
