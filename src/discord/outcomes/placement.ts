import type { GameEvent, Outcome, RunId } from '../types';

/**
 * Place of the interaction: a slash command, a component that others may see, or a component of an ephemeral message.
 */
export type Surface = 'command' | 'component' | 'private-component';

/** Place of the reply: an update of the message with the component, or a new message. */
export type Placement = 'update' | 'public' | 'ephemeral';

/**
 * Returns the events that a reply shows again. After a button, leaves out a vendor's greeting, so that closing a panel
 * does not repeat the greeting.
 */
export const seenAgain = (events: readonly GameEvent[], surface: Surface): GameEvent[] =>
  events.filter(({ kind }) => surface === 'command' || kind !== 'shop');

export interface PlacementOptions {
  /** Controls for the caller alone, such as a confirmation. */
  controls?: unknown;
  /** True if the interaction changed the party itself, so that the party's board must show the change. */
  changesParty?: boolean;
}

export const surfaceOf = (isEphemeral: boolean): Surface => (isEphemeral ? 'private-component' : 'component');

/**
 * Returns the surface for the reply to a button on a run's message. Usually returns the button's own surface, so that
 * the reply may update the message. In two cases returns `command`, which makes the reply a new message:
 *
 * - The outcome has `keepsMessage`, because another player's board or the card of a finished run must stay.
 * - The reply shows another run in a daily dungeon. Players who have not entered this dungeon must not see it.
 */
export function surfaceBelow({ run, isEphemeral }: { run: RunId; isEphemeral: boolean }, outcome: Outcome): Surface {
  const below = surfaceOf(isEphemeral);
  if (!('board' in outcome)) return below;
  const isHidden = outcome.board.origin.kind === 'daily' && outcome.board.run !== run;
  return isHidden || keepsMessage(outcome) ? 'command' : below;
}

const keepsMessage = (outcome: Outcome): boolean => 'keepsMessage' in outcome && outcome.keepsMessage === true;

/**
 * True if the reply shows a party's board to one member alone. Examples are a panel, a choice of target, a
 * confirmation, and the reply to a typed action. The shared board stays unchanged, because the other members need its
 * buttons.
 */
export function isAside(outcome: Outcome, surface: Surface, options: PlacementOptions): boolean {
  if (!('board' in outcome) || !outcome.board.party || outcome.board.view.over !== null) return false;
  if (surface === 'command') return !isAsked(outcome, options);
  if (surface === 'private-component') return true;
  return isOldCopy(outcome) || !isForParty(outcome, options);
}

/** True if the pressed message is an old copy of the party's board, because a newer message now shows the board. */
const isOldCopy = (outcome: Outcome): boolean => 'board' in outcome && outcome.board.party?.isOldCopy === true;

/** True if the interaction changed something that every member must see: a turn, a vote or the party itself. */
const isForParty = ({ kind }: Outcome, { changesParty = false }: PlacementOptions): boolean =>
  kind === 'applied' || kind === 'voted' || changesParty;

/**
 * True if the player asked for the present board or for a new run, so that everybody may see the board. Also true for
 * the question that confirms a new run.
 */
const isAsked = ({ kind }: Outcome, { controls, changesParty = false }: PlacementOptions): boolean =>
  kind === 'started' || kind === 'confirm-restart' || (kind === 'board' && controls === undefined && !changesParty);

/**
 * Returns the place for the board of an outcome. A run has one board in its channel. Only a command that asks for the
 * board makes a new public message. Any other reply updates the pressed message, or is for the player alone.
 */
export function placementOf(outcome: Outcome, surface: Surface, options: PlacementOptions): Placement {
  if (surface === 'private-component') return 'update';
  if (surface === 'component') return isAside(outcome, surface, options) || isOldCopy(outcome) ? 'ephemeral' : 'update';
  return isAsked(outcome, options) && !isForCaller(outcome) ? 'public' : 'ephemeral';
}

/**
 * True if everybody's board must show the outcome, although the reply is for the player alone. The bot then edits
 * everybody's board, if Discord still accepts the edit. False if only the player may see the board. Also false for a
 * player without a party who plays in an ephemeral message.
 */
export function changesBoard(outcome: Outcome, surface: Surface, options: PlacementOptions): boolean {
  if (!('board' in outcome) || !isForParty(outcome, options) || isForCaller(outcome)) return false;
  if (surface === 'private-component') return outcome.board.party !== undefined;
  return placementOf(outcome, surface, options) === 'ephemeral';
}

/**
 * True if the player pressed a button on a party's newest board, but the button carries an earlier version of the run.
 * Either an edit of this message has failed, or somebody else has just pressed a button.
 */
export const isLatePress = (outcome: Outcome, surface: Surface): boolean =>
  outcome.kind === 'stale' && surface === 'component' && isAside(outcome, surface, {}) && !isOldCopy(outcome);

/**
 * True if a reply to a command is for the player alone even in direct messages. In a server, the reply is for the
 * player alone unless the player asked for the board.
 */
export const isForCallerAnywhere = (outcome: Outcome, options: PlacementOptions): boolean =>
  isForCaller(outcome) || (isAside(outcome, 'command', options) && !isForParty(outcome, options));

/**
 * True if only the player may see the board. True for a daily run, because players who have not entered the dungeon
 * must not see it. The setting `quiet` hides the board of an unfinished run without a party, unless the player asked
 * for the board. Also true for the reply to a button on the message of a run that is no longer active.
 */
function isForCaller(outcome: Outcome): boolean {
  if (!('board' in outcome)) return false;
  const { settings, view, origin, party } = outcome.board;
  if (origin.kind === 'daily') return true;
  if (outcome.kind === 'board' || outcome.kind === 'started') return false;
  if (outcome.kind === 'stale' && keepsMessage(outcome)) return true;
  return settings.quiet && party === undefined && view.over === null;
}
