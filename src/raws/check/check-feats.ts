import type { Parsed } from '../kinds';
import { checkCondition } from './check-conditions';
import { faultsOfLook } from './check-look';
import type { Reporter } from './reporter';

export function checkFeats(parsed: Parsed, reporter: Reporter): void {
  const { report, refer } = reporter;
  for (const feat of parsed.feats.feats) {
    const { id, icon, campaigns, when } = feat;
    refer(id, 'campaigns', 'campaign', campaigns);
    for (const condition of when) checkCondition(feat, condition, { parsed, reporter });
    if (when.length > 1 && when.some(({ kind }) => kind === 'totals')) report(id, 'when', 'totals must stand alone');
    for (const fault of faultsOfLook(parsed.sprites, icon)) report(id, 'icon', fault);
  }
}
