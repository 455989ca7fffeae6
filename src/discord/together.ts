import { answer } from './answer';
import type { TogetherControl, Wish } from './control-together';
import type { TogetherIntent } from './intents-together';
import { boardMessage, type Studio, studioOf } from './layout/board';
import { fileMessage } from './layout/file';
import { noteMessage, privateNote } from './layout/note';
import { privacyMessage, sharesMessage, waitingMessage, watchRows } from './layout/together';
import { veiledMessage } from './layout/veiled';
import { mention, placed } from './people';
import type { Performing } from './perform';
import type { Message, Reply } from './reply';
import { openAdmin, pressAdmin } from './servers';
import { shareFilm } from './share-film';
import { spokenBy } from './spoken';
import type { Asking, AskingThere, ForkOutcome, PartyOutcome, RunId, WatchOutcome } from './types';
import type { Vain } from './wording-together';

/** Answers commands about playing together. */
export async function performTogether(asked: Performing, intent: TogetherIntent, who: Asking): Promise<Reply> {
  const performing = { ...asked, studio: await spokenBy(asked, who) };
  const { play, studio } = performing;
  if (intent.kind === 'privacy') return privately(privacyMessage(false, studio.words));
  if (intent.kind === 'resume') return privately(waitingMessage((await play.waiting(who)).runs, studio.words));
  if (intent.kind === 'admin') return openAdmin(performing, intent, who);
  const there = placed(who);
  switch (intent.kind) {
    case 'party':
      return party(performing, intent, there);
    case 'share': {
      if (intent.animated) return shareFilm(performing, there);
      const outcome = await play.share({ ...there, ...after(intent.move) });
      if (outcome.kind === 'not-here' || outcome.kind === 'no-run') return answer(outcome, 'command', studio);
      if (outcome.kind === 'veiled') {
        return { kind: 'message', message: veiledMessage(outcome, who.user, studio.words), ephemeral: false };
      }
      return watched(outcome, studio, 'shared', who);
    }
    case 'watch':
      return privately(sharesMessage((await play.shares(there)).runs, studio.words));
    case 'fork': {
      const outcome = await play.fork({ ...there, ...after(intent.move) });
      return outcome.kind === 'no-run' ? answer(outcome, 'command', studio) : forked(outcome, studio, false);
    }
  }
}

const after = (move: number | null): { v?: number } => (move === null ? {} : { v: move });

/** Answers the controls of playing together. */
export async function pressTogether(
  asked: Performing,
  control: TogetherControl,
  at: { run: RunId; v: number },
  picked: string | undefined,
  who: Asking,
): Promise<Reply> {
  const performing = { ...asked, studio: await spokenBy(asked, who) };
  const { play, studio } = performing;
  const there = placed(who);
  switch (control.kind) {
    case 'watch':
      return watched(await play.watch({ ...there, run: at.run }), studio, 'refreshed', who);
    case 'shared': {
      // Without a list to pick from it is the run that the control names.
      const [run = '', v] = (picked ?? at.run).split('#');
      const moment = v === undefined ? {} : { v: Number(v) };
      return watched(await play.watch({ ...there, run, ...moment }), studio, 'opened', who);
    }
    case 'fork':
      return forked(await play.fork({ ...there, run: at.run, v: at.v }), studio, true);
    case 'join':
    case 'leave':
      return comeOrGo(performing, control.kind, at.run, there);
    case 'torch':
      return partyReply(await play.passTorch({ ...there, to: who.user }), studio);
    case 'party':
      return party(performing, { kind: 'party', mode: null, torch: null, leave: false }, there);
    case 'resumed':
      return answer(await play.resume({ ...who, run: picked ?? '' }), 'command', studio);
    case 'privacy':
      return privacy(performing, control.wish, who);
    case 'admin':
    case 'deed':
      return pressAdmin(performing, control, at, picked, who);
  }
}

