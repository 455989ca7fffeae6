import { type Action, type AimedAction, type Danger, type Game, previewAim, type Raws, turn } from '../../engine';
import type { Context } from '../context';
import type { Aiming, AimQuery, Board, Outcome } from '../contract';
import { loadPartyState } from '../parties/party-state';
import { accessRefusal } from './access';
import { boardOf } from './board';
import { isWaived, waivedConfirmations } from './confirmations';
import { resolveRun } from './resolve-run';

/** What would come of an aimed action. Nothing is written; refusals that no better target would mend are told as such. */
export async function aim(context: Context, request: AimQuery): Promise<Outcome> {
  const { run: named, seenVersion, action, user } = request;
  const { run, party, profile } = await resolveRun(context, request, named);
  if (!run) return { kind: 'no-run' };
  const company = await loadPartyState(context, run, party, request);
  const barred = await accessRefusal(context, run, profile, company, request);
  if (barred) return barred;
  const board = boardOf(context, run, profile, company);
  if (seenVersion !== null && seenVersion !== run.version) return { kind: 'stale', board, events: [] };
  return aimingOn(board, run.game, action, waivedConfirmations(user, run, party, profile), context.raws);
}

/** A target is asked for, or this one is of no use: another may be. */
const MENDABLE = ['danger', 'target-needed', 'target-unseen', 'out-of-range'];

/** The same of a game in hand and its board. What the player need not be asked about is no refusal. */
export function aimingOn(
  board: Board,
  game: Game,
  action: AimedAction,
  unasked: readonly Danger[],
  raws: Raws,
): Outcome {
  const tried = turn(game, action, raws);
  const refusal = tried.ok || isWaived(game, action, tried.refusal, unasked, raws) ? null : tried.refusal;
  if (refusal && !MENDABLE.includes(refusal.code)) return { kind: 'refused', board, refusal, action };
  const fits = refusal === null || refusal.code === 'danger';
  const actions = fits ? [action] : board.legal.filter((other) => isSame(other, action));
  const previews = actions.flatMap((one) => previewOf(game, one as AimedAction, raws));
  return { kind: 'aiming', board, action, refusal, previews };
}

/** The same thing or spell, at whatever target. */
const isSame = (other: Action, action: AimedAction): boolean =>
  action.kind === 'use'
    ? other.kind === 'use' && other.item === action.item
    : other.kind === 'cast' && other.spell === action.spell;

function previewOf(game: Game, action: AimedAction, raws: Raws): Aiming['previews'] {
  const preview = previewAim(game, action, raws);
  return action.at && preview ? [{ at: action.at, ...preview }] : [];
}
