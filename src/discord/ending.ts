import { endingMessage } from './layout/ending';
import { privateNote } from './layout/note';
import type { Performing } from './perform';
import type { Reply } from './reply';
import { spokenBy } from './spoken';
import type { Asking, RunId } from './types';

/** Decisions of the animation: about half a minute. */
const DECISIONS = 40;

/** The end of a run once more, with its last turns, in the message where the end stood. */
export async function lastTurns(performing: Performing, run: RunId, who: Asking): Promise<Reply> {
  const outcome = await performing.play.lastTurns({ ...who, run, decisions: DECISIONS });
  const studio = await spokenBy(performing, who);
  if (outcome.kind !== 'last-turns') return privateNote(studio.words.ending.unseen);
  return { kind: 'update', message: endingMessage(outcome.board, studio, { frames: outcome.frames }) };
}