async function party(
  { play, studio }: Performing,
  { mode, torch, leave }: Extract<TogetherIntent, { kind: 'party' }>,
  there: AskingThere,
): Promise<Reply> {
  if (torch !== null) return partyReply(await play.passTorch({ ...there, to: torch }), studio);
  if (leave) return partyReply(await play.leaveParty(there), studio);
  const outcome = await play.party({ ...there, ...(mode === null ? {} : { mode }) });
  if (outcome.kind === 'no-party') return vain('no-party', studio);
  if (outcome.kind !== 'board' || mode === null || outcome.board.party?.mode === mode) {
    return answer(outcome, 'command', studio);
  }
  return partyReply(await play.partyMode({ ...there, mode }), studio);
}

/** Joins or leaves the party of the run, in the message whose button was pressed. */
async function comeOrGo({ play, studio }: Performing, way: 'join' | 'leave', run: RunId, there: AskingThere) {
  const seen = await play.watch({ ...there, run });
  // A channel plays one run after another, and another channel may watch.
  if (seen.kind !== 'watching' || seen.board.party?.channel !== there.channel) return vain('no-party', studio);
  const { note } = studio.words.company;
  const belongs = seen.board.party.members.includes(there.user);
  if (belongs === (way === 'join')) return privateNote(belongs ? note.member : note.outsider);
  const outcome = await (way === 'join' ? play.joinParty(there) : play.leaveParty(there));
  if (outcome.kind === 'no-party') return vain('no-party', studio);
  const told = (way === 'join' ? note.joined : note.left)(mention(there.user));
  return answer(outcome, 'component', studio, outcome.kind === 'board' ? { note: told } : {});
}

const partyReply = (outcome: PartyOutcome, studio: Studio): Reply =>
  outcome.kind === 'no-party' ? vain('no-party', studio) : answer(outcome, 'command', studio);

/** A run that is watched: shared with all, opened for oneself, or looked at again. Always says whose it is. */
function watched(
  outcome: WatchOutcome,
  studio: Studio,
  how: 'shared' | 'opened' | 'refreshed',
  { user }: Asking,
): Reply {
  if (outcome.kind !== 'watching') return vain(outcome.kind, studio);
  const { board, events, v } = outcome;
  const local = studioOf(studio, board);
  const { together } = local.words;
  const controls = { rows: watchRows(board, v === null, local.words), say: [], aim: null };
  const note = how === 'shared' ? together.shared(mention(user), v) : together.watched(mention(board.owner), v);
  const message = boardMessage(board, local, { events, controls, note });
  return how === 'refreshed' ? { kind: 'update', message } : { kind: 'message', message, ephemeral: how === 'opened' };
}

/** A branch to be played: beside what others watch it is seen by its player `alone`, and played on there. */
function forked(outcome: ForkOutcome, studio: Studio, alone: boolean): Reply {
  switch (outcome.kind) {
    case 'started':
    case 'board': {
      const { together } = studioOf(studio, outcome.board).words;
      const note = alone ? `${together.forked} ${together.alone}` : together.forked;
      const reply = answer(outcome, 'command', studio, outcome.kind === 'started' ? { note } : {});
      return alone && reply.kind === 'message' ? { ...reply, ephemeral: true } : reply;
    }
    case 'busy':
      return answer(outcome, 'command', studio);
    default:
      return vain(outcome.kind, studio);
  }
}

async function privacy({ play, studio }: Performing, wish: Wish, who: Asking): Promise<Reply> {
  const { words } = studio;
  if (wish === 'ask' || wish === 'keep') return { kind: 'update', message: privacyMessage(wish === 'ask', words) };
  if (wish === 'export') {
    const { items } = await play.exportMine(who);
    return privately(fileMessage(words.together.privacy.exported, 'wyrmdeep.json', items));
  }
  await play.eraseMine(who);
  return { kind: 'update', message: noteMessage(words.together.privacy.erased) };
}

const privately = (message: Message): Reply => ({ kind: 'message', message, ephemeral: true });

const vain = (why: Vain, { words }: Studio): Reply => privateNote(words.together.vain[why]);
