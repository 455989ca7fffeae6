import { type Outcome, playSeries, type Series } from '../play';

/** Rejects if a run violates an invariant or hangs. */
export async function playSoundly(series: Series): Promise<Outcome> {
  const outcome = await playSeries(series);
  if (outcome.failed.length + outcome.hangs.length === 0) return outcome;
  const campaign = series.campaign === undefined ? '' : ` --campaign ${series.campaign}`;
  throw new Error(
    `a run failed; npm run simulate --${campaign} --seed "${series.seed}" --turns ${series.maxTurns} prints how`,
  );
}
