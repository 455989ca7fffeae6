import { rawsFor } from '../../src/engine';
import { stageAt } from '../../src/engine/schema/campaigns';
import { loadRaws } from '../../src/raws';
import { oneOf, UsageError, wholeNumber } from './command-line';

/**
 * Returns the campaign id of `--campaign ID`; without the option, the id of the first campaign. Throws a `UsageError`
 * if the raws have no campaign with this id.
 */
export function campaignOption(id: string | undefined): string {
  const ids = loadRaws().campaigns.map((campaign) => campaign.id);
  return oneOf('--campaign', id ?? (ids[0] as string), ids);
}

/** Maximum depth that scripts accept for an endless campaign. */
const DEEPEST = 100;

/** Parses a depth from 1 to the campaign's last. Throws a `UsageError` that names the option and the last depth. */
export function depthOption(name: string, text: string, campaign: string): number {
  const depth = wholeNumber(name, text, 1, DEEPEST);
  const { stages } = rawsFor(loadRaws(), { campaign }).campaign;
  if (stageAt({ stages }, depth) === null) {
    throw new UsageError(`${name} is at most ${stages.at(-1)?.depths[1]} in ${campaign}, not ${depth}.`);
  }
  return depth;
}

/** Returns the kit id of `--kit ID`, by default the first kit's. Throws a `UsageError` for an unknown kit. */
export function kitOption(id: string | undefined): string {
  const ids = loadRaws().kits.map((kit) => kit.id);
  return oneOf('--kit', id ?? (ids[0] as string), ids);
}
