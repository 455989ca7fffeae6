import { answer } from './answer';
import { type Control, parseControlId } from './control';
import { helpText } from './help';
import type { ComponentInteraction } from './interaction';
import { aimControls } from './layout/aim';
import type { BoardOptions } from './layout/board';
import { privateNote } from './layout/note';
import type { Performing } from './perform';
import type { Reply } from './reply';
import type { Action, Asking, Outcome } from './types';

type Browsing = Extract<Control, { kind: 'panel' | 'aim' | 'look' }>;

/** Does what a button or select asks for, and answers by changing the message it stands in. */
export async function press(
  { play, studio, commands }: Performing,
  { custom_id, values }: ComponentInteraction['data'],
  who: Asking,
): Promise<Reply> {
  const show = (outcome: Outcome, options: BoardOptions = {}): Reply => answer(outcome, 'component', studio, options);
  const id = parseControlId(custom_id);
  if (!id) {
    return show(await play.look(who), { note: 'That button is from an older version. This is the board now.' });
  }
  const { control, run, v } = id;
  const take = async (action: Action): Promise<Reply> =>
    show(await play.takeTurn({ ...who, run, seenVersion: v, action }));

  switch (control.kind) {
    case 'act':
      return take(control.action);
    case 'choose': {
      const action = pickedAction(control.verb, values?.[0]);
      return action ? take(action) : privateNote('That choice is no longer there. Use the newest message.');
    }
    case 'restart': {
      const seed = control.seed === null ? {} : { seed: control.seed };
      return show(await play.play({ ...who, ...seed, restart: { run, seenVersion: v } }));
    }
    case 'help':
      return privateNote(...helpText(commands));
    default:
      return browse(control);
  }

  /** Controls that only show something: nothing is taken, so an old one simply shows the board of now. */
  async function browse(what: Browsing): Promise<Reply> {
    const seen = await play.look({ ...who, run });
    if (seen.kind !== 'board') return show(seen);
    const { board } = seen;
    if (what.kind === 'look') return privateNote(...studio.words.look(board.view));
    if (board.v !== v) return show({ kind: 'stale', board, events: [] });
    if (what.kind === 'panel') return show(seen, { panel: what.panel });
    return show(seen, { controls: aimControls(board, { kind: 'cast', spell: what.spell }, studio.words) });
  }
}

/** What is meant by a choice; `null` for a value no menu of ours has. */
function pickedAction(verb: Extract<Control, { kind: 'choose' }>['verb'], value: string | undefined): Action | null {
  if (value === undefined || !/^\d{1,9}$/.test(value)) return null;
  return verb === 'answer' ? { kind: 'answer', option: Number(value) } : { kind: verb, item: Number(value) };
}
