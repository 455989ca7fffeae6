import type { GameEvent, Outcome, RunId } from '../types';

/**
 * Place of the interaction: a slash command, a component of a message that others may see, or a component of an
 * ephemeral message.
 */
export type Surface = 'command' | 'component' | 'private-component';

/** Place of the reply: an update of the message with the component, or a new message. */
export type Placement = 'update' | 'public' | 'ephemeral';

/** Returns the events to repeat below a button. A board whose vendor's panel closes repeats no greeting. */
export const seenAgain = (events: readonly GameEvent[], surface: Surface): GameEvent[] =>
  events.filter(({ kind }) => surface === 'command' || kind !== 'shop');

export interface PlacementOptions {
  /** Controls for the caller alone, such as a confirmation. */
  controls?: unknown;
  /** True if the interaction changed the party itself, so that all members must see the board. */
  changesParty?: boolean;
}

export const surfaceOf = (isEphemeral: boolean): Surface => (isEphemeral ? 'private-component' : 'component');

/**
 * Returns the surface of a button below a run. Usually this is the button's own surface, so that the reply may update
 * the button's message. Returns `command`, so that the reply is a new message, in two cases: if the outcome has
 * `keepsMessage`, because another player's board or the card of a finished run must stay; and for the board of another
 * run in a daily dungeon, because players who have not entered that dungeon must not see it.
 */
export function surfaceBelow({ run, isEphemeral }: { run: RunId; isEphemeral: boolean }, outcome: Outcome): Surface {
  const below = surfaceOf(isEphemeral);
  if (!('board' in outcome)) return below;
  const isHidden = outcome.board.origin.kind === 'daily' && outcome.board.run !== run;
  return isHidden || keepsMessage(outcome) ? 'command' : below;
}

const keepsMessage = (outcome: Outcome): boolean => 'keepsMessage' in outcome && outcome.keepsMessage === true;

/**
 * True if the reply shows a party's board to one member alone, such as panels, aims and confirmations. The shared board
 * does not change, because other members need its buttons.
 */
export function isAside(outcome: Outcome, surface: Surface, options: PlacementOptions): boolean {
  if (!('board' in outcome) || !outcome.board.party || outcome.board.view.over !== null) return false;
  if (isForParty(outcome, options)) return false;
  return surface !== 'command' || options.controls !== undefined || ['aiming', 'refused'].includes(outcome.kind);
}

/** True if the interaction changed something that every member must see: a turn, a vote or the party itself. */
const isForParty = ({ kind }: Outcome, { changesParty = false }: PlacementOptions): boolean =>
  kind === 'applied' || kind === 'voted' || changesParty;

/**
 * Returns the place for the board of an outcome. A turn or vote from an ephemeral panel of a party needs a new board in
 * the channel, because no interaction with an ephemeral message can edit the shared board.
 */
export function placementOf(outcome: Outcome, surface: Surface, options: PlacementOptions): Placement {
  const aside = isAside(outcome, surface, options);
  if (surface === 'command') return aside || isForCaller(outcome) ? 'ephemeral' : 'public';
  if (surface === 'component') return aside ? 'ephemeral' : 'update';
  const isParty = 'board' in outcome && outcome.board.party !== undefined;
  return isParty && isForParty(outcome, options) ? 'public' : 'update';
}

/**
 * True if only the player sees the reply to a command: for the board of a daily run, because players who have not
 * entered the dungeon must not see it, and with the setting `quiet`, except for the end of a run and boards that a
 * player asked for. Also true for a button below a run that is no longer active.
 */
function isForCaller(outcome: Outcome): boolean {
  if (!('board' in outcome)) return false;
  const { settings, view, origin } = outcome.board;
  if (origin.kind === 'daily') return true;
  if (outcome.kind === 'board' || outcome.kind === 'started') return false;
  if (outcome.kind === 'stale' && keepsMessage(outcome)) return true;
  return settings.quiet && view.over === null;
}
