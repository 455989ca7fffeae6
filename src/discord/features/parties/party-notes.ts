import { mention } from '../../api';
import { byName } from '../../arguments/find-by-name';
import { isOwnKit, notYourTurnText } from '../../board';
import { rendererForBoard } from '../../player-locale';
import type { BoardRenderer, Caller, I18n, Output, PartyOutcome, UserId } from '../../types';
import type { PartyIntent } from './parties-intents';

export type NamedKit = I18n['kits'][number];

/** Returns `unknown` for text without a match. */
export function kitNamed({ kits }: I18n, text: string | null): NamedKit | 'unknown' | null {
  if (text === null) return null;
  return kits.find(({ id }) => id === text) ?? byName(kits, text) ?? 'unknown';
}

export type CommandOutcome = PartyOutcome | Output<'party'>;

/** All members read the line, in the party's language. */
export type NoteToAll = (texts: I18n['parties']) => string;

/** Tells the player that the run already has another kit. */
export function settledKitNote(
  outcome: CommandOutcome,
  kit: NamedKit | null,
  renderer: BoardRenderer,
): NoteToAll | undefined {
  if ((outcome.kind !== 'board' && outcome.kind !== 'standing') || kit === null) return undefined;
  const { i18n } = rendererForBoard(renderer, outcome.board);
  if (isOwnKit(outcome.board, kit.id, i18n)) return undefined;
  const { name } = i18n.kit(outcome.board.view.kit);
  return (texts) => texts.kitSettled(name);
}

export const openedNote = (outcome: CommandOutcome): NoteToAll | undefined => {
  if (outcome.kind !== 'started') return undefined;
  const { owner, party } = outcome.board;
  return (texts) => texts.opened(mention(owner), party?.mode === 'hotseat');
};

/** Greets a new member if the command changed neither mode nor display. */
export const joinedNote = (
  outcome: CommandOutcome,
  { mode, display }: PartyIntent,
  caller: Caller,
): NoteToAll | undefined =>
  outcome.kind === 'board' && mode === null && Object.keys(display).length === 0 && outcome.board.view.over === null
    ? (texts) => texts.joined(mention(caller.user))
    : undefined;

/** Explains why a player did not become the holder, or returns `null`. */
export function holderRefusal(outcome: PartyOutcome): NoteToAll | null {
  if (outcome.kind === 'not-joined') return (texts) => texts.notJoined(mention(outcome.user));
  return outcome.kind === 'not-your-turn' ? (texts) => notYourTurnText(outcome, texts) : null;
}

/** Explains that the holder has no special right outside the mode `handover`. */
export function powerlessHolderNote(outcome: PartyOutcome, to: UserId): NoteToAll | undefined {
  const mode = outcome.kind === 'board' ? outcome.board.party?.mode : undefined;
  return mode === undefined || mode === 'handover'
    ? undefined
    : (texts) => texts.powerlessHolder(mention(to), texts.mode[mode]);
}
