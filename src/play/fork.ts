import { branched } from '../engine';
import { StoreError } from '../storage/contract';
import { boardOf } from './board';
import type { ForkOutcome, Together } from './contract';
import type { Kit } from './kit';
import { pointAt } from './pointing';
import { gameAt } from './replay';
import { runIdOf } from './run-id';
import { unseen } from './seeing';
import { dailyOf, isVeiled } from './spoilers';
import { namedOrLast } from './which-run';

type Asked = Parameters<Together['fork']>[0];

/**
 * Branches off a run. The order is: the branch is created under an id that only this interaction can make, the
 * profile's pointer moved, the branch listed. Stopped anywhere, the same delivery takes up there.
 */
export async function fork(kit: Kit, asking: Asked): Promise<ForkOutcome> {
  const { user, signal } = asking;
  const id = runIdOf(asking);
  if (!(await kit.store.loadRun(id, signal))) {
    const barred = await branch(kit, asking, id);
    if (barred) return barred;
  }
  const run = await kit.store.loadRun(id, signal);
  if (!run) throw new StoreError('unreadable');
  // A run that was played is no half-begun one: this delivery comes late.
  if (run.v > 0) return { kind: 'board', board: boardOf(kit, run, await kit.store.loadProfile(user, signal)) };
  const profile = await pointAt(kit, asking, id);
  if (!profile) return { kind: 'busy' };
  await kit.store.listRun(run, signal);
  return { kind: 'started', board: boardOf(kit, run, profile) };
}

/** Creates the branch; or tells why there can be none. */
async function branch(kit: Kit, asking: Asked, id: string): Promise<ForkOutcome | null> {
  const { user, userName, home, interaction, now, signal } = asking;
  const source = await namedOrLast(kit, asking);
  if (!source) return { kind: 'no-run' };
  const v = asking.v ?? source.v;
  const barred = await unseen(kit, source, asking, asking.v ?? null);
  if (barred) return barred;
  // A branch goes by no day: nothing would veil what it shows.
  if (isVeiled(source, now) || (dailyOf(source) && source.ranked && !source.game.over)) return { kind: 'daily-open' };
  const log = await kit.store.loadLog(source.id, signal);
  const game = log && gameAt(log, kit.raws, v);
  if (!game) return { kind: 'no-moment' };
  if (game.over) return { kind: 'over' };
  const heroName = userName === '' ? game.heroName : userName;
  const base = branched({ ...game, heroName }, id);
  const origin = { kind: 'fork', run: source.id, v } as const;
  await kit.store.createRun({ id, owner: user, home, origin, ranked: false, game: base, interaction, now }, signal);
  return null;
}
