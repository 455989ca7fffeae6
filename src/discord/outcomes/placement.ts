import type { GameEvent, Outcome, RunId } from '../types';

/** `private-component` is a component of an ephemeral message. */
export type Surface = 'command' | 'component' | 'private-component';

/** `update` changes the component's message. `public` and `ephemeral` send new messages. */
export type Placement = 'update' | 'public' | 'ephemeral';

/** Drops a vendor's greeting, because closing a panel would repeat the greeting. */
export const seenAgain = (events: readonly GameEvent[], surface: Surface): GameEvent[] =>
  events.filter(({ kind }) => surface === 'command' || kind !== 'shop');

export interface PlacementOptions {
  controls?: unknown;
  /** True if the party's board must show a change of the party. */
  changesParty?: boolean;
}

export const surfaceOf = (isEphemeral: boolean): Surface => (isEphemeral ? 'private-component' : 'component');

/** Returns `command` if the message with the control must stay. */
export function surfaceBelow({ run, isEphemeral }: { run: RunId; isEphemeral: boolean }, outcome: Outcome): Surface {
  const below = surfaceOf(isEphemeral);
  if (!('board' in outcome)) return below;
  const isHidden = outcome.board.origin.kind === 'daily' && outcome.board.run !== run;
  return isHidden || keepsMessage(outcome) ? 'command' : below;
}

const keepsMessage = (outcome: Outcome): boolean => 'keepsMessage' in outcome && outcome.keepsMessage === true;

/** True if one member alone sees the reply, and the shared board stays. */
export function isAside(outcome: Outcome, surface: Surface, options: PlacementOptions): boolean {
  if (!('board' in outcome) || !outcome.board.party || outcome.board.view.over !== null) return false;
  if (surface === 'command') return !isAsked(outcome, options);
  if (surface === 'private-component') return true;
  return isOldCopy(outcome) || !isForParty(outcome, options);
}

const isOldCopy = (outcome: Outcome): boolean => 'board' in outcome && outcome.board.party?.isOldCopy === true;

/** True if every member must see the change. */
const isForParty = ({ kind }: Outcome, { changesParty = false }: PlacementOptions): boolean =>
  kind === 'applied' || kind === 'voted' || changesParty;

const isAsked = ({ kind }: Outcome, { controls, changesParty = false }: PlacementOptions): boolean =>
  kind === 'started' || kind === 'confirm-restart' || (kind === 'board' && controls === undefined && !changesParty);

/** Only replies to commands for the board or a new run are `public`. */
export function placementOf(outcome: Outcome, surface: Surface, options: PlacementOptions): Placement {
  if (surface === 'private-component') return 'update';
  if (surface === 'component') return isAside(outcome, surface, options) || isOldCopy(outcome) ? 'ephemeral' : 'update';
  return isAsked(outcome, options) && !isForCaller(outcome) ? 'public' : 'ephemeral';
}

/** True if the shared board must show an ephemeral outcome. */
export function changesBoard(outcome: Outcome, surface: Surface, options: PlacementOptions): boolean {
  if (!('board' in outcome) || !isForParty(outcome, options) || isForCaller(outcome)) return false;
  if (surface === 'private-component') return outcome.board.party !== undefined;
  return placementOf(outcome, surface, options) === 'ephemeral';
}

/** True if a party's run changed before the press; false on an old board copy. */
export const isLatePress = (outcome: Outcome, surface: Surface): boolean =>
  outcome.kind === 'stale' && surface === 'component' && isAside(outcome, surface, {}) && !isOldCopy(outcome);

/** True if the reply stays ephemeral even in direct messages. */
export const isForCallerAnywhere = (outcome: Outcome, options: PlacementOptions): boolean =>
  isForCaller(outcome) || (isAside(outcome, 'command', options) && !isForParty(outcome, options));

/** True if only the player may see the board, as in a daily run. */
function isForCaller(outcome: Outcome): boolean {
  if (!('board' in outcome)) return false;
  const { settings, view, origin, party } = outcome.board;
  if (origin.kind === 'daily') return true;
  if (outcome.kind === 'board' || outcome.kind === 'started') return false;
  if (outcome.kind === 'stale' && keepsMessage(outcome)) return true;
  return settings.quiet && party === undefined && view.over === null;
}
