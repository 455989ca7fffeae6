import { mention } from '../../api';
import { byName } from '../../arguments/find-by-name';
import { isOwnKit, notYourTurnText } from '../../board';
import { rendererForBoard } from '../../player-locale';
import type { BoardRenderer, Caller, I18n, Output, PartyOutcome, UserId } from '../../types';
import type { PartyIntent } from './parties-intents';

export type NamedKit = I18n['kits'][number];

/**
 * Finds a kit by id, or by name in the caller's language. Returns `unknown` if no kit fits, and `null` if the player
 * named none.
 */
export function kitNamed({ kits }: I18n, text: string | null): NamedKit | 'unknown' | null {
  if (text === null) return null;
  return kits.find(({ id }) => id === text) ?? byName(kits, text) ?? 'unknown';
}

export type CommandOutcome = PartyOutcome | Output<'party'>;

/** Line that all members of the party read, in the party's language. */
export type NoteToAll = (texts: I18n['parties']) => string;

/** Returns a note for a player who named a kit although the run already has another kit; `undefined` otherwise. */
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

/** Returns a note that invites other players to a new party; `undefined` if the command has started no run. */
export const openedNote = (outcome: CommandOutcome): NoteToAll | undefined => {
  if (outcome.kind !== 'started') return undefined;
  const { owner, party } = outcome.board;
  return (texts) => texts.opened(mention(owner), party?.mode === 'hotseat');
};

/**
 * Returns a note that greets a player who joins. Returns `undefined` without a board, after the end of the run, or if
 * the same command changed the mode or the display.
 */
export const joinedNote = (
  outcome: CommandOutcome,
  { mode, display }: PartyIntent,
  caller: Caller,
): NoteToAll | undefined =>
  outcome.kind === 'board' && mode === null && Object.keys(display).length === 0 && outcome.board.view.over === null
    ? (texts) => texts.joined(mention(caller.user))
    : undefined;

/** Returns a note that explains why a player did not become the holder. Returns `null` for any other outcome. */
export function holderRefusal(outcome: PartyOutcome): NoteToAll | null {
  if (outcome.kind === 'not-joined') return (texts) => texts.notJoined(mention(outcome.user));
  return outcome.kind === 'not-your-turn' ? (texts) => notYourTurnText(outcome, texts) : null;
}

/**
 * Returns a note that names the holder, the mode, and the command that changes the mode. The note explains that the
 * holder has no special right to act in this mode. Returns `undefined` if there is no board, and in the mode
 * `handover`, in which only the holder may act.
 */
export function powerlessHolderNote(outcome: PartyOutcome, to: UserId): NoteToAll | undefined {
  const mode = outcome.kind === 'board' ? outcome.board.party?.mode : undefined;
  return mode === undefined || mode === 'handover'
    ? undefined
    : (texts) => texts.powerlessHolder(mention(to), texts.mode[mode]);
}
