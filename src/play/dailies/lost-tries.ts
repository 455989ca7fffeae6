import { groupBy } from '../../lib/groups';
import { dailyOf } from '../../storage/contract';
import type { Context } from '../context';
import type { InputOf, OutputOf } from '../use-case';
import type { DailyUseCases } from './dailies-contract';

/** Reads claims, because a result does not show if its run was practice. */
export async function lostTries(
  context: Context,
  { runs, signal }: InputOf<DailyUseCases, 'lostTries'>,
): Promise<OutputOf<DailyUseCases, 'lostTries'>> {
  const unranked = runs.flatMap((result) => {
    const daily = result.ranked ? null : dailyOf(result);
    return daily ? [{ result, daily }] : [];
  });
  const lost = groupBy(unranked, ({ result }) => result.owner).map(async (ofPlayer) => {
    const dailies = ofPlayer.map(({ daily }) => daily);
    const claims = await context.store.loadClaims(ofPlayer[0].result.owner, dailies, signal);
    return ofPlayer.filter(({ result }, at) => claims[at]?.run === result.run).map(({ result }) => result.run);
  });
  return { kind: 'lost-tries', runs: (await Promise.all(lost)).flat() };
}
