import { loadRaws } from '../../src/raws';
import { oneOf } from './command-line';

/** The campaign of `--campaign ID`, and the first without it. Throws a `UsageError` when there is none of that id. */
export function campaignOption(id: string | undefined): string {
  const ids = loadRaws().campaigns.map((campaign) => campaign.id);
  return oneOf('--campaign', id ?? (ids[0] as string), ids);
}
