import {
  type Action,
  type Danger,
  previewAim,
  type Raws,
  type Refusal,
  type TurnResult,
  turn,
  view,
} from '../../engine';
import type { WaivableDanger } from '../../settings/waivable-dangers';
import type { Commit, Party, Profile, Run, UserId } from '../../storage/contract';
import type { Caller } from '../caller';
import type { Context } from '../context';
import { gravesOnEntry } from '../graves/graves';
import { reportPendingResult } from './load-run';

/** Loads missing levels. Rejects with the `StoreError` `unreadable` for a damaged level. */
export async function tryAction(context: Context, run: Run, action: Action, signal?: AbortSignal): Promise<TurnResult> {
  let { game } = run;
  const loaded = new Set<number>();
  for (;;) {
    const result = turn(game, action, context.raws);
    if (result.ok || result.refusal.code !== 'level-parked') return result;
    const { depth } = result.refusal;
    if (loaded.has(depth)) return result;
    loaded.add(depth);
    const level = await context.store.loadLevel(run, depth, signal);
    game = { ...game, levels: { ...game.levels, [depth]: level } };
  }
}

/** Confirms a waived danger. `accepted` is the action of the last try. */
export async function tryWithWaivers(
  context: Context,
  run: Run,
  action: Action,
  { waived, signal }: { waived: readonly WaivableDanger[]; signal: AbortSignal | undefined },
): Promise<{ accepted: Action; result: TurnResult }> {
  const result = await tryAction(context, run, action, signal);
  if (result.ok || !isWaived(result.refusal, action, { game: run.game, waived, raws: context.raws })) {
    return { accepted: action, result };
  }
  const accepted = { ...action, sure: true } as Action;
  return { accepted, result: await tryAction(context, run, accepted, signal) };
}

/** One player must not risk a whole party's hero. */
export function waivedConfirmations(
  user: UserId,
  { run, party, profile }: { run: Run; party: Party | null; profile: Pick<Profile, 'settings'> | null },
): readonly WaivableDanger[] {
  const alone = !party || party.mode === 'owner' || party.members.every((member) => member === user);
  return run.owner === user && alone ? (profile?.settings.waivedConfirmations ?? []) : [];
}

interface Waivers {
  game: Run['game'];
  waived: readonly WaivableDanger[];
  raws: Raws;
}

/** True if the player has waived every danger of the action. */
export function isWaived(refusal: Refusal, action: Action, waivers: Waivers): boolean {
  if (refusal.code !== 'danger') return false;
  const { danger } = refusal;
  return waivers.waived.some((waived) => waived === danger) && !hidesAnotherDanger(danger, action, waivers);
}

/** The engine's refusal names only one danger. */
function hidesAnotherDanger(danger: Danger, action: Action, { game, waived, raws }: Waivers): boolean {
  if (action.kind !== 'use' && action.kind !== 'cast' && action.kind !== 'throw') return false;
  const other = danger === 'self' ? 'friendly' : 'self';
  if (waived.includes(other)) return false;
  const caught = previewAim(game, action, raws)?.caught ?? [];
  if (other === 'self') return caught.some(({ id }) => id === game.hero.id);
  const { things } = view(game, raws);
  const hostile = new Set(things.flatMap(({ id, stance }) => (stance === 'hostile' ? [id] : [])));
  return caught.some(({ id }) => id !== game.hero.id && !hostile.has(id));
}

/** Also stores graves. Returns `null` if another commit came first. */
export async function commitAction<Made>(
  context: Context,
  { interaction, now, signal }: Caller,
  from: Run,
  change: Pick<Commit<Made>, 'game' | 'action' | 'by' | 'votes' | 'feats' | 'choice' | 'meanwhile'> & {
    events: Run['game']['events'];
  },
): Promise<{ run: Run; made: Made | null } | null> {
  const events = Math.min(change.events.length, change.game.events.length);
  const graves = await gravesOnEntry(context, from, change.game, signal);
  const gravesIfAny = graves ? { graves } : {};
  const committed = await context.store.commit({ ...change, ...gravesIfAny, from, interaction, events, now }, signal);
  if (!committed.ok) return null;
  reportPendingResult(context, committed.run);
  return committed;
}

/** Returns `false` if the engine refuses, or if another commit came first. */
export async function abandonRun(context: Context, caller: Caller, run: Run): Promise<boolean> {
  const action = { kind: 'abandon', sure: true } as const;
  const result = turn(run.game, action, context.raws);
  if (!result.ok) return false;
  const { game, events } = result;
  return (await commitAction(context, caller, run, { game, events, action, ...inputBy(caller, run) })) !== null;
}

/** Omits the sender in a run of one player. */
export const inputBy = ({ user }: Caller, { channel }: Run): { by?: UserId } => (channel === null ? {} : { by: user });
