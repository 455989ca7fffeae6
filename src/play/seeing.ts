import type { Run } from '../storage/contract';
import type { AskingThere, Unseen } from './contract';
import type { Kit } from './kit';
import { dailyOf, mayKnow } from './spoilers';

/**
 * Why somebody may not see a run where they ask, or one moment of it; `null` when they may: it is theirs, the
 * channel's, or shared there. What is shared as it goes on is so at every moment.
 */
export async function unseen(kit: Kit, run: Run, asking: AskingThere, v: number | null): Promise<Unseen | null> {
  const { user, channel, now, signal } = asking;
  if (run.owner === user || run.channel === channel) return null;
  const kept = { channel, run: run.id };
  const shares = await Promise.all(
    (v === null ? [null] : [null, v]).map((at) => kit.store.loadShare({ ...kept, v: at }, signal)),
  );
  if (!shares.some((share) => share !== null)) return { kind: 'not-shared' };
  const daily = dailyOf(run);
  return daily && !(await mayKnow(kit, user, daily, now, signal)) ? { kind: 'hidden' } : null;
}
