import { finishedRuns } from './finished';
import { privateNote } from './layout/note';
import type { Performing } from './perform';
import { openReplay } from './replay';
import type { Reply } from './reply';
import { spokenBy } from './spoken';
import { narrowed } from './suggest';
import type { Asking } from './types';

/** The id of a run, as suggestions send it. */
const RUN = /^[\w-]{24}$/;

/** Plays back the run of that id or, of words that were typed, the latest one that would be suggested for them. */
export async function openNamed(performing: Performing, typed: string, who: Asking): Promise<Reply> {
  if (RUN.test(typed)) return openReplay(performing, typed, who);
  const { words } = await spokenBy(performing, who);
  const [meant] = narrowed(await finishedRuns(performing.play, who, words), typed);
  return meant ? openReplay(performing, meant.value, who) : privateNote(words.together.vain['no-run']);
}
