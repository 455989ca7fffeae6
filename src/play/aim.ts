import { type Action, type AimedAction, aimed, type Game, type Raws, turn } from '../engine';
import { boardOf } from './board';
import type { Aiming, AimRequest, Board, Outcome } from './contract';
import type { Kit } from './kit';

/** What would come of an aimed action. Nothing is written; refusals that no better target would mend are told as such. */
export async function aim(kit: Kit, { run: named, user, seenVersion, action, signal }: AimRequest): Promise<Outcome> {
  const profile = await kit.store.loadProfile(user, signal);
  const id = named ?? profile?.activeRun ?? null;
  const run = id === null ? null : await kit.store.loadRun(id, signal);
  if (!run) return { kind: 'no-run' };
  if (run.owner !== user) return { kind: 'not-yours', owner: run.owner };
  if (seenVersion !== null && seenVersion !== run.v) {
    return { kind: 'stale', board: boardOf(kit, run, profile), events: [] };
  }
  return aimingOn(boardOf(kit, run, profile), run.game, action, kit.raws);
}

/** A target is asked for, or this one is of no use: another may be. */
const MENDABLE = ['danger', 'target-needed', 'target-unseen', 'out-of-range'];

/** The same of a game in hand and its board. */
export function aimingOn(board: Board, game: Game, action: AimedAction, raws: Raws): Outcome {
  const tried = turn(game, action, raws);
  const refusal = tried.ok ? null : tried.refusal;
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
  const preview = aimed(game, action, raws);
  return action.at && preview ? [{ at: action.at, ...preview }] : [];
}
