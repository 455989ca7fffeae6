import {
  type Action,
  type Danger,
  type Game,
  previewAim,
  type Raws,
  type Refusal,
  type TurnResult,
} from '../../engine';
import type { Party, Profile, Run, UserId } from '../../storage/contract';
import type { Context } from '../context';
import { tryAction } from './try-action';

/** What no setting takes the question from: the end of a run. */
const ALWAYS_ASKED: readonly Danger[] = ['abandon'];

/**
 * Dangers that somebody need not be asked about: those they have switched off, where the run is theirs and nobody else
 * decides in it. Where several play, the hero is not one player's to risk unasked.
 */
export function waivedConfirmations(
  user: UserId,
  run: Run,
  party: Party | null,
  profile: Profile | null,
): readonly Danger[] {
  const alone = !party || party.mode === 'owner' || party.members.every((member) => member === user);
  return run.owner === user && alone ? (profile?.settings.waivedConfirmations ?? []) : [];
}

/** Takes the action, with the yes that the player has given for good to the danger it may be refused with. */
export async function tryWithWaivers(
  context: Context,
  run: Run,
  action: Action,
  unasked: readonly Danger[],
  signal?: AbortSignal,
): Promise<{ taken: Action; result: TurnResult }> {
  const result = await tryAction(context, run, action, signal);
  if (result.ok || !isWaived(run.game, action, result.refusal, unasked, context.raws)) return { taken: action, result };
  const taken = { ...action, sure: true } as Action;
  return { taken, result: await tryAction(context, run, taken, signal) };
}

/** Is the refusal a question that has been answered for good? */
export function isWaived(
  game: Game,
  action: Action,
  refusal: Refusal,
  unasked: readonly Danger[],
  raws: Raws,
): boolean {
  if (refusal.code !== 'danger') return false;
  const { danger } = refusal;
  return (
    unasked.includes(danger) && !ALWAYS_ASKED.includes(danger) && !hidesAnother(game, action, danger, unasked, raws)
  );
}

/** Only the first danger is told of: what is aimed at many may hit the hero and a friend at once. */
function hidesAnother(game: Game, action: Action, danger: Danger, unasked: readonly Danger[], raws: Raws): boolean {
  if (action.kind !== 'use' && action.kind !== 'cast') return false;
  const other = danger === 'self' ? 'friendly' : 'self';
  if (unasked.includes(other)) return false;
  const caught = previewAim(game, action, raws)?.caught ?? [];
  return caught.some(({ id }) => (id === game.hero.id) === (other === 'self'));
}
