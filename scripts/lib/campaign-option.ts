import { rawsFor } from '../../src/engine';
import { stageAt } from '../../src/engine/schema/campaigns';
import { loadRaws } from '../../src/raws';
import { oneOf, UsageError, wholeNumber } from './command-line';

/** The campaign of `--campaign ID`, and the first without it. Throws a `UsageError` when there is none of that id. */
export function campaignOption(id: string | undefined): string {
  const ids = loadRaws().campaigns.map((campaign) => campaign.id);
  return oneOf('--campaign', id ?? (ids[0] as string), ids);
}

/** Deepest level that is drawn or checked of a campaign without end. */
const DEEPEST = 100;

/** A depth of this campaign. Throws a `UsageError` that names the option, and where the campaign ends. */
export function depthOption(name: string, text: string, campaign: string): number {
  const depth = wholeNumber(name, text, 1, DEEPEST);
  const { stages } = rawsFor(loadRaws(), { campaign }).campaign;
  if (stageAt({ stages }, depth) === null) {
    throw new UsageError(`${name} is at most ${stages.at(-1)?.depths[1]} in ${campaign}, not ${depth}.`);
  }
  return depth;
}
