import { type Action, type AimedAction, type Game, previewAim, type Raws, type Refusal, turn } from '../../engine';
import type { WaivableDanger } from '../../settings/waivable-dangers';
import type { Context } from '../context';
import { readGraves } from '../graves/graves';
import type { InputOf } from '../use-case';
import { accessibleBoard } from './access';
import type { Board } from './board';
import { chosenRun, markChosen } from './chosen-run';
import { findApplied } from './delivery-guards';
import { giveHint } from './give-hint';
import { repeatedOutcome } from './repeated-outcome';
import { type ResolvedRun, resolveRun } from './resolve-run';
import { isWaived, waivedConfirmations } from './try-action';
import type { Aiming, Outcome, TurnUseCases } from './turns-contract';

const CODES_OF_TARGETS = ['danger', 'target-needed', 'target-unseen', 'out-of-range'];

const isOfTarget = (refusal: Refusal): boolean =>
  refusal.code === 'truce' ? refusal.where === 'there' : CODES_OF_TARGETS.includes(refusal.code);

export async function look(context: Context, caller: InputOf<TurnUseCases, 'look'>): Promise<Outcome> {
  const resolved = await resolveRun(context, caller, caller.run ?? null);
  const { run, party, profile } = resolved;
  if (!run) return { kind: 'no-run' };
  const { toRead = false } = caller;
  const access = await accessibleBoard(context, { run, party, profile }, caller, { toRead });
  const chosen = chosenRun(resolved, caller);
  if ('refusal' in access) return markChosen(access.refusal, chosen);
  const { board } = access;
  const own = findApplied(run, caller);
  if (own && own.version > 0) {
    const repeated = repeatedOutcome(context, { run, party, profile }, own, board);
    return markChosen(await giveHint(context, caller, repeated, profile), chosen);
  }
  const graves = caller.graves ? await readGraves(context, caller, run, board.view) : [];
  return markChosen({ kind: 'board', board, ...(graves.length > 0 ? { graves } : {}) }, chosen);
}

export async function aim(context: Context, query: InputOf<TurnUseCases, 'aim'>): Promise<Outcome<never>> {
  const resolved = await resolveRun(context, query, query.run);
  return markChosen(await aimIn(context, query, resolved), chosenRun(resolved, query));
}

async function aimIn(
  context: Context,
  query: InputOf<TurnUseCases, 'aim'>,
  resolved: ResolvedRun,
): Promise<Outcome<never>> {
  const { seenVersion, action, user } = query;
  const { run, party, profile } = resolved;
  if (!run) return { kind: 'no-run' };
  const access = await accessibleBoard(context, { run, party, profile }, query);
  if ('refusal' in access) return access.refusal;
  const { board } = access;
  if (seenVersion !== null && seenVersion !== run.version) return { kind: 'stale', board, events: [] };
  const waived = waivedConfirmations(user, { run, party, profile });
  return previewAction(action, { board, game: run.game, waived, raws: context.raws });
}

/** If the target is wrong, previews every legal target. */
export function previewAction(
  action: AimedAction,
  { board, game, waived, raws }: { board: Board; game: Game; waived: readonly WaivableDanger[]; raws: Raws },
): Outcome<never> {
  const result = turn(game, action, raws);
  const refusal = result.ok || isWaived(result.refusal, action, { game, waived, raws }) ? null : result.refusal;
  if (refusal && !isOfTarget(refusal)) return { kind: 'refused', board, refusal, action };
  const valid = refusal === null || refusal.code === 'danger';
  const actions = valid ? [action] : board.legal.filter((other) => isSameButTarget(other, action));
  const previews = actions.flatMap((one) => previewOf(game, one, raws));
  return { kind: 'aiming', board, action, refusal, previews };
}

function isSameButTarget(other: Action, action: AimedAction): other is AimedAction {
  switch (action.kind) {
    case 'use':
      return other.kind === 'use' && other.item === action.item;
    case 'cast':
      return other.kind === 'cast' && other.spell === action.spell;
    case 'fire':
      return other.kind === 'fire';
    case 'throw':
      return other.kind === 'throw' && other.item === action.item;
  }
}

function previewOf(game: Game, action: AimedAction, raws: Raws): Aiming['previews'] {
  const preview = previewAim(game, action, raws);
  return action.at && preview ? [{ at: action.at, ...preview }] : [];
}
