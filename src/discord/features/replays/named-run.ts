import { ephemeralNote } from '../../api/note';
import type { Reply } from '../../api/reply';
import { narrowed } from '../../commands/autocomplete';
import type { HandlerContext } from '../../commands/handle-command';
import type { Caller } from '../../types';
import { finishedRuns } from '../profiles/finished-runs';
import { localeOf } from '../profiles/player-locale';
import { openReplay } from './handler';

/** The id of a run, as suggestions send it. */
const RUN = /^[\w-]{24}$/;

/** Plays back the run of that id or, of words that were typed, the latest one that would be suggested for them. */
export async function openNamed(context: HandlerContext, typed: string, caller: Caller): Promise<Reply> {
  if (RUN.test(typed)) return openReplay(context, typed, caller);
  const { i18n } = await localeOf(context, caller);
  const [meant] = narrowed(await finishedRuns(context.play, caller, i18n), typed);
  return meant ? openReplay(context, meant.value, caller) : ephemeralNote(i18n.together.vain['no-run']);
}
